import { city } from '../kit/city.ts';
import { generator, portableGenerator, powerBox, tractor, truck } from '../kit/machines.ts';
import { painted, timber } from '../kit/materials.ts';
import { motorbike } from '../kit/motorbike.ts';
import { dirt, hills, tufts } from '../kit/nature.ts';
import { all, ashlar, asphalt, concrete, ground, plaster, splash, tiles } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { solarPanels, waterTank } from '../kit/roof.ts';
import { outdoors, sunFrom } from '../kit/stage.ts';
import { tree } from '../kit/trees.ts';
import { type Random, random } from '../render/random.ts';
import { type Builder, builder, type Scene } from '../render/scene.ts';
import { box, sheet } from '../render/shapes.ts';
import type { Daylight } from '../render/sky.ts';
import { move, place, turnY, type Vec } from '../render/vec.ts';

interface Look {
  seed: string;
  mirrored?: boolean;
  what: keyof typeof subjects;
  light: Daylight;
  sun: [number, number];
}

interface Framing {
  eye: Vec;
  target: Vec;
  fov?: number;
}

/** Machines where they work: on a roof, in a yard, in a field, in the street. */
export function machineScene(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  const { eye, target, fov } = subjects[look.what](b, rng);
  return outdoors(b, {
    eye,
    target,
    fov: fov ?? 40,
    light: look.light,
    sun: sunFrom(...look.sun),
    seed: rng.int(1, 60),
    center: [0, 0.8, 0],
    radius: 7.5,
    exposure: 0.94,
    softness: 0.02,
    reach: 14,
  });
}

function yard(b: Builder, rng: Random, wall: Vec = [0.66, 0.6, 0.5]): void {
  b.add(sheet(-40, -30, 40, 20), painted([0.42, 0.4, 0.36], concrete));
  b.add(box(-14, 0, -3.6, 14, 4, -3.2), painted(wall, all(plaster(0.15), splash(0.7, 0.25))));
  b.add(box(-14, 4, -3.7, 14, 4.15, -3.1), painted(palette.limestonePale, concrete));
  tree(b, rng, 'olive', move(-4.4, 0, -2), 3.2);
}

function roofTop(b: Builder, rng: Random): void {
  b.add(box(-9, -1, -7, 9, 0, 8), painted([0.5, 0.46, 0.4], tiles({ size: 0.5, vary: 0.1 })));
  b.add(box(-9, 0, -7, 9, 0.7, -6.7), painted([0.7, 0.65, 0.56], plaster(0.14)));
  hills(b, { z: -260, height: 90, seed: rng.int(1, 60) });
  city(b, rng, { near: -20, far: -200, half: 120, floor: -18 });
  waterTank(b, move(-5.6, 0, -4.6), true);
  waterTank(b, move(-4.2, 0, -5.2));
}

function field(b: Builder, rng: Random): void {
  b.add(
    sheet(-120, -160, 120, 30),
    painted([0.36, 0.24, 0.15], (s) => {
      ground([0.3, 0.2, 0.13], { size: 0.8 })(s);
      const k = 0.86 + 0.16 * Math.sin((s.x + s.z * 0.3) * 7);
      s.r *= k;
      s.g *= k;
      s.b *= k;
    }),
  );
  tufts(b, rng, [-12, -9, 12, 5], 700, 0.2, [0.2, 0.22, 0.08]);
  for (let i = 0; i < 7; i++)
    tree(
      b,
      rng,
      rng.pick(['poplar', 'olive', 'cypress'] as const),
      move(rng.between(-34, 34), 0, rng.between(-46, -26)),
      rng.between(5, 8),
    );
  hills(b, { z: -220, height: 76, seed: rng.int(1, 60), green: 0.34 });
}

function road(b: Builder, rng: Random): void {
  b.add(sheet(-80, -3, 80, 30), painted([0.125, 0.122, 0.118], asphalt));
  b.add(sheet(-140, -170, 140, -3, -0.02), dirt);
  tufts(b, rng, [-24, -14, 24, -3.4], 1200, 0.3, [0.26, 0.24, 0.1]);
  for (let i = 0; i < 6; i++)
    tree(b, rng, 'olive', move(rng.between(-26, 26), 0, rng.between(-30, -12)), rng.between(2.8, 3.8));
  hills(b, { z: -190, height: 70, seed: rng.int(1, 60) });
}

function lane(b: Builder, rng: Random): void {
  b.add(sheet(-40, -3.4, 40, 20), painted([0.32, 0.29, 0.25], tiles({ size: [0.22, 0.12], vary: 0.25, joint: 0.006 })));
  b.add(
    box(-30, 0, -3, 30, 5.2, -2.6),
    painted(palette.limestoneWarm, all(ashlar({ height: 0.34, width: 0.62, vary: 0.22 }), splash(0.6, 0.25))),
  );
  b.add(box(1.5, 0, -2.62, 2.9, 2.5, -2.56), timber([0.12, 0.2, 0.16], 'y'));
  tree(b, rng, 'orange', move(-2.9, 0, -1.9), 2.8);
}

