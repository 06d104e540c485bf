import { chair, table } from '../kit/furniture.ts';
import { fabric, iron, painted, paintedMetal, plastic, timber } from '../kit/materials.ts';
import { bush, hills, lawn, pottedPlant, tufts } from '../kit/nature.ts';
import { balcony, door, windowUnit } from '../kit/openings.ts';
import { all, ashlar, concrete, plaster, splash, tiles } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { solarPanels } from '../kit/roof.ts';
import { outdoors, sunFrom } from '../kit/stage.ts';
import { tree } from '../kit/trees.ts';
import type { Material } from '../render/material.ts';
import { type Random, random } from '../render/random.ts';
import { type Builder, builder, type Scene } from '../render/scene.ts';
import { box, cylinder, roundBlock, sheet, tube, wallWithHoles } from '../render/shapes.ts';
import type { Daylight } from '../render/sky.ts';
import { type Matrix, move, place, turnX, turnY, type Vec } from '../render/vec.ts';

interface Look {
  seed: string;
  style: 'modern' | 'stone' | 'country';
  pool: boolean;
  light: Daylight;
  sun: [number, number];
  eye: Vec;
  target: Vec;
  fov?: number;
  lit?: number;
}

/** A house in its garden. */
export function villa(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  b.add(sheet(-60, -60, 60, 40), lawn);
  const stone: Material = painted(palette.limestone, all(ashlar({ vary: 0.16 }), splash(0.7, 0.2)));
  const render: Material = painted([0.74, 0.7, 0.62], plaster(0.07));
  if (look.style === 'modern') modern(b, rng, look, render, stone);
  else classic(b, rng, look, look.style === 'stone' ? stone : render, stone);
  if (look.pool) pool(b);
  else path(b);
  garden(b, rng, look);
  hills(b, { z: -280, height: 80, seed: rng.int(1, 60) });
  return outdoors(b, {
    eye: look.eye,
    target: look.target,
    fov: look.fov ?? 46,
    light: look.light,
    sun: sunFrom(...look.sun),
    seed: rng.int(1, 40),
    center: [0, 2, 1],
    radius: 15,
    exposure: look.light === 'dusk' ? 0.62 : 0.98,
    reach: 20,
  });
}

function opening(b: Builder, at: Matrix, w: number, h: number, seed: number, lit = 0): void {
  windowUnit(b, at, w, h, seed, { frame: paintedMetal([0.05, 0.052, 0.055]), lit }, 0.1);
}

function modern(b: Builder, rng: Random, look: Look, render: Material, stone: Material): void {
  const lit = () => (look.lit && rng.chance(look.lit) ? 0.75 : 0);
  const wood: Material = {
    color: palette.oak,
    gloss: 0.03,
    rough: 0.4,
    paint: (s) => {
      const t = (s.ly / 0.14) % 1;
      if (t < 0.06) {
        s.r *= 0.4;
        s.g *= 0.4;
        s.b *= 0.4;
      }
    },
  };
  const low: [number, number, number, number][] = [
    [0.8, 0.1, 4.6, 2.6],
    [6.2, 0.1, 7.3, 2.4],
    [8, 0.6, 10.4, 2.3],
  ];
  const front = move(-6, 0.12, -3);
  b.add(wallWithHoles(11, 3.1, low, 0.2), render, front);
  b.add(box(0, 0, -8, 11, 3.1, -0.25), render, front);
  opening(b, place(front, move(0.8, 0.1, 0)), 3.8, 2.5, 11, lit());
  door(b, place(front, move(6.2, 0.1, 0)), 1.1, 2.3, timber(palette.walnut, 'y'), 1);
  opening(b, place(front, move(8, 0.6, 0)), 2.4, 1.7, 12, lit());
  b.add(box(7.6, 0, -0.05, 11.05, 3.1, 0.12), stone, front, { seen: false });
  const upper = move(-4.2, 3.22, -2.2);
  const high: [number, number, number, number][] = [
    [0.9, 0.35, 3.6, 2.5],
    [4.6, 0.05, 7.6, 2.5],
  ];
  b.add(box(-1.9, 0, -7, 9.5, 0.24, 1.5), render, upper);
  b.add(wallWithHoles(9.2, 3, high, 0.2), wood, place(upper, move(0, 0.2, 0)));
  b.add(box(0, 0.2, -6.5, 9.2, 3.2, -0.25), render, upper);
  opening(b, place(upper, move(0.9, 0.55, 0)), 2.7, 2.15, 13, lit());
  opening(b, place(upper, move(4.6, 0.25, 0)), 3, 2.45, 14, lit());
  b.add(box(-0.5, 3.2, -7, 9.8, 3.48, 1.5), render, upper);
  balcony(b, place(upper, move(0.2, 0.24, 0.02)), 8.8, 1.35, 'glass', render, paintedMetal([0.3, 0.3, 0.3]));
  for (const x of [-5.9, 4.9]) b.add(box(x, 0, -1.2, x + 0.22, 3.3, -0.98), render);
  b.add(box(4.9, 0, -3.2, 5.25, 6.9, -2.4), stone);
  solarPanels(b, move(0.5, 6.7, -4.5), 5);
  b.add(box(-7, 0, -3.4, 6, 0.12, 0.6), painted([0.5, 0.46, 0.4], tiles({ size: 0.6 })));
}

