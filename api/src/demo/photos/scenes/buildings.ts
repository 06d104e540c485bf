import { car } from '../kit/car.ts';
import { vase } from '../kit/decor.ts';
import { table } from '../kit/furniture.ts';
import { pendant } from '../kit/lamps.ts';
import { brass, fabric, iron, painted, paintedMetal, timber } from '../kit/materials.ts';
import { hills, pottedPlant } from '../kit/nature.ts';
import { all, ashlar, blend, concrete, marble, onFace, plaster, splash, wallPaint } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { type RoomSpec, room } from '../kit/room.ts';
import { indoors, outdoors, sunFrom } from '../kit/stage.ts';
import { lampPost, street } from '../kit/street.ts';
import { tree } from '../kit/trees.ts';
import type { Material } from '../render/material.ts';
import { hash, random } from '../render/random.ts';
import { type Builder, builder, type Scene } from '../render/scene.ts';
import { block, box, roundBlock, tube } from '../render/shapes.ts';
import type { Daylight } from '../render/sky.ts';
import { move, place, turnY, turnZ, type Vec } from '../render/vec.ts';
import { floors, outside } from './living-rooms.ts';

interface TowerLook {
  seed: string;
  storeys: number;
  w: number;
  stone: Vec;
  light: Daylight;
  sun: [number, number];
  eye: Vec;
  shift: number;
  works?: boolean;
}

/** Storeys of glass between stone piers. */
const curtainWall = (stone: Vec, bay: number, storey: number): Material => ({
  color: [0.035, 0.05, 0.058],
  gloss: 0.2,
  rough: 0.02,
  paint: (s) => {
    const at = { u: 0, v: 0, floor: false };
    onFace(s, at);
    const [i, j] = [Math.floor(at.u / bay), Math.floor(at.v / storey)];
    const [fu, fv] = [at.u / bay - i, at.v / storey - j];
    if (at.floor || fv > 0.8 || fu < 0.14) {
      blend(s, stone, 1);
      s.gloss = 0;
      s.rough = 1;
      ashlar({ height: 0.42, width: 0.9, vary: 0.08, relief: 0.2 })(s);
      return;
    }
    if (Math.abs(fu - 0.57) < 0.012 || fv < 0.03 || Math.abs(fv - 0.28) < 0.012) {
      blend(s, [0.05, 0.05, 0.05], 1);
      s.gloss = 0.03;
      return;
    }
    if (hash(i, j, 3) < 0.35) blend(s, [0.3, 0.27, 0.21], 0.5);
    s.nx += (hash(i, j, 5) - 0.5) * 0.012;
    s.ny += (hash(i, j, 6) - 0.5) * 0.012;
  },
});

/** An office or commercial building on a wide street; or one that is still being built. */
export function tower(look: TowerLook): Scene {
  const rng = random(look.seed);
  const b = builder();
  street(b, { deep: 4, road: 10 });
  const h = look.storeys * 3.6;
  const { w } = look;
  if (look.works) works(b, w, look.storeys);
  else {
    const skin = curtainWall(look.stone, 2.6, 3.6);
    b.add(box(-w / 2, 4.4, -12, w / 2, 4.4 + h, 0), skin);
    const stone = painted(look.stone, all(ashlar({ height: 0.5, width: 1, vary: 0.1 }), splash(0.6, 0.2)));
    b.add(box(-w / 2 - 0.1, 4, -12, w / 2 + 0.1, 4.6, 0.7), stone);
    b.add(box(-w / 2 - 0.2, 4.4 + h, -12.2, w / 2 + 0.2, 5.3 + h, 0.2), stone);
    b.add(box(-w / 2, 0, -12, w / 2, 4, -1.6), {
      color: [0.03, 0.04, 0.045],
      gloss: 0.18,
      rough: 0.02,
      paint: (s) => {
        if (Math.abs(((((s.lx / 1.6) % 1) + 1) % 1) - 0.5) > 0.47 || Math.abs(s.ly - 2.7) < 0.05)
          blend(s, [0.05, 0.05, 0.05], 1);
      },
    });
    for (let x = -w / 2 + 0.3; x <= w / 2; x += (w - 0.6) / 4) b.add(block(0.6, 4, 0.6), stone, move(x, 0, 0.1));
  }
  for (const [x, tall, tone] of [
    [-w / 2 - 9.5, 13, [0.6, 0.53, 0.42]],
    [w / 2 + 1.5, 16, [0.66, 0.61, 0.52]],
    [w / 2 + 11, 11, [0.58, 0.5, 0.4]],
  ] as const) {
    b.add(
      box(x, 0, -12, x + 8, tall, -1),
      painted(tone, (s) => {
        plaster(0.14)(s);
        const [u, v] = [(s.lx / 2.4) % 1, (s.ly / 3.1) % 1];
        if (Math.abs(Math.abs(u) - 0.5) < 0.24 && v > 0.32 && v < 0.76 && s.ny < 0.5)
          [s.r, s.g, s.b, s.gloss, s.rough] = [0.05, 0.06, 0.065, 0.14, 0.03];
      }),
    );
  }
  for (let i = 0; i < 5; i++)
    tree(b, rng, i % 2 ? 'street' : 'palm', move(-14 + i * 7 + rng.between(-0.6, 0.6), 0, 2.9), i % 2 ? 4.4 : 6.2);
  lampPost(b, 4.5, 3.6, 6);
  car(b, place(move(-5.2, -0.12, 6), turnY(0)), { body: 'sedan', color: [0.6, 0.59, 0.56] });
  car(b, place(move(4.6, -0.12, 9), turnY(180)), { body: 'hatch', color: [0.3, 0.05, 0.03] });
  hills(b, { z: -330, height: 90, seed: rng.int(1, 60) });
  return outdoors(b, {
    eye: look.eye,
    target: [0, look.eye[1], 0],
    shift: look.shift,
    fov: 50,
    light: look.light,
    sun: sunFrom(...look.sun),
    seed: rng.int(1, 60),
    center: [0, 11, -2],
    radius: 24,
    softness: 0.04,
    exposure: 0.98,
    reach: 25,
  });
}

