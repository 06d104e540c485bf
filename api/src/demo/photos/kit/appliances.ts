import type { Material } from '../render/material.ts';
import type { Builder } from '../render/scene.ts';
import { block, box, cylinder, lathe, ring, roundBlock, tube } from '../render/shapes.ts';
import { type Matrix, move, place, turnX } from '../render/vec.ts';
import { ceramic, chrome, darkGlass, iron, paintedMetal, plastic, steel, whiteGloss } from './materials.ts';
import { ribs } from './paint.ts';

/** All stand on the floor facing z, the origin in the middle. */
export function fridge(
  b: Builder,
  at: Matrix,
  { w = 0.75, h = 1.8, stuff = steel as Material, split = 0.36, double = false } = {},
): void {
  const d = 0.66;
  b.add(roundBlock(w, h - 0.04, d - 0.06, 0.02), paintedMetal([0.42, 0.42, 0.42]), place(at, move(0, 0.03, -0.03)));
  const door = (x: number, y: number, dw: number, dh: number, handle: number) => {
    b.add(roundBlock(dw - 0.008, dh - 0.008, 0.07, 0.018), stuff, place(at, move(x, y, d / 2 - 0.03)));
    b.add(
      tube(
        [
          [x + handle * (dw / 2 - 0.06), y + dh * 0.25, d / 2 + 0.05],
          [x + handle * (dw / 2 - 0.06), y + dh * 0.75, d / 2 + 0.05],
        ],
        0.012,
        8,
      ),
      chrome,
      at,
    );
  };
  if (double) {
    door(-w / 4, 0.05, w / 2, h - 0.07, 1);
    door(w / 4, 0.05, w / 2, h - 0.07, -1);
    b.add(box(-w / 4 - 0.1, h * 0.52, d / 2 + 0.003, -w / 4 + 0.1, h * 0.72, d / 2 + 0.008), darkGlass, at);
    return;
  }
  door(0, 0.05, w, h * (1 - split) - 0.05, -1);
  door(0, h * (1 - split), w, h * split - 0.02, -1);
}

export function washer(b: Builder, at: Matrix, stuff: Material = whiteGloss): void {
  b.add(roundBlock(0.6, 0.85, 0.56, 0.025), stuff, at);
  b.add(box(-0.27, 0.7, 0.28, 0.27, 0.81, 0.288), paintedMetal([0.1, 0.1, 0.11]), at);
  b.add(cylinder(0.035, 0.03, 0.03, 16), chrome, place(at, move(0.05, 0.755, 0.285), turnX(90)));
  b.add(box(0.12, 0.73, 0.286, 0.24, 0.785, 0.291), { color: [0.1, 0.3, 0.26], glow: 0.8 }, at);
  b.add(ring(0.19, 0.032, 28, 10), chrome, place(at, move(0, 0.4, 0.29), turnX(90)));
  b.add(
    lathe(
      [
        [0.001, 0.05],
        [0.1, 0.035],
        [0.165, 0],
      ],
      24,
    ),
    darkGlass,
    place(at, move(0, 0.4, 0.29), turnX(90)),
  );
  b.add(box(-0.26, 0.72, 0.286, -0.08, 0.79, 0.293), stuff, at);
}

export function stove(b: Builder, at: Matrix, stuff: Material = steel): void {
  b.add(roundBlock(0.6, 0.86, 0.58, 0.012), stuff, at);
  b.add(box(-0.3, 0.86, -0.29, 0.3, 0.885, 0.29), paintedMetal([0.05, 0.05, 0.05]), at);
  for (const x of [-0.14, 0.14])
    for (const z of [-0.13, 0.13]) {
      b.add(cylinder(0.045, 0.04, 0.02, 16), iron, place(at, move(x, 0.885, z)));
      for (const a of [0, 1])
        b.add(a ? block(0.2, 0.012, 0.012) : block(0.012, 0.012, 0.2), iron, place(at, move(x, 0.91, z)));
    }
  b.add(box(-0.26, 0.16, 0.29, 0.26, 0.6, 0.3), darkGlass, at);
  b.add(
    tube(
      [
        [-0.24, 0.65, 0.33],
        [0.24, 0.65, 0.33],
      ],
      0.012,
      8,
    ),
    chrome,
    at,
  );
  for (let i = 0; i < 5; i++)
    b.add(
      cylinder(0.022, 0.018, 0.03, 14),
      paintedMetal([0.06, 0.06, 0.06]),
      place(at, move(-0.22 + i * 0.11, 0.76, 0.29), turnX(90)),
    );
}

