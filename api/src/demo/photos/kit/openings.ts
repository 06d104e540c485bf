import type { Material } from '../render/material.ts';
import { baked } from '../render/mesh.ts';
import { hash } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { block, box, cylinder, ring, roundBlock, tube } from '../render/shapes.ts';
import { type Matrix, move, place, turnX, turnY, type Vec } from '../render/vec.ts';
import { iron, paintedMetal } from './materials.ts';
import { blend, ribs, tint } from './paint.ts';
import { palette } from './palette.ts';

/** Panes seen from outside: the sky in them, curtains at the sides, something dim behind. */
export function pane(seed: number, lit = 0): Material {
  const curtain = hash(seed, 1) < 0.7 ? 0.16 + hash(seed, 2) * 0.3 : 0;
  const cream: Vec = [0.42, 0.39, 0.33];
  return {
    color: [0.05, 0.06, 0.065],
    gloss: 0.16,
    rough: 0.03,
    paint: (s) => {
      const t = Math.abs(s.lx);
      const depth = Math.max(0, 1 - s.ly / 2.4);
      tint(s, 0.6 + depth * 0.9);
      if (lit > 0) {
        blend(s, [0.85, 0.5, 0.22], 0.85);
        s.glow = lit * (0.55 + 0.45 * depth);
      }
      if (t > 1 - curtain) {
        blend(s, cream, 0.85);
        tint(s, 0.8 + 0.25 * Math.sin(s.lx * 90));
      }
    },
  };
}

/** Too small for bounced light to notice. */
const DETAIL = { bounce: false } as const;

export interface WindowLook {
  frame: Material;
  /** Roller blind lowered by this share; absent, there is none. */
  blind?: number;
  sill?: Material;
  lit?: number;
}

/** A window filling a hole whose lower left corner is the origin, set back in its reveal. */
export function windowUnit(
  b: Builder,
  at: Matrix,
  w: number,
  h: number,
  seed: number,
  look: WindowLook,
  back = 0.14,
): void {
  const inner = place(at, move(w / 2, 0, -back));
  const f = 0.055;
  const parts = [
    box(-w / 2, 0, 0, w / 2, f, 0.05),
    box(-w / 2, h - f, 0, w / 2, h, 0.05),
    box(-w / 2, 0, 0, -w / 2 + f, h, 0.05),
    box(w / 2 - f, 0, 0, w / 2, h, 0.05),
    box(-f / 2, 0, 0.005, f / 2, h, 0.055),
  ];
  for (const part of parts) b.add(part, look.frame, inner, DETAIL);
  // The pane's own coordinates run from -1 to 1 across it, so curtains fit any width.
  const glass = box(-1, 0, -0.01, 1, h, 0.01);
  b.add(glass, pane(seed, look.lit ?? 0), place(inner, [w / 2 - 0.01, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.01]));
  if (look.blind !== undefined) {
    const drop = h * look.blind;
    b.add(box(-w / 2, h - drop, 0.05, w / 2, h, 0.075), blindStuff, inner, DETAIL);
    b.add(box(-w / 2, h - 0.16, 0.05, w / 2, h, 0.12), look.frame, inner, DETAIL);
  }
  if (look.sill)
    b.add(
      box(-w / 2 - 0.08, -0.07, -0.1, w / 2 + 0.08, 0, back + 0.09),
      look.sill,
      place(at, move(w / 2, 0, -back)),
      DETAIL,
    );
}

const blindStuff: Material = { color: [0.55, 0.5, 0.42], paint: ribs(0.05, 0.7) };

/** A leaf door of iron or wood with panels, its lower left corner at the origin. */
export function door(b: Builder, at: Matrix, w: number, h: number, stuff: Material, leafs = 2): void {
  b.add(box(0, 0, -0.16, w, h, -0.1), stuff, at);
  const one = w / leafs;
  for (let i = 0; i < leafs; i++) {
    for (const [y0, y1] of [
      [0.08, 0.4],
      [0.45, 0.92],
    ] as const) {
      b.add(box(i * one + one * 0.14, h * y0, -0.1, (i + 1) * one - one * 0.14, h * y1, -0.075), stuff, at, DETAIL);
    }
    b.add(box(i * one + 0.01, 0, -0.1, i * one + 0.025, h, -0.09), iron, at);
  }
  b.add(
    tube(
      [
        [w / 2 + 0.07, h * 0.44, -0.06],
        [w / 2 + 0.07, h * 0.54, -0.06],
      ],
      0.016,
      6,
    ),
    paintedMetal(palette.brass),
    at,
  );
}

export type Railing = 'iron' | 'solid' | 'glass';

