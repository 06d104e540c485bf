import { type CarSpec, car } from '../kit/car.ts';
import { painted } from '../kit/materials.ts';
import { dirt, hills, tufts } from '../kit/nature.ts';
import { all, ashlar, asphalt, concrete, plaster, splash, tiles } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { outdoors, sunFrom } from '../kit/stage.ts';
import { tree } from '../kit/trees.ts';
import { random } from '../render/random.ts';
import { type Builder, builder, type Scene } from '../render/scene.ts';
import { box, sheet } from '../render/shapes.ts';
import type { Daylight } from '../render/sky.ts';
import { move, place, turnY, type Vec } from '../render/vec.ts';

interface Look {
  seed: string;
  car: CarSpec;
  turn: number;
  place: 'wall' | 'hills' | 'yard' | 'street';
  light: Daylight;
  sun: [number, number];
  eye?: Vec;
}

/** A car as a seller photographs it: three quarters, from the height of a standing person. */
export function carScene(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  car(b, place(move(0, 0, 0), turnY(look.turn)), look.car);
  grounds[look.place](b, look.seed);
  hills(b, { z: look.place === 'hills' ? -170 : -300, height: look.place === 'hills' ? 62 : 80, seed: rng.int(1, 80) });
  return outdoors(b, {
    eye: look.eye ?? [1.2, 1.62, 7.4],
    target: [0.05, 0.72, 0],
    fov: 40,
    light: look.light,
    sun: sunFrom(...look.sun),
    seed: rng.int(1, 60),
    center: [0, 0.8, 0],
    radius: 7,
    exposure: 0.92,
    softness: 0.02,
    reach: 16,
  });
}

const grounds: Record<Look['place'], (b: Builder, seed: string) => void> = {
  wall(b, seed) {
    const rng = random(`${seed} wall`);
    b.add(sheet(-40, -3.4, 40, 20), painted([0.3, 0.28, 0.25], tiles({ size: [0.2, 0.1], vary: 0.25, joint: 0.006 })));
    b.add(
      box(-30, 0, -4, 30, 5.2, -3.6),
      painted(palette.limestone, all(ashlar({ height: 0.32, width: 0.62 }), splash(0.6, 0.25))),
    );
    b.add(box(-30, 0, -3.62, 30, 0.5, -3.5), painted([0.2, 0.2, 0.19], ashlar({ width: 0.8 })));
    b.add(box(-30, 5.2, -4.1, 30, 5.4, -3.4), painted(palette.limestonePale, concrete));
    tree(b, rng, 'olive', move(-4.6, 0, -2.5), 3.4);
    tree(b, rng, 'cypress', move(5.6, 0, -2.7), 6);
  },
  hills(b, seed) {
    const rng = random(`${seed} road`);
    b.add(sheet(-80, -3, 80, 30), painted([0.12, 0.118, 0.115], asphalt));
    b.add(sheet(-140, -160, 140, -3, -0.02), dirt);
    tufts(b, rng, [-24, -14, 24, -3.4], 1500, 0.3, [0.26, 0.24, 0.1]);
    for (let i = 0; i < 7; i++)
      tree(b, rng, 'olive', move(rng.between(-26, 26), 0, rng.between(-30, -12)), rng.between(2.6, 3.6));
  },
  yard(b, seed) {
    const rng = random(`${seed} yard`);
    b.add(sheet(-40, -30, 40, 20), painted([0.42, 0.4, 0.36], concrete));
    b.add(box(-12, 0, -7, 12, 4.6, -6.6), painted([0.68, 0.62, 0.52], plaster(0.14)));
    b.add(
      box(-4.2, 0, -6.62, 0.2, 3.4, -6.5),
      painted([0.22, 0.28, 0.27], (s) => {
        const t = (s.ly / 0.12) % 1;
        s.r *= 0.8 + t * 0.3;
        s.g *= 0.8 + t * 0.3;
        s.b *= 0.8 + t * 0.3;
      }),
    );
    tree(b, rng, 'street', move(6.2, 0, -4.6), 4.4);
    tree(b, rng, 'street', move(-8.4, 0, -4.8), 4);
  },
  street(b, seed) {
    const rng = random(`${seed} street`);
    b.add(sheet(-60, -3, 60, 30), painted([0.125, 0.122, 0.12], asphalt));
    b.add(box(-60, 0, -6, 60, 0.15, -2.8), painted([0.42, 0.38, 0.32], tiles({ size: 0.4, vary: 0.12 })));
    b.add(box(-30, 0, -12, 30, 9, -6), painted([0.6, 0.53, 0.42], all(plaster(0.14), splash(1, 0.2))));
    for (let i = -4; i < 5; i++)
      b.add(box(i * 3.4, 1, -6.05, i * 3.4 + 1.5, 2.9, -5.95), {
        color: [0.03, 0.035, 0.04],
        gloss: 0.14,
        rough: 0.03,
      });
    for (const x of [-6.5, 0.4, 6.6]) tree(b, rng, 'street', move(x, 0.1, -4.4), 4.6);
  },
};

export const carScenes: Look[] = [
  {
    seed: 'white sedan',
    car: { body: 'sedan', color: [0.66, 0.65, 0.63] },
    turn: -32,
    place: 'wall',
    light: 'afternoon',
    sun: [38, 44],
  },
  {
    seed: 'red hatch',
    car: { body: 'hatch', color: [0.34, 0.025, 0.02] },
    turn: 214,
    place: 'street',
    light: 'morning',
    sun: [-36, 40],
  },
  {
    seed: 'silver sedan',
    car: { body: 'sedan', color: [0.27, 0.28, 0.285] },
    turn: 208,
    place: 'hills',
    light: 'golden',
    sun: [52, 26],
  },
  {
    seed: 'green suv',
    car: { body: 'suv', color: [0.03, 0.075, 0.055], roofRack: true },
    turn: -36,
    place: 'hills',
    light: 'afternoon',
    sun: [-34, 42],
  },
  {
    seed: 'black suv',
    car: { body: 'suv', color: [0.014, 0.015, 0.016] },
    turn: 212,
    place: 'wall',
    light: 'morning',
    sun: [30, 48],
  },
  {
    seed: 'white pickup',
    car: { body: 'pickup', color: [0.64, 0.63, 0.6], rims: 'plain' },
    turn: -30,
    place: 'yard',
    light: 'noon',
    sun: [34, 52],
  },
  {
    seed: 'sand pickup',
    car: { body: 'pickup', color: [0.42, 0.34, 0.22] },
    turn: 216,
    place: 'hills',
    light: 'golden',
    sun: [-48, 28],
  },
  {
    seed: 'blue sedan',
    car: { body: 'sedan', color: [0.025, 0.06, 0.14] },
    turn: -148,
    place: 'yard',
    light: 'afternoon',
    sun: [40, 40],
  },
  {
    seed: 'white van',
    car: { body: 'van', color: [0.66, 0.65, 0.62], rims: 'plain', cargo: true },
    turn: -34,
    place: 'street',
    light: 'noon',
    sun: [26, 50],
  },
  {
    seed: 'gold suv',
    car: { body: 'suv', color: [0.32, 0.24, 0.14] },
    turn: -28,
    place: 'street',
    light: 'golden',
    sun: [44, 30],
  },
];