export function splitAc(b: Builder, at: Matrix, w = 0.9): void {
  b.add(roundBlock(w, 0.29, 0.21, 0.05, { steps: 4 }), plastic([0.8, 0.79, 0.76], 0.25), at);
  b.add(
    box(-w / 2 + 0.05, 0.012, 0.06, w / 2 - 0.05, 0.05, 0.107),
    { color: [0.2, 0.2, 0.2], paint: ribs(0.012, 0.6) },
    at,
  );
  b.add(box(w / 2 - 0.17, 0.1, 0.106, w / 2 - 0.08, 0.125, 0.108), { color: [0.3, 0.85, 0.6], glow: 0.9 }, at);
  b.add(box(-w / 2 + 0.02, 0.075, 0.104, w / 2 - 0.02, 0.078, 0.109), paintedMetal([0.4, 0.4, 0.39]), at);
}

export function hood(b: Builder, at: Matrix, w = 0.6): void {
  b.add(box(-w / 2, 0, 0, w / 2, 0.06, 0.5), steel, at);
  b.add(box(-0.13, 0.06, 0, 0.13, 0.8, 0.26), steel, at);
}

export function sinkAndTap(b: Builder, at: Matrix): void {
  b.add(box(-0.27, -0.004, -0.2, 0.27, 0.002, 0.2), steel, at);
  b.add(box(-0.24, 0.0, -0.17, 0.24, 0.004, 0.17), { color: [0.1, 0.1, 0.1], gloss: 0.2, rough: 0.3 }, at);
  b.add(
    tube(
      [
        [0, 0, -0.22],
        [0, 0.26, -0.22],
        [0, 0.32, -0.17],
        [0, 0.31, -0.08],
        [0, 0.26, -0.06],
      ],
      0.013,
      8,
    ),
    chrome,
    at,
  );
}

export function toilet(b: Builder, at: Matrix): void {
  b.add(roundBlock(0.37, 0.4, 0.54, 0.16, { steps: 4 }), ceramic, place(at, move(0, 0, 0.34)));
  b.add(roundBlock(0.39, 0.05, 0.48, 0.024, { steps: 3 }), whiteGloss, place(at, move(0, 0.39, 0.34)));
  b.add(roundBlock(0.38, 0.4, 0.18, 0.04, { steps: 3 }), ceramic, place(at, move(0, 0.38, 0.09)));
  b.add(cylinder(0.025, 0.025, 0.012, 14), chrome, place(at, move(0, 0.78, 0.09)));
}

export function bathtub(b: Builder, at: Matrix, w = 1.7): void {
  const d = 0.75;
  b.add(roundBlock(w, 0.56, d, 0.07, { steps: 4 }), ceramic, at);
  b.add(
    roundBlock(w - 0.16, 0.012, d - 0.16, 0.006),
    { color: [0.5, 0.56, 0.56], gloss: 0.06, rough: 0.04 },
    place(at, move(0, 0.556, 0)),
  );
  b.add(
    tube(
      [
        [-w / 2 + 0.16, 0.56, 0],
        [-w / 2 + 0.16, 0.72, 0],
        [-w / 2 + 0.3, 0.74, 0],
      ],
      0.016,
      8,
    ),
    chrome,
    at,
  );
}

export function basin(b: Builder, at: Matrix, cabinet: Material, top: Material, w = 0.9): void {
  b.add(box(-w / 2, 0.25, 0, w / 2, 0.78, 0.48), cabinet, at);
  for (const x of [-w / 4, w / 4]) {
    b.add(box(x - w / 4 + 0.006, 0.26, 0.48, x + w / 4 - 0.006, 0.77, 0.5), cabinet, at);
    b.add(
      tube(
        [
          [x - 0.07, 0.68, 0.52],
          [x + 0.07, 0.68, 0.52],
        ],
        0.007,
        6,
      ),
      chrome,
      at,
    );
  }
  b.add(box(-w / 2 - 0.01, 0.78, 0, w / 2 + 0.01, 0.82, 0.51), top, at);
  b.add(
    lathe(
      [
        [0.001, 0.02],
        [0.14, 0.02],
        [0.2, 0.1],
        [0.215, 0.13],
        [0.2, 0.13],
        [0.13, 0.045],
        [0.001, 0.04],
      ],
      26,
    ),
    ceramic,
    place(at, move(0, 0.82, 0.27)),
  );
  b.add(
    tube(
      [
        [0, 0.82, 0.05],
        [0, 1.03, 0.05],
        [0, 1.06, 0.1],
        [0, 1.04, 0.17],
      ],
      0.013,
      8,
    ),
    chrome,
    at,
  );
}