/** A balcony whose slab begins at the wall; the origin is its left end on the wall at floor level. */
export function balcony(
  b: Builder,
  at: Matrix,
  w: number,
  depth: number,
  style: Railing,
  stuff: Material,
  metal: Material = iron,
): void {
  b.add(box(0, -0.18, 0, w, 0, depth), stuff, at);
  if (style === 'solid') {
    b.add(box(0, 0, depth - 0.12, w, 0.95, depth), stuff, at);
    for (const x of [0, w - 0.12]) b.add(box(x, 0, 0, x + 0.12, 0.95, depth), stuff, at);
    b.add(box(-0.03, 0.95, depth - 0.16, w + 0.03, 1.01, depth + 0.04), stuff, at);
    return;
  }
  if (style === 'glass') {
    const sheet: Material = { color: [0.2, 0.27, 0.27], gloss: 0.14, rough: 0.05 };
    b.add(box(0.02, 0.05, depth - 0.05, w - 0.02, 0.92, depth - 0.03), sheet, at);
    for (const x of [0.03, w - 0.05]) b.add(box(x, 0.05, 0, x + 0.02, 0.92, depth - 0.05), sheet, at);
    b.add(box(0, 0.92, depth - 0.07, w, 0.98, depth - 0.01), metal, at);
    return;
  }
  railing(b, place(at, move(0, 0, depth - 0.05)), w, metal);
  railing(b, place(at, move(0.03, 0, depth - 0.05), turnY(90)), depth - 0.05, metal);
  railing(b, place(at, move(w - 0.03, 0, depth - 0.05), turnY(90)), depth - 0.05, metal);
}

/** Upright bars along x. */
export function railing(b: Builder, at: Matrix, length: number, metal: Material, height = 0.95): void {
  b.add(box(0, height - 0.05, -0.025, length, height, 0.025), metal, at);
  b.add(box(0, 0.06, -0.015, length, 0.09, 0.015), metal, at);
  const bars = Math.max(2, Math.round(length / 0.14));
  for (let i = 0; i <= bars; i++) {
    const x = (i / bars) * (length - 0.02);
    b.add(box(x, 0.06, -0.01, x + 0.02, height - 0.02, 0.01), metal, at, DETAIL);
  }
}

/** The outside half of an air conditioner, hung on a wall. */
export function acUnit(b: Builder, at: Matrix): void {
  const white = paintedMetal([0.62, 0.6, 0.55]);
  b.add(roundBlock(0.82, 0.56, 0.3, 0.03, { steps: 1 }), white, place(at, move(0, 0, 0.2)), DETAIL);
  b.add(
    baked(cylinder(0.2, 0.2, 0.012, 20), turnX(90)),
    paintedMetal([0.16, 0.16, 0.16]),
    place(at, move(-0.12, 0.28, 0.35)),
    {
      bounce: false,
    },
  );
  for (const r of [0.2, 0.14, 0.08])
    b.add(ring(r, 0.008, 20, 5), white, place(at, move(-0.12, 0.28, 0.37), turnX(90)), DETAIL);
  b.add(block(0.06, 0.05, 0.4), iron, place(at, move(-0.3, -0.05, 0.2)));
  b.add(block(0.06, 0.05, 0.4), iron, place(at, move(0.3, -0.05, 0.2)));
}
/** A slanting striped awning over a shop front; the origin is its upper left end on the wall. */
export function awning(b: Builder, at: Matrix, w: number, reach: number, drop: number, one: Vec, two: Vec): void {
  const stripes: Material = {
    color: one,
    thin: 0.35,
    paint: (s) => {
      if (Math.floor(s.lx / 0.28) & 1) blend(s, two, 1);
    },
  };
  const steps = 12;
  for (let i = 0; i < steps; i++) {
    const t0 = i / steps;
    const t1 = (i + 1) / steps;
    const sag = (t: number) => -drop * t - Math.sin(t * Math.PI) * 0.04;
    b.add(strip(w, sag(t0), t0 * reach, sag(t1), t1 * reach), stripes, at);
  }
  b.add(strip(w, -drop, reach, -drop - 0.24, reach + 0.01), stripes, at);
  for (const x of [0.05, w - 0.05])
    b.add(
      tube(
        [
          [x, -drop, reach],
          [x, -0.5 - drop, 0],
        ],
        0.015,
        5,
      ),
      iron,
      at,
    );
}
const strip = (w: number, y0: number, z0: number, y1: number, z1: number) =>
  box(0, Math.min(y0, y1), Math.min(z0, z1), w, Math.max(y0, y1), Math.max(z0, z1));

export const shutterStuff = (color: Vec): Material => ({ color, gloss: 0.04, rough: 0.5, paint: ribs(0.09, 0.9) });
