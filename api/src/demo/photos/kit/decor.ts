import type { Material } from '../render/material.ts';
import type { Random } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { box, lathe, sheet } from '../render/shapes.ts';
import { type Matrix, move, place, times, turnZ, type Vec } from '../render/vec.ts';
import { painted, timber } from './materials.ts';
import { rug, speckle } from './paint.ts';
import { palette } from './palette.ts';

/** A carpet lying flat. */
export function carpet(b: Builder, at: Matrix, w: number, d: number, colors: Parameters<typeof rug>[2]): void {
  b.add(sheet(-w / 2, -d / 2, w / 2, d / 2, 0.012), { color: colors.field, paint: rug(w, d, colors) }, at);
  b.add(box(-w / 2, 0, -d / 2, w / 2, 0.0115, d / 2), { color: times(colors.border, 0.7) }, at);
  const fringe = painted([0.7, 0.64, 0.52], speckle(0.004, 1.2));
  for (const s of [-1, 1])
    b.add(
      box(
        Math.min((s * w) / 2, s * (w / 2 + 0.07)),
        0,
        -d / 2 + 0.02,
        Math.max((s * w) / 2, s * (w / 2 + 0.07)),
        0.005,
        d / 2 - 0.02,
      ),
      fringe,
      at,
    );
}

export const rugs = {
  wine: { field: palette.wine, border: palette.indigo, line: palette.cream, motif: palette.mustard },
  cypress: {
    field: times(palette.cypress, 0.9),
    border: times(palette.sand, 0.75),
    line: palette.cream,
    motif: palette.apricotSoft,
  },
  sand: { field: times(palette.sand, 0.95), border: palette.terracotta, line: palette.cream, motif: palette.cypress },
  indigo: { field: palette.indigo, border: palette.brick, line: palette.cream, motif: palette.mustard },
  pale: { field: palette.cream, border: times(palette.sage, 0.8), line: palette.sand, motif: palette.rose },
} satisfies Record<string, Parameters<typeof rug>[2]>;

/** A framed picture with soft shapes in the palette. */
export function picture(
  b: Builder,
  at: Matrix,
  w: number,
  h: number,
  rng: Random,
  frame: Material = timber(palette.oak, 'x'),
): void {
  const [one, two, three] = [
    rng.pick([palette.terracotta, palette.cypress, palette.indigo]),
    rng.pick([palette.apricotSoft, palette.sage, palette.mustard]),
    rng.pick([palette.basalt, palette.wine]),
  ];
  const art: Material = {
    color: palette.cream,
    paint: (s) => {
      const [u, v] = [s.lx / w, (s.ly - h / 2) / h];
      let c: Vec = palette.cream;
      if (Math.abs(u) < 0.4 && Math.abs(v) < 0.4) {
        if (v < -0.06 + Math.sin(u * 7) * 0.06) c = one;
        if (v < -0.2 + Math.sin(u * 5 + 2) * 0.05) c = three;
        if (Math.hypot((u - 0.12) * w, (v - 0.15) * h) < 0.13 * Math.min(w, h)) c = two;
      }
      [s.r, s.g, s.b] = c;
    },
  };
  b.add(box(-w / 2, 0, 0, w / 2, h, 0.012), art, at);
  const f = 0.028;
  for (const [x0, y0, x1, y1] of [
    [-w / 2 - f, -f, w / 2 + f, 0],
    [-w / 2 - f, h, w / 2 + f, h + f],
    [-w / 2 - f, 0, -w / 2, h],
    [w / 2, 0, w / 2 + f, h],
  ] as const)
    b.add(box(x0, y0, 0, x1, y1, 0.03), frame, at);
}

/** Books standing in a row of length w. */
export function books(b: Builder, rng: Random, at: Matrix, w: number): void {
  const tones = [
    palette.wine,
    palette.cypress,
    palette.indigo,
    palette.sand,
    palette.terracotta,
    palette.cream,
    palette.basalt,
    palette.mustard,
  ];
  for (let x = 0; x < w - 0.04; ) {
    const t = rng.between(0.018, 0.045);
    const h = rng.between(0.17, 0.26);
    b.add(
      box(x, 0, 0, x + t - 0.002, h, rng.between(0.13, 0.17)),
      painted(rng.pick(tones), speckle(0.01, 0.1)),
      place(at, turnZ(rng.chance(0.06) ? -6 : 0)),
      { bounce: false },
    );
    x += t;
  }
}

/** Open shelves, the back against -z. */
export function shelves(b: Builder, rng: Random, at: Matrix, w: number, h: number, stuff: Material, rows = 4): void {
  const d = 0.3;
  for (const x of [0, w - 0.025]) b.add(box(x, 0, 0, x + 0.025, h, d), stuff, at);
  b.add(box(0, 0, 0, w, h, 0.012), stuff, at);
  for (let i = 0; i <= rows; i++) {
    const y = (i / rows) * (h - 0.025);
    b.add(box(0, y, 0, w, y + 0.025, d), stuff, at);
    if (i === rows) break;
    if (rng.chance(0.75)) books(b, rng, place(at, move(0.04, y + 0.025, 0.06)), rng.between(0.4, 0.85) * (w - 0.1));
    else vase(b, rng, place(at, move(w * rng.between(0.3, 0.7), y + 0.025, 0.16)), 0.24);
  }
}

export function vase(
  b: Builder,
  rng: Random,
  at: Matrix,
  h: number,
  color: Vec = rng.pick([palette.terracotta, palette.cream, palette.teal, palette.sage]),
): void {
  const belly = rng.between(0.26, 0.36) * h;
  b.add(
    lathe(
      [
        [0.001, 0],
        [belly * 0.6, 0],
        [belly, h * 0.35],
        [belly * 0.8, h * 0.62],
        [belly * 0.35, h * 0.82],
        [belly * 0.5, h],
        [belly * 0.42, h],
        [belly * 0.3, h * 0.85],
        [0.001, h * 0.8],
      ],
      20,
    ),
    { color, gloss: 0.045, rough: 0.3 },
    at,
  );
}