function classic(b: Builder, rng: Random, look: Look, wall: Material, trim: Material): void {
  const lit = () => (look.lit && rng.chance(look.lit) ? 0.75 : 0);
  const front = move(-5.5, 0.2, -3);
  const holes: [number, number, number, number][] = [];
  for (const y of [0.8, 4]) for (const x of [1, 3, 7.2, 9.2]) holes.push([x, y, x + 1.05, y + 1.6]);
  holes.push([4.85, 0.05, 6.25, 2.5], [4.7, 3.3, 6.4, 5.6]);
  b.add(wallWithHoles(11, 6.4, holes, 0.26), wall, front);
  b.add(box(0, 0, -8, 11, 6.4, -0.3), wall, front);
  for (const [x0, y0, x1, y1] of holes.slice(0, 8)) {
    opening(b, place(front, move(x0, y0, 0)), x1 - x0, y1 - y0, rng.int(1, 999), lit());
    b.add(box(x0 - 0.12, y1, 0, x1 + 0.12, y1 + 0.18, 0.06), trim, front);
    b.add(box(x0 - 0.12, y0 - 0.12, 0, x1 + 0.12, y0, 0.12), trim, front);
    const shutter = paintedMetal([0.1, 0.21, 0.17]);
    for (const x of [x0 - 0.5, x1 + 0.04]) b.add(box(x, y0, 0.01, x + 0.46, y1, 0.05), shutter, front);
  }
  door(b, place(front, move(4.85, 0.05, 0)), 1.4, 2.45, timber(palette.walnut, 'y'));
  opening(b, place(front, move(4.7, 3.3, 0)), 1.7, 2.3, 77, lit());
  balcony(b, place(front, move(3.9, 3.15, 0)), 3.3, 1.7, 'iron', trim, iron);
  for (const x of [4, 6.75]) b.add(cylinder(0.17, 0.15, 3, 16), trim, place(front, move(x + 0.15, 0, 1.5)));
  for (let i = 0; i < 3; i++)
    b.add(box(3.6 - i * 0.2, -0.2, 0, 7.5 + i * 0.2, 0.05 - i * 0.09, 1.9 + i * 0.32), trim, front);
  if (look.style === 'country') roof(b, front);
  else {
    b.add(box(-0.2, 6.4, -8.2, 11.2, 6.62, 0.25), trim, front);
    b.add(box(0, 6.62, -0.2, 11, 7.2, 0), wall, front);
    solarPanels(b, place(front, move(7, 7, -2)), 4);
  }
  b.add(box(-0.05, 0, -8, 11.05, 0.5, 0.05), painted([0.35, 0.33, 0.3], ashlar({ width: 0.7 })), front);
}

/** A hipped roof of clay tiles. */
function roof(b: Builder, at: Matrix): void {
  const clay: Material = {
    color: [0.4, 0.17, 0.1],
    paint: (s) => {
      const row = Math.floor(s.ly / 0.16);
      const wave = Math.sin((s.lx / 0.22 + (row & 1) * 0.5) * 6.283) * Math.sin((s.lz / 0.22) * 6.283);
      const k = 0.85 + wave * 0.16 + ((s.ly / 0.16) % 1) * 0.2;
      s.r *= k;
      s.g *= k;
      s.b *= k;
    },
  };
  const steps = 16;
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    const inset = -0.45 + t * 4.2;
    b.add(box(inset, 6.4 + t * 2, -8 + inset, 11 - inset, 6.4 + (t + 1 / steps) * 2, -inset), clay, at);
  }
}