function works(b: Builder, w: number, storeys: number): void {
  const raw = painted(palette.concrete, concrete);
  const brick = painted([0.46, 0.3, 0.21], ashlar({ height: 0.2, width: 0.4, vary: 0.2, relief: 0.4 }));
  for (let i = 0; i <= storeys; i++) {
    const y = i * 3.3;
    b.add(box(-w / 2, y - 0.25, -10, w / 2, y, 0), raw);
    if (i === storeys) break;
    for (let x = -w / 2 + 0.3; x <= w / 2; x += (w - 0.6) / 4)
      for (const z of [-0.4, -5, -9.6]) b.add(block(0.45, 3.3, 0.45), raw, move(x, y, z));
    if (i < storeys - 2)
      for (let k = 0; k < 4; k++) {
        const x0 = -w / 2 + 0.5 + k * ((w - 0.6) / 4);
        const span = (w - 0.6) / 4 - 0.4;
        b.add(box(x0, y, -0.5, x0 + span, y + 0.9, -0.3), brick);
        b.add(box(x0, y, -0.5, x0 + span * 0.28, y + 3.05, -0.3), brick);
        b.add(box(x0 + span * 0.75, y, -0.5, x0 + span, y + 3.05, -0.3), brick);
        b.add(box(x0, y, -9.9, x0 + span, y + 3.05, -9.7), brick);
      }
    for (let x = -w / 2 + 0.2; x <= w / 2 + 0.1; x += 1.9)
      b.add(
        tube(
          [
            [x, y, 1.1],
            [x, y + 3.3, 1.1],
          ],
          0.028,
          5,
        ),
        paintedMetal([0.5, 0.4, 0.12]),
        undefined,
        { bounce: false },
      );
    b.add(box(-w / 2, y + 1.7, 0.6, w / 2, y + 1.76, 1.25), timber(palette.pine));
    b.add(
      tube(
        [
          [-w / 2, y + 2.7, 1.15],
          [w / 2, y + 2.7, 1.15],
        ],
        0.022,
        5,
      ),
      paintedMetal([0.5, 0.4, 0.12]),
      undefined,
      { bounce: false },
    );
  }
  for (let x = -w / 2 + 0.3; x <= w / 2; x += (w - 0.6) / 4)
    for (const dx of [-0.12, 0, 0.12])
      b.add(
        tube(
          [
            [x + dx, storeys * 3.3, -0.4],
            [x + dx * 1.4, storeys * 3.3 + 0.9, -0.4],
          ],
          0.012,
          4,
        ),
        iron,
        undefined,
        { bounce: false },
      );
}

interface StairLook {
  seed: string;
  wall: Vec;
  low: Vec;
  sun: [number, number];
}

