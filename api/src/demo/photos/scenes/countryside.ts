import { city } from '../kit/city.ts';
import { armchair, table } from '../kit/furniture.ts';
import { fabric, painted, paintedMetal, timber } from '../kit/materials.ts';
import { bush, hills, pottedPlant, tufts } from '../kit/nature.ts';
import { windowUnit } from '../kit/openings.ts';
import { ashlar, blend, ground, tint } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { solarPanels, waterTank } from '../kit/roof.ts';
import { outdoors, sunFrom } from '../kit/stage.ts';
import { type TreeKind, tree } from '../kit/trees.ts';
import { fbm, random } from '../render/random.ts';
import { type Builder, builder, type Scene } from '../render/scene.ts';
import { block, box, sphere, terrain, tube, wallWithHoles } from '../render/shapes.ts';
import type { Daylight } from '../render/sky.ts';
import { move, place, scale, smooth, times, turnY, type Vec } from '../render/vec.ts';

interface Look {
  seed: string;
  grows: 'olives' | 'wheat' | 'vegetables' | 'nothing' | 'almonds' | 'plot' | 'vines';
  house?: boolean;
  light: Daylight;
  sun: [number, number];
  eye?: Vec;
  green?: number;
}

/** Land: fields, groves, building plots, with hills behind. */
export function land(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  const lift = (x: number, z: number) =>
    (fbm(x / 16 + 3, z / 16, rng.int(1, 1), 3) - 0.5) * 1.6 * smooth(4, -30, z) +
    smooth(-30, -120, z) * 6 * fbm(x / 60, z / 60, 2.5, 2);
  const soil =
    look.grows === 'wheat'
      ? palette.straw
      : look.grows === 'plot'
        ? ([0.46, 0.38, 0.28] as Vec)
        : ([0.36, 0.235, 0.15] as Vec);
  const rows = look.grows === 'vegetables' || look.grows === 'vines';
  const base = painted(soil, (s) => {
    ground(look.grows === 'nothing' || look.grows === 'plot' ? [0.4, 0.36, 0.2] : times(soil, 0.82), {
      size: 0.8,
      contrast: 0.5,
    })(s);
    if (rows && s.z < 6) tint(s, 0.82 + 0.2 * Math.sin((s.x / (look.grows === 'vines' ? 2.4 : 0.9)) * 6.283));
    if (s.z < -34)
      blend(s, times(palette.olive, 0.9), 0.35 * smooth(-34, -60, s.z) * fbm(s.x / 14, s.z / 14, 1.5, 3) * 2);
  });
  b.add(terrain(-130, -170, 130, 24, 90, lift), base);
  plants[look.grows](b, look.seed, lift);
  hills(b, { z: -230, height: 74, seed: rng.int(1, 90), green: look.green ?? 0.28 });
  for (let i = 0; i < 9; i++)
    tree(
      b,
      rng,
      rng.pick(['cypress', 'poplar', 'olive'] as TreeKind[]),
      move(rng.between(-55, 55), 0, rng.between(-70, -42)),
      rng.between(4, 8),
    );
  if (look.house) farmhouse(b, random(`${look.seed} house`));
  return outdoors(b, {
    eye: look.eye ?? [1.5, 2.3, 12],
    target: [-0.5, 1.3, -12],
    fov: 46,
    light: look.light,
    sun: sunFrom(...look.sun),
    seed: rng.int(1, 60),
    center: [0, 1, -2],
    radius: 17,
    haze: 0.0022,
    exposure: 0.92,
    reach: 20,
  });
}

type Lift = (x: number, z: number) => number;

const grove = (kind: TreeKind, gap: number, height: number) => (b: Builder, seed: string, lift: Lift) => {
  const rng = random(`${seed} grove`);
  for (let row = 0; row < 4; row++) {
    for (let i = -3; i <= 3; i++) {
      const x = i * gap + (row % 2) * gap * 0.3 + rng.between(-0.5, 0.5);
      const z = 2 - row * gap * 1.25 + rng.between(-0.5, 0.5);
      if (Math.abs(x) > 6 + row * 4 || (Math.abs(x - 1) < 2 && z > 0)) continue;
      tree(b, rng, kind, place(move(x, lift(x, z), z), turnY(rng.between(0, 360))), height * rng.between(0.85, 1.2));
    }
  }
  tufts(b, rng, [-12, -8, 12, 9], 1300, 0.2, [0.17, 0.2, 0.07], lift);
};