function pool(b: Builder): void {
  const deck = painted([0.58, 0.53, 0.45], tiles({ size: 0.5, vary: 0.08 }));
  for (const [x0, z0, x1, z1] of [
    [-6, 0.6, 6, 1.9],
    [-6, 5.6, 6, 6.6],
    [-6, 1.9, -4.2, 5.6],
    [4.2, 1.9, 6, 5.6],
  ] as const)
    b.add(box(x0, 0, z0, x1, 0.08, z1), deck);
  b.add(box(-4.2, -0.1, 1.9, 4.2, 0, 5.6), {
    color: [0.05, 0.26, 0.3],
    gloss: 0.06,
    rough: 0.02,
    paint: (s) => {
      const a = Math.sin(s.x * 5.3 + Math.sin(s.z * 3.1) * 1.4) + Math.sin(s.z * 6.1 + Math.sin(s.x * 2.7) * 1.7);
      s.nx += a * 0.018;
      s.nz += Math.cos(s.x * 4.1 + s.z * 2.3) * 0.018;
      const light = Math.max(0, 1 - Math.abs(a) * 1.6) * 0.5;
      s.r += 0.06 * light;
      s.g += 0.2 * light;
      s.b += 0.2 * light;
    },
  });
  for (const x of [2.2, 4]) lounger(b, place(move(x - 6.6, 0.08, 1.2), turnY(90)));
  table(b, move(4.9, 0.08, 3.8), 0.9, 0, 0.72, timber(palette.oak), iron);
  for (const a of [20, 150, 260])
    chair(b, place(move(4.9, 0.08, 3.8), turnY(a), move(0, 0, -0.75)), iron, fabric(palette.cream));
  const fabricSun: Material = { color: palette.apricotSoft, thin: 0.4 };
  b.add(
    tube(
      [
        [4.9, 0.1, 3.8],
        [4.9, 2.6, 3.8],
      ],
      0.025,
      6,
    ),
    iron,
  );
  b.add(cylinder(1.5, 0.02, 0.5, 8), fabricSun, move(4.9, 2.2, 3.8));
}

function lounger(b: Builder, at: Matrix): void {
  b.add(roundBlock(0.62, 0.08, 1.3, 0.03), fabric(palette.cream), place(at, move(0, 0.3, 0.2)));
  b.add(roundBlock(0.62, 0.08, 0.7, 0.03), fabric(palette.cream), place(at, move(0, 0.46, -0.68), turnX(32)));
  for (const x of [-0.25, 0.25])
    for (const z of [-0.3, 0.7])
      b.add(box(x - 0.02, 0, z - 0.02, x + 0.02, 0.32, z + 0.02), plastic([0.6, 0.6, 0.6]), at);
}

function path(b: Builder): void {
  b.add(
    box(-1.1, 0, -2, 1.1, 0.04, 14),
    painted([0.52, 0.47, 0.39], tiles({ size: [0.73, 0.5], vary: 0.16, joint: 0.02 })),
  );
}

function garden(b: Builder, rng: Random, look: Look): void {
  for (const x of [-10.5, -8.6, 8.2, 10])
    tree(b, rng, 'cypress', move(x + rng.between(-0.3, 0.3), 0, -4 + rng.between(-2, 1)), rng.between(5.5, 8));
  tree(b, rng, look.style === 'country' ? 'almond' : 'olive', move(-8.2, 0, 2.6), 3.6);
  tree(b, rng, 'palm', move(8.8, 0, 0.8), 6.2);
  for (let i = 0; i < 12; i++) {
    const x = (i - 5.5) * 1.05;
    if (Math.abs(x) > 1.5)
      bush(
        b,
        rng,
        move(x, 0, -2.2 + (look.pool ? 0.1 : 0)),
        rng.between(0.3, 0.45),
        rng.pick([
          [0.09, 0.15, 0.045],
          [0.12, 0.17, 0.06],
          [0.26, 0.09, 0.12],
        ] as Vec[]),
      );
  }
  if (!look.pool) for (const z of [2, 4.4]) for (const x of [-1.5, 1.5]) pottedPlant(b, rng, move(x, 0, z), 0.9);
  tufts(b, rng, [-9, look.pool ? 6.8 : 1.5, 9, 12], 900, 0.13, [0.12, 0.19, 0.05]);
  b.add(box(-14, 0, -9, 14, 1.6, -8.7), painted(palette.limestone, all(ashlar(), concrete)));
}

export const villas: Look[] = [
  {
    seed: 'pool villa',
    style: 'modern',
    pool: true,
    light: 'afternoon',
    sun: [42, 44],
    eye: [-7.6, 2.1, 10.4],
    target: [0.4, 2.3, -1],
    fov: 48,
  },
  {
    seed: 'stone villa',
    style: 'stone',
    pool: false,
    light: 'morning',
    sun: [-40, 40],
    eye: [5.2, 1.8, 12],
    target: [-0.3, 3, -2.5],
    fov: 46,
  },
  {
    seed: 'country house',
    style: 'country',
    pool: false,
    light: 'golden',
    sun: [55, 28],
    eye: [-6.2, 1.8, 11.6],
    target: [0.3, 3, -2.5],
    fov: 47,
  },
  {
    seed: 'villa at dusk',
    style: 'modern',
    pool: true,
    light: 'dusk',
    sun: [80, 9],
    eye: [6.8, 1.9, 10.6],
    target: [-0.6, 2.5, -1],
    fov: 48,
    lit: 0.9,
  },
  {
    seed: 'garden villa',
    style: 'stone',
    pool: true,
    light: 'noon',
    sun: [24, 56],
    eye: [0.4, 3.6, 13],
    target: [0, 2.2, -1],
    fov: 48,
  },
];
