import { car } from '../kit/car.ts';
import { lamp, painted, paintedMetal, plastic, timber } from '../kit/materials.ts';
import { pottedPlant } from '../kit/nature.ts';
import { awning, shutterStuff, windowUnit } from '../kit/openings.ts';
import { all, ashlar, concrete, plaster, splash, tint } from '../kit/paint.ts';
import { palette } from '../kit/palette.ts';
import { sign } from '../kit/signs.ts';
import { outdoors, sunFrom } from '../kit/stage.ts';
import { lampPost, street, wires } from '../kit/street.ts';
import { tree } from '../kit/trees.ts';
import type { Material } from '../render/material.ts';
import { type Random, random } from '../render/random.ts';
import { type Builder, builder, type Scene } from '../render/scene.ts';
import { box, cylinder, roundBlock, sphere, wallWithHoles } from '../render/shapes.ts';
import type { Daylight } from '../render/sky.ts';
import { move, place, times, turnY, type Vec } from '../render/vec.ts';

interface Look {
  seed: string;
  units: { kind: 'grocer' | 'clothes' | 'cafe' | 'closed' | 'pharmacy'; front: Vec; awning?: [Vec, Vec] }[];
  wall: 'stone' | 'plaster';
  light: Daylight;
  sun: [number, number];
  eye: Vec;
  target: Vec;
  fov?: number;
}

const UNIT = 4.6;

/** A row of shops under flats. */
export function shopFront(look: Look): Scene {
  const rng = random(look.seed);
  const b = builder();
  street(b, { deep: 3.2 });
  const wall: Material =
    look.wall === 'stone'
      ? painted(palette.limestone, all(ashlar(), splash(0.5, 0.2)))
      : painted([0.68, 0.62, 0.52], plaster(0.16));
  const width = look.units.length * UNIT;
  const holes = look.units.map((_, i): [number, number, number, number] => [
    i * UNIT + 0.35,
    0.02,
    (i + 1) * UNIT - 0.35,
    2.95,
  ]);
  const upper: [number, number, number, number][] = [];
  for (let i = 0; i < look.units.length * 2; i++) upper.push([i * (UNIT / 2) + 0.6, 5, i * (UNIT / 2) + 1.75, 6.6]);
  const at = move(-width / 2, 0, 0);
  b.add(wallWithHoles(width, 8.6, [...holes, ...upper], 0.35), wall, at);
  for (const [x, y] of upper)
    windowUnit(b, place(at, move(x, y, 0)), 1.15, 1.6, rng.int(1, 999), {
      frame: timber(palette.walnut, 'y'),
      blind: rng.chance(0.5) ? 0.4 : undefined,
    });
  b.add(box(-0.1, 8.6, -0.2, width + 0.1, 8.8, 0.2), painted(palette.limestonePale, concrete), at);
  b.add(box(-0.05, 3.95, -0.1, width + 0.05, 4.1, 0.1), painted(palette.limestonePale, concrete), at);
  b.add(box(-14, 0, -6, 0, 7.4, -0.6), painted([0.6, 0.52, 0.42], plaster(0.16)), at);
  b.add(box(width, 0, -6, width + 14, 9.4, -0.6), painted([0.7, 0.66, 0.58], plaster(0.16)), at);
  look.units.forEach((unit, i) => {
    const here = place(at, move(i * UNIT + 0.35, 0, 0));
    interior(b, random(`${look.seed} ${i}`), here, unit.kind);
    const face: Material = { ...paintedMetal(unit.front) };
    b.add(box(-0.1, 3, 0, UNIT - 0.6, 3.72, 0.14), face, here);
    sign(
      b,
      place(here, move((UNIT - 0.7) / 2, 3.36, 0.145)),
      unit.kind,
      rng.int(0, 9),
      0.42,
      palette.cream,
      unit.front,
    );
    if (unit.awning) awning(b, place(here, move(-0.1, 2.98, 0.06)), UNIT - 0.5, 1.3, 0.45, ...unit.awning);
  });
  if (rng.chance(0.7))
    car(b, place(move(rng.between(3.5, 6), -0.12, 5), turnY(rng.chance(0.5) ? 0 : 180)), {
      body: 'sedan',
      color: rng.pick([
        [0.5, 0.5, 0.5],
        [0.3, 0.06, 0.05],
        [0.62, 0.6, 0.56],
      ] as Vec[]),
    });
  tree(b, rng, 'street', move(-width / 2 - 1.8, 0, 2.2), 4.2);
  lampPost(b, width / 2 + 1.4, 2.7, 5.4, look.light === 'dusk' ? 5 : 0);
  wires(b, [-width, 7.6, 0.5], [width, 7.1, 0.7], rng);
  return outdoors(b, {
    eye: look.eye,
    target: look.target,
    fov: look.fov ?? 46,
    light: look.light,
    sun: sunFrom(...look.sun),
    seed: rng.int(1, 40),
    center: [0, 2.5, 1],
    radius: 12,
    exposure: look.light === 'dusk' ? 0.62 : 1,
    reach: 14,
  });
}