/** The stairs of a house: stone steps, an iron rail, light from above. */
export function stairwell(look: StairLook): Scene {
  const rng = random(look.seed);
  const b = builder();
  const [w, d, h] = [4.4, 4.6, 4.6];
  const two: Material = painted(look.wall, (s) => {
    wallPaint(s);
    if (s.y < 1.3 && Math.abs(s.ny) < 0.5) blend(s, look.low, 1);
    if (Math.abs(s.y - 1.32) < 0.025) blend(s, [0.25, 0.2, 0.15], 0.8);
  });
  const spec: RoomSpec = {
    w,
    d,
    h,
    floor: floors.checker,
    wall: two,
    openings: [
      { side: 'back', x: 0.5, y: 2.35, w: 1.15, h: 1.7, panes: 2 },
      { side: 'left', x: 2.7, y: 0.02, w: 1.1, h: 2.2, passage: true },
    ],
    daylight: 5.5,
  };
  const portals = room(b, spec);
  const step: Material = { color: [0.72, 0.68, 0.6], gloss: 0.055, rough: 0.14, paint: marble(0.6) };
  const steps = 11;
  for (let i = 0; i < steps; i++) {
    const x = -0.75 + i * 0.27;
    const y = i * 0.172;
    b.add(box(x, 0, -d / 2, x + 0.29, y + 0.135, -d / 2 + 1.35), two);
    b.add(box(x - 0.03, y + 0.135, -d / 2, x + 0.29, y + 0.172, -d / 2 + 1.4), step);
  }
  const rise = (Math.atan2(0.172, 0.27) * 180) / Math.PI;
  for (let i = 0; i < steps; i++)
    for (const dx of [0.05, 0.19])
      b.add(
        box(
          -0.75 + i * 0.27 + dx,
          i * 0.172 + 0.17,
          -d / 2 + 1.31,
          -0.75 + i * 0.27 + dx + 0.018,
          i * 0.172 + 1.06 + dx * 0.6,
          -d / 2 + 1.328,
        ),
        iron,
        undefined,
        { bounce: false },
      );
  b.add(
    roundBlock(3.5, 0.055, 0.07, 0.022),
    timber(palette.walnut),
    place(move(0.74, 1.98, -d / 2 + 1.32), turnZ(rise)),
  );
  b.add(box(w / 2 - 0.3, 1.7, -d / 2, w / 2, 1.9, d / 2 - 1), step);
  b.add(roundBlock(0.12, 1.15, 0.12, 0.02), timber(palette.walnut, 'y'), move(-0.78, 0, -d / 2 + 1.32));
  pendant(b, move(-0.3, h, 0), 1.5, 0.24, brass, 1.6);
  table(b, move(-1.75, 0, 0.1), 0.45, 0.95, 0.78, timber(palette.walnut), timber(palette.walnut, 'y'));
  vase(b, rng, move(-1.75, 0.78, 0.1), 0.34, palette.teal);
  pottedPlant(b, rng, move(-1.6, 0, -1.75), 1.5, { broad: true });
  b.add(box(-1, 0.001, -0.6, 1.2, 0.014, 1.1), fabric(palette.wine, 0.3));
  outside(b, 21);
  return indoors(b, portals, {
    eye: [-0.6, 1.55, d / 2 - 0.25],
    target: [0.3, 1.5, -d / 2],
    fov: 62,
    light: 'morning',
    sun: sunFrom(...look.sun),
    sunPower: 1.2,
    center: [0, 2, 0],
    radius: 5,
  });
}

export const towers: TowerLook[] = [
  {
    seed: 'glass tower',
    storeys: 8,
    w: 18,
    stone: [0.62, 0.55, 0.44],
    light: 'afternoon',
    sun: [46, 42],
    eye: [-15, 1.8, 30],
    shift: 0.36,
  },
  {
    seed: 'stone offices',
    storeys: 5,
    w: 20,
    stone: [0.56, 0.47, 0.36],
    light: 'golden',
    sun: [-52, 28],
    eye: [13, 1.8, 25],
    shift: 0.3,
  },
  {
    seed: 'under construction',
    storeys: 5,
    w: 16,
    stone: [0.6, 0.55, 0.45],
    light: 'morning',
    sun: [42, 44],
    eye: [-11, 2, 23],
    shift: 0.28,
    works: true,
  },
];

export const stairwells: StairLook[] = [
  { seed: 'stairs', wall: [0.78, 0.74, 0.66], low: [0.4, 0.48, 0.43], sun: [186, 44] },
  { seed: 'old stairs', wall: [0.76, 0.69, 0.56], low: [0.52, 0.38, 0.27], sun: [176, 40] },
];