const plants: Record<Look['grows'], (b: Builder, seed: string, lift: Lift) => void> = {
  olives: grove('olive', 4.6, 3.5),
  almonds: grove('almond', 4.4, 3.4),
  wheat(b, seed, lift) {
    tufts(b, random(seed), [-11, -11, 11, 9.5], 7500, 0.62, [0.42, 0.32, 0.12], lift);
  },
  vegetables(b, seed, lift) {
    const rng = random(seed);
    for (let i = -9; i <= 9; i++)
      for (let z = 8.5; z > -15; z -= 0.95) {
        const x = i * 0.9 + 0.22;
        if (Math.abs(x) > 4 + (9 - z) * 0.5) continue;
        bushlet(b, rng, x, lift(x, z), z);
      }
    for (let i = 0; i < 5; i++)
      b.add(
        tube(
          [
            [-14 + i * 7, 0.5, -22],
            [-14 + i * 7, 0.5, -23],
          ],
          0.5,
        ),
        paintedMetal([0.5, 0.5, 0.5]),
      );
  },
  vines(b, seed, lift) {
    const rng = random(seed);
    for (let i = -4; i <= 4; i++) {
      const x = i * 2.4;
      for (let z = 7; z > -22; z -= 3.4)
        b.add(block(0.07, 1.5, 0.07), timber(palette.earth, 'y'), move(x, lift(x, z), z));
      for (let z = 7.5; z > -22; z -= 1.05)
        bush(b, rng, place(move(x, lift(x, z) + 0.5, z), scale(0.8, 1, 1)), rng.between(0.48, 0.62), [0.1, 0.17, 0.04]);
    }
  },
  nothing(b, seed, lift) {
    const rng = random(seed);
    tufts(b, rng, [-15, -12, 15, 10], 2000, 0.24, [0.3, 0.27, 0.11], lift);
    stones(b, rng, lift);
    tree(b, rng, 'olive', move(-6.5, lift(-6.5, -5), -5), 3.8);
  },
  plot(b, seed, lift) {
    const rng = random(seed);
    tufts(b, rng, [-14, -14, 14, 9], 1500, 0.26, [0.25, 0.24, 0.1], lift);
    stones(b, rng, lift);
    const wall = painted(palette.limestone, ashlar({ height: 0.22, width: 0.45, vary: 0.3 }));
    b.add(box(-11, -0.6, -15, 11, 1.25, -14.6), wall);
    b.add(box(-11.4, -0.6, -15, -11, 1.25, 4), wall);
    for (const [x, z] of [
      [-7, 4.5],
      [7.4, 3.6],
      [6.6, -11],
      [-7.4, -11],
    ] as const) {
      b.add(block(0.09, 1.5, 0.09), timber(palette.pine, 'y'), move(x, lift(x, z), z));
      b.add(
        box(x - 0.02, lift(x, z) + 1.2, z - 0.01, x + 0.4, lift(x, z) + 1.45, z + 0.01),
        painted([0.6, 0.12, 0.05], () => {}),
      );
    }
    for (const [z0, z1] of [[4.5, -11]] as const)
      b.add(
        tube(
          [
            [-7, 0.9, z0],
            [-7.4, 0.9, z1],
          ],
          0.012,
          4,
        ),
        paintedMetal([0.7, 0.65, 0.5]),
      );
    city(b, random('next'), { near: -26, far: -120, half: 60, floor: -2.5 });
  },
};

function bushlet(b: Builder, rng: ReturnType<typeof random>, x: number, y: number, z: number): void {
  if (z > 1)
    bush(
      b,
      rng,
      place(move(x, y, z), scale(0.75)),
      0.33,
      rng.pick([
        [0.09, 0.19, 0.05],
        [0.12, 0.22, 0.06],
      ] as Vec[]),
    );
  else
    b.add(
      sphere(0.3, 8),
      painted([0.1, 0.19, 0.05], (s) => tint(s, 0.7 + fbm(s.x * 9, s.y * 9, s.z * 9, 2) * 0.7)),
      place(move(x, y + 0.2, z), scale(1, 0.7, 1)),
      { bounce: false },
    );
}

function stones(b: Builder, rng: ReturnType<typeof random>, lift: Lift): void {
  for (let i = 0; i < 46; i++) {
    const [x, z] = [rng.between(-13, 13), rng.between(-13, 8.5)];
    const r = rng.between(0.08, 0.3);
    b.add(
      sphere(r, 9),
      painted([0.5, 0.45, 0.37], (s) => tint(s, 0.75 + fbm(s.lx * 9, s.ly * 9, s.lz * 9, 3) * 0.5)),
      place(move(x, lift(x, z) + r * 0.2, z), turnY(rng.between(0, 360)), scale(1.3, 0.75, 0.9)),
      { bounce: false },
    );
  }
}