/** What one sees through the open front: a lit room of goods, or a shutter. */
function interior(b: Builder, rng: Random, at: ReturnType<typeof move>, kind: Look['units'][number]['kind']): void {
  const w = UNIT - 0.7;
  if (kind === 'closed') {
    b.add(box(0, 0.02, -0.24, w, 2.95, -0.2), shutterStuff([0.42, 0.44, 0.45]), at);
    b.add(box(0.1, 0.35, -0.2, 0.35, 0.5, -0.17), paintedMetal([0.5, 0.4, 0.1]), at);
    return;
  }
  const depth = 3.4;
  const inner: Material = { color: [0.74, 0.7, 0.62], glow: 0.28 };
  b.add(box(0, 0, -depth - 0.1, w, 3, -depth), inner, at);
  b.add(box(-0.05, 0, -depth, 0, 3, -0.35), inner, at);
  b.add(box(w, 0, -depth, w + 0.05, 3, -0.35), inner, at);
  b.add(box(0, 2.96, -depth, w, 3, -0.3), inner, at);
  b.add(box(0, 0, -depth, w, 0.03, 0), { color: [0.5, 0.46, 0.4], gloss: 0.05, rough: 0.2 }, at);
  for (const x of [w * 0.3, w * 0.7]) b.add(box(x - 0.5, 2.9, -1.9, x + 0.5, 2.95, -1.75), lamp([1, 0.93, 0.8], 5), at);
  shelvesOf(b, rng, at, w, depth, kind);
  if (kind === 'grocer') crates(b, rng, at, w);
  if (kind === 'clothes') mannequins(b, rng, at);
  if (kind === 'clothes' || kind === 'pharmacy') glassFront(b, at, w);
  if (kind === 'cafe') tables(b, rng, at, w);
}

function glassFront(b: Builder, at: ReturnType<typeof move>, w: number): void {
  const metal = paintedMetal([0.05, 0.052, 0.05]);
  for (const x of [0, w * 0.36, w * 0.64, w - 0.06]) b.add(box(x, 0, -0.3, x + 0.06, 2.95, -0.24), metal, at);
  for (const y of [0.02, 2.4, 2.89]) b.add(box(0, y, -0.3, w, y + 0.06, -0.24), metal, at);
  b.add(box(0, 0.02, -0.3, w * 0.36, 0.4, -0.24), metal, at);
  b.add(box(w * 0.64, 0.02, -0.3, w, 0.4, -0.24), metal, at);
}

const goods: Vec[] = [
  palette.terracotta,
  palette.mustard,
  palette.cypress,
  palette.cream,
  palette.indigo,
  palette.wine,
  palette.sage,
  [0.7, 0.12, 0.08],
  [0.75, 0.6, 0.1],
];

function shelvesOf(b: Builder, rng: Random, at: ReturnType<typeof move>, w: number, depth: number, kind: string): void {
  for (let row = 0; row < 5; row++) {
    const y = 0.35 + row * 0.48;
    b.add(box(0.1, y, -depth, w - 0.1, y + 0.03, -depth + 0.35), timber(palette.oak), at, { bounce: false });
    for (let x = 0.2; x < w - 0.3; ) {
      const t = kind === 'clothes' ? rng.between(0.25, 0.4) : rng.between(0.08, 0.2);
      const h = kind === 'clothes' ? rng.between(0.08, 0.3) : rng.between(0.16, 0.38);
      b.add(
        box(x, y + 0.03, -depth + 0.05, x + t - 0.02, y + 0.03 + h, -depth + 0.3),
        {
          color:
            kind === 'pharmacy'
              ? rng.pick([
                  [0.8, 0.8, 0.78],
                  [0.5, 0.65, 0.6],
                  [0.7, 0.75, 0.8],
                ] as Vec[])
              : rng.pick(goods),
          glow: 0.2,
        },
        at,
        { bounce: false },
      );
      x += t;
    }
  }
  b.add(box(w * 0.55, 0, -2.3, w - 0.2, 0.95, -1.7), timber(palette.walnut, 'y'), at);
}