const subjects = {
  generator: (b: Builder, rng: Random): Framing => {
    yard(b, rng);
    generator(
      b,
      place(move(0, 0, 0), turnY(-24)),
      rng.pick([
        [0.55, 0.36, 0.05],
        [0.08, 0.24, 0.19],
      ] as Vec[]),
    );
    return { eye: [1, 1.55, 4.6], target: [0.05, 0.75, 0] };
  },
  portable: (b: Builder, rng: Random): Framing => {
    yard(b, rng, [0.58, 0.52, 0.44]);
    portableGenerator(
      b,
      place(move(0, 0, 0), turnY(-28)),
      rng.pick([
        [0.46, 0.05, 0.03],
        [0.55, 0.36, 0.05],
      ] as Vec[]),
    );
    return { eye: [0.45, 0.95, 1.75], target: [0.03, 0.33, 0] };
  },
  solar: (b: Builder, rng: Random): Framing => {
    roofTop(b, rng);
    for (const z of [0, -2.9]) solarPanels(b, place(move(0.6, 0, z), turnY(-12)), 5, 1, 28);
    return { eye: [-3.4, 2.5, 5.4], target: [0.4, 0.8, -2], fov: 46 };
  },
  solarField: (b: Builder, rng: Random): Framing => {
    field(b, rng);
    for (let i = 0; i < 4; i++) solarPanels(b, place(move(0.5, 0, 2 - i * 4.4), turnY(-10)), 9, 2, 26);
    return { eye: [-5.2, 2.7, 7.4], target: [0.6, 1, -4], fov: 46 };
  },
  batteries: (b: Builder, rng: Random): Framing => {
    yard(b, rng, [0.74, 0.7, 0.62]);
    powerBox(b, move(-0.35, 1.05, -3.1), 0.52, 0.62, [0.72, 0.71, 0.68], [0.2, 0.75, 0.5]);
    for (const [x, y] of [
      [0.55, 0.12],
      [0.55, 0.82],
      [0.55, 1.52],
    ] as const)
      powerBox(b, move(x, y, -3.06), 0.7, 0.62, [0.07, 0.09, 0.1], [0.3, 0.7, 0.9]);
    return { eye: [-0.75, 1.5, -0.35], target: [0.16, 1.12, -3.2], fov: 46 };
  },
  tractor: (b: Builder, rng: Random): Framing => {
    field(b, rng);
    tractor(
      b,
      place(move(0, 0, 0), turnY(rng.chance(0.5) ? -32 : 212)),
      rng.pick([
        [0.42, 0.05, 0.03],
        [0.05, 0.2, 0.07],
        [0.05, 0.13, 0.3],
      ] as Vec[]),
    );
    return { eye: [1.3, 1.7, 6.8], target: [0.1, 1.15, 0], fov: 38 };
  },
  truck: (b: Builder, rng: Random): Framing => {
    road(b, rng);
    truck(
      b,
      place(move(0, 0, 0), turnY(-32)),
      rng.pick([
        [0.5, 0.2, 0.04],
        [0.55, 0.54, 0.5],
      ] as Vec[]),
      true,
    );
    return { eye: [1.4, 1.9, 10.4], target: [0.1, 1.4, 0] };
  },
  openTruck: (b: Builder, rng: Random): Framing => {
    road(b, rng);
    truck(b, place(move(0, 0, 0), turnY(214)), [0.05, 0.16, 0.24], false);
    return { eye: [-1, 2, 10.2], target: [-0.1, 1.25, 0] };
  },
  motorbike: (b: Builder, rng: Random): Framing => {
    lane(b, rng);
    motorbike(
      b,
      place(move(0.05, 0, 0), turnY(-22)),
      rng.pick([
        [0.36, 0.03, 0.02],
        [0.02, 0.1, 0.08],
      ] as Vec[]),
    );
    return { eye: [0.6, 1.15, 3.1], target: [0.03, 0.52, 0], fov: 40 };
  },
  scooter: (b: Builder, rng: Random): Framing => {
    lane(b, rng);
    motorbike(
      b,
      place(move(0, 0, 0), turnY(204)),
      rng.pick([
        [0.5, 0.62, 0.56],
        [0.66, 0.6, 0.48],
      ] as Vec[]),
      true,
    );
    return { eye: [-0.5, 1.15, 2.9], target: [0, 0.5, 0], fov: 40 };
  },
} satisfies Record<string, (b: Builder, rng: Random) => Framing>;

export const machines: Look[] = [
  { seed: 'yellow generator', what: 'generator', light: 'morning', sun: [-38, 44], mirrored: true },
  { seed: 'generator', what: 'generator', light: 'afternoon', sun: [40, 42] },
  { seed: 'portable', what: 'portable', light: 'morning', sun: [-40, 44] },
  { seed: 'roof solar', what: 'solar', light: 'afternoon', sun: [36, 44] },
  { seed: 'solar field', what: 'solarField', light: 'noon', sun: [-34, 50] },
  { seed: 'batteries', what: 'batteries', light: 'afternoon', sun: [34, 46] },
  { seed: 'red tractor', what: 'tractor', light: 'golden', sun: [46, 30] },
  { seed: 'green tractor?', what: 'tractor', light: 'morning', sun: [-40, 42] },
  { seed: 'closed lorry', what: 'truck', light: 'afternoon', sun: [38, 42] },
  { seed: 'open lorry', what: 'openTruck', light: 'golden', sun: [-48, 32] },
  { seed: 'motorbike', what: 'motorbike', light: 'afternoon', sun: [36, 44] },
  { seed: 'scooter', what: 'scooter', light: 'morning', sun: [-38, 42] },
];