function farmhouse(b: Builder, rng: ReturnType<typeof random>): void {
  const at = place(move(4.5, 0.1, -13), turnY(-18));
  const wall = painted(palette.limestoneWarm, ashlar({ height: 0.3, width: 0.55, vary: 0.24 }));
  b.add(
    wallWithHoles(
      8,
      3.2,
      [
        [1, 1, 2.1, 2.3],
        [3.4, 0, 4.6, 2.3],
        [5.8, 1, 6.9, 2.3],
      ],
      0.3,
    ),
    wall,
    at,
  );
  b.add(box(0, 0, -5, 8, 3.2, -0.32), wall, at);
  for (const x of [1, 5.8])
    windowUnit(b, place(at, move(x, 1, 0)), 1.1, 1.3, rng.int(1, 99), { frame: paintedMetal([0.08, 0.2, 0.16]) });
  b.add(box(3.4, 0, -0.2, 4.6, 2.3, -0.12), timber(palette.walnut, 'y'), at);
  b.add(box(-0.2, 3.2, -5.2, 8.2, 3.42, 0.25), wall, at);
  waterTank(b, place(at, move(6.5, 3.4, -3)));
  solarPanels(b, place(at, move(3, 3.4, -1.6)), 4);
  for (let i = 0; i < 4; i++)
    b.add(box(0.4 + i * 2.2, 2.55, 0, 0.5 + i * 2.2, 2.65, 2.2), timber(palette.walnut, 'z'), at);
  for (const x of [0.4, 7]) b.add(block(0.12, 2.6, 0.12), timber(palette.walnut, 'y'), place(at, move(x, 0, 2.1)));
  tree(b, rng, 'cypress', place(at, move(-1.5, 0, -2)), 7);
  tree(b, rng, 'olive', place(at, move(10.5, 0, 0.5)), 3.6);
  bush(b, rng, place(at, move(2.8, 0, 0.4)), 0.4, [0.26, 0.09, 0.12]);
}

interface ViewLook {
  seed: string;
  light: Daylight;
  sun: [number, number];
  lit: number;
  rail: 'iron' | 'stone';
}

/** What one sees from a balcony or a roof: the city, the hills, the sky. */
export function view(look: ViewLook): Scene {
  const rng = random(look.seed);
  const b = builder();
  hills(b, { z: -250, height: 92, seed: rng.int(1, 80), green: 0.1 });
  city(b, rng, { near: -14, far: -215, half: 130, floor: -17, lit: look.lit, lights: look.lit > 0.1 ? 0.1 : 0 });
  const floor = painted([0.5, 0.44, 0.36], ground([0.46, 0.4, 0.33]));
  b.add(box(-6, -0.2, -1.2, 6, 0, 8), floor);
  if (look.rail === 'stone') {
    const stone = painted(palette.limestone, ashlar());
    b.add(box(-6, 0, -1.2, 6, 0.18, -0.9), stone);
    b.add(box(-6, 0.78, -1.25, 6, 0.95, -0.85), stone);
    for (let x = -4; x < 4; x += 0.36)
      b.add(sphere(0.13, 12), stone, place(move(x, 0.48, -1.05), scale(0.75, 2.4, 0.75)));
  } else {
    for (let x = -4; x < 4; x += 0.14)
      b.add(box(x, 0, -1.1, x + 0.02, 0.95, -1.08), paintedMetal([0.05, 0.05, 0.05]), undefined, { bounce: false });
    b.add(box(-6, 0.95, -1.13, 6, 1.0, -1.05), paintedMetal([0.05, 0.05, 0.05]));
  }
  for (const x of [-1.9, -1.35, 1.95]) pottedPlant(b, rng, move(x, 0, -0.6), rng.between(0.8, 1.2), { broad: x > 0 });
  table(b, move(0.75, 0, 0.1), 0.55, 0, 0.48, timber(palette.walnut), paintedMetal([0.05, 0.05, 0.05]));
  armchair(b, place(move(1.5, 0, 0.35), turnY(196)), fabric(palette.cream));
  armchair(b, place(move(0, 0, 0.3), turnY(164)), fabric(palette.apricotSoft));
  return outdoors(b, {
    eye: [-0.1, 1.85, 3.4],
    target: [0.05, 1.35, -6],
    fov: 50,
    light: look.light,
    sun: sunFrom(...look.sun),
    seed: rng.int(1, 60),
    center: [0, 0.5, -3],
    radius: 30,
    haze: 0.0028,
    exposure: look.light === 'dusk' ? 0.75 : 0.95,
    softness: 0.08,
  });
}

export const lands: Look[] = [
  { seed: 'olive grove', grows: 'olives', light: 'afternoon', sun: [52, 38] },
  { seed: 'wheat field', grows: 'wheat', light: 'golden', sun: [-60, 26], eye: [0.5, 2.2, 11.4] },
  { seed: 'vegetable rows', grows: 'vegetables', light: 'morning', sun: [-46, 40], green: 0.36 },
  { seed: 'open land', grows: 'nothing', light: 'afternoon', sun: [58, 34] },
  { seed: 'almond bloom', grows: 'almonds', light: 'morning', sun: [40, 42], green: 0.4 },
  { seed: 'building plot', grows: 'plot', light: 'noon', sun: [-36, 50] },
  { seed: 'vineyard', grows: 'vines', light: 'golden', sun: [64, 30], green: 0.36 },
  { seed: 'farm with house', grows: 'olives', house: true, light: 'golden', sun: [-52, 32], eye: [-1, 2.4, 10.5] },
];

export const views: ViewLook[] = [
  { seed: 'qasioun dusk', light: 'dusk', sun: [140, 8], lit: 0.3, rail: 'iron' },
  { seed: 'city noon', light: 'afternoon', sun: [50, 42], lit: 0, rail: 'stone' },
  { seed: 'golden city', light: 'golden', sun: [-62, 22], lit: 0.05, rail: 'iron' },
];