function crates(b: Builder, rng: Random, at: ReturnType<typeof move>, w: number): void {
  const fruits: Vec[] = [
    [0.72, 0.28, 0.03],
    [0.5, 0.05, 0.03],
    [0.35, 0.45, 0.06],
    [0.75, 0.58, 0.08],
    [0.2, 0.05, 0.12],
    [0.62, 0.14, 0.05],
  ];
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 5; i++) {
      const here = place(at, move(0.15 + i * ((w - 0.3) / 5), 0.35 + row * 0.32, 0.95 - row * 0.55));
      const [cw, cd] = [(w - 0.3) / 5 - 0.04, 0.5];
      b.add(
        box(0, 0, 0, cw, 0.16, cd),
        {
          color: palette.pine,
          paint: (s) => {
            if ((s.ly / 0.055) % 1 < 0.2) tint(s, 0.4);
          },
        },
        here,
      );
      b.add(box(0.02, -0.4, 0.02, cw - 0.02, 0, cd - 0.02), timber(times(palette.pine, 0.7)), here);
      const fruit = plastic(fruits[(i + row * 3) % fruits.length] ?? [0.6, 0.3, 0.1], 0.4);
      for (let k = 0; k < 34; k++)
        b.add(
          sphere(0.048, 8),
          fruit,
          place(here, move(rng.between(0.05, cw - 0.05), 0.17 + rng.between(0, 0.05), rng.between(0.05, cd - 0.05))),
          { bounce: false },
        );
    }
  }
}

function mannequins(b: Builder, rng: Random, at: ReturnType<typeof move>): void {
  for (const x of [0.5, 1, 3.1]) {
    const cloth: Material = { color: rng.pick(goods), glow: 0.1 };
    b.add(cylinder(0.3, 0.16, 0.85, 14), cloth, place(at, move(x, 0.55, -0.8)));
    b.add(roundBlock(0.42, 0.55, 0.24, 0.1), cloth, place(at, move(x, 1.32, -0.8)));
    b.add(sphere(0.11, 14), plastic([0.75, 0.68, 0.6]), place(at, move(x, 2.03, -0.8)));
    b.add(cylinder(0.015, 0.015, 0.6, 6), paintedMetal([0.3, 0.3, 0.3]), place(at, move(x, 0, -0.8)));
  }
}

function tables(b: Builder, rng: Random, at: ReturnType<typeof move>, w: number): void {
  for (const x of [0.8, w - 0.8]) {
    b.add(cylinder(0.34, 0.34, 0.03, 22), timber(palette.walnut), place(at, move(x, 0.72, 1.25)));
    b.add(cylinder(0.03, 0.03, 0.72, 8), paintedMetal([0.1, 0.1, 0.1]), place(at, move(x, 0, 1.25)));
    for (const s of [-1, 1]) {
      b.add(roundBlock(0.4, 0.04, 0.4, 0.015), timber(palette.oak), place(at, move(x + s * 0.62, 0.44, 1.25)));
      b.add(roundBlock(0.04, 0.45, 0.38, 0.015), timber(palette.oak), place(at, move(x + s * 0.82, 0.46, 1.25)));
      for (const lx of [-0.15, 0.15])
        for (const lz of [-0.15, 0.15])
          b.add(
            cylinder(0.014, 0.014, 0.44, 6),
            paintedMetal([0.1, 0.1, 0.1]),
            place(at, move(x + s * 0.62 + lx, 0, 1.25 + lz)),
          );
    }
  }
  pottedPlant(b, rng, place(at, move(w / 2, 0, 0.5)), 1.2, { broad: true });
}

export const shopFronts: Look[] = [
  {
    seed: 'grocer',
    units: [
      { kind: 'closed', front: [0.3, 0.3, 0.3] },
      { kind: 'grocer', front: [0.05, 0.16, 0.11], awning: [palette.cream, palette.cypress] },
      { kind: 'cafe', front: [0.16, 0.1, 0.07] },
    ],
    wall: 'stone',
    light: 'morning',
    sun: [-38, 40],
    eye: [-4.2, 1.7, 10.2],
    target: [0.4, 2.2, 0],
  },
  {
    seed: 'boutique',
    units: [
      { kind: 'clothes', front: [0.06, 0.06, 0.065] },
      { kind: 'pharmacy', front: [0.05, 0.3, 0.2] },
    ],
    wall: 'plaster',
    light: 'afternoon',
    sun: [44, 42],
    eye: [3.4, 1.7, 9.4],
    target: [-0.3, 2.2, 0],
  },
  {
    seed: 'closed shop',
    units: [
      { kind: 'closed', front: [0.42, 0.36, 0.27] },
      { kind: 'closed', front: [0.2, 0.26, 0.32] },
    ],
    wall: 'stone',
    light: 'noon',
    sun: [30, 54],
    eye: [-2.8, 1.7, 8.6],
    target: [0.2, 2.1, 0],
  },
  {
    seed: 'cafe evening',
    units: [
      { kind: 'cafe', front: [0.24, 0.07, 0.05], awning: [palette.cream, palette.terracotta] },
      { kind: 'clothes', front: [0.05, 0.1, 0.13] },
      { kind: 'grocer', front: [0.28, 0.17, 0.04] },
    ],
    wall: 'stone',
    light: 'dusk',
    sun: [70, 12],
    eye: [3.8, 1.7, 9.8],
    target: [-0.6, 2.2, 0],
  },
];
