import type { Material } from '../render/material.ts';
import type { Builder } from '../render/scene.ts';
import { axle, block, box, cylinder, lathe, roundBlock, sphere, tube } from '../render/shapes.ts';
import { type Matrix, move, place, turnX, turnY, turnZ, type Vec } from '../render/vec.ts';
import { blackPaint, darkGlass, lacquer, paintedMetal, plastic, rubber, steel } from './materials.ts';
import { blend, ribs } from './paint.ts';
import { wheel } from './wheel.ts';

/** A diesel generator in its silencing cabinet, long side along x. */
export function generator(b: Builder, at: Matrix, color: Vec, w = 2.4): void {
  const [h, d] = [1.25, 1];
  b.add(box(-w / 2, 0.06, -d / 2, w / 2, 0.24, d / 2), blackPaint, at);
  b.add(roundBlock(w - 0.05, h, d - 0.04, 0.04), lacquer(color), place(at, move(0, 0.24, 0)));
  const vents: Material = { color: [0.06, 0.06, 0.06], paint: ribs(0.06, 0.9) };
  b.add(box(-w / 2 + 0.15, 0.5, d / 2 - 0.02, -w / 2 + 0.75, 1.25, d / 2 - 0.008), vents, at);
  b.add(box(w / 2 - 0.024, 0.5, -0.36, w / 2 - 0.012, 1.25, 0.36), vents, at);
  for (const x of [-0.28, 0.42]) {
    b.add(
      box(x - 0.31, 0.34, d / 2 - 0.02, x + 0.31, 1.4, d / 2 - 0.01),
      lacquer([color[0] * 0.92, color[1] * 0.92, color[2] * 0.92]),
      at,
    );
    b.add(roundBlock(0.05, 0.14, 0.03, 0.01), blackPaint, place(at, move(x + 0.24, 0.82, d / 2 - 0.01)));
  }
  b.add(box(w / 2 - 0.36, 0.85, d / 2 - 0.02, w / 2 - 0.08, 1.3, d / 2 - 0.005), blackPaint, at);
  b.add(
    box(w / 2 - 0.31, 1.1, d / 2 - 0.006, w / 2 - 0.13, 1.24, d / 2 - 0.002),
    { color: [0.1, 0.35, 0.28], glow: 0.7 },
    at,
  );
  for (let i = 0; i < 3; i++)
    b.add(
      sphere(0.022, 10),
      {
        color: (
          [
            [0.5, 0.03, 0.02],
            [0.05, 0.4, 0.08],
            [0.6, 0.4, 0.04],
          ] as Vec[]
        )[i] ?? [0, 0, 0],
        gloss: 0.05,
        rough: 0.2,
      },
      place(at, move(w / 2 - 0.29 + i * 0.07, 0.98, d / 2)),
    );
  b.add(cylinder(0.07, 0.07, 0.4, 16), steel, place(at, move(-w / 2 + 0.4, 1.45, 0)));
  b.add(roundBlock(0.24, 0.035, 0.16, 0.015), blackPaint, place(at, move(0.5, 1.49, 0)));
}

/** A small petrol one in its frame. */
export function portableGenerator(b: Builder, at: Matrix, color: Vec): void {
  const bar = 0.017;
  for (const z of [-0.26, 0.26])
    b.add(
      tube(
        [
          [-0.36, 0.1, z],
          [-0.36, 0.56, z],
          [-0.3, 0.6, z],
          [0.3, 0.6, z],
          [0.36, 0.56, z],
          [0.36, 0.1, z],
          [0.3, 0.06, z],
          [-0.3, 0.06, z],
          [-0.36, 0.1, z],
        ],
        bar,
        8,
      ),
      blackPaint,
      at,
    );
  for (const [x, y] of [
    [-0.36, 0.14],
    [0.36, 0.14],
    [-0.36, 0.54],
    [0.36, 0.54],
  ] as const)
    b.add(
      tube(
        [
          [x, y, -0.26],
          [x, y, 0.26],
        ],
        bar,
        8,
      ),
      blackPaint,
      at,
    );
  b.add(roundBlock(0.62, 0.16, 0.44, 0.06, { puff: 0.02 }), lacquer(color), place(at, move(0, 0.45, 0)));
  b.add(cylinder(0.045, 0.045, 0.03, 18), blackPaint, place(at, move(0.05, 0.615, 0)));
  b.add(roundBlock(0.28, 0.3, 0.36, 0.04), paintedMetal([0.2, 0.2, 0.2]), place(at, move(-0.12, 0.13, 0)));
  for (let i = 0; i < 7; i++) b.add(box(-0.26, 0.2 + i * 0.03, 0.18, 0.02, 0.212 + i * 0.03, 0.2), steel, at);
  b.add(axle(0.12, 0.24, 20), paintedMetal([0.3, 0.3, 0.3]), place(at, move(0.2, 0.26, -0.02)));
  b.add(box(0.04, 0.14, 0.2, 0.32, 0.42, 0.235), blackPaint, at);
  for (const x of [0.11, 0.24])
    b.add(cylinder(0.035, 0.035, 0.012, 16), plastic([0.12, 0.12, 0.12]), place(at, move(x, 0.22, 0.235), turnX(90)));
  b.add(cylinder(0.03, 0.03, 0.01, 16), { color: [0.6, 0.6, 0.58] }, place(at, move(0.18, 0.34, 0.236), turnX(90)));
  for (const s of [-1, 1]) wheel(b, place(at, move(-0.3, 0.1, s * 0.31), turnY(s > 0 ? 0 : 180)), 0.1, 'plain');
}

/** A battery cabinet or an inverter on a wall. */
export function powerBox(b: Builder, at: Matrix, w: number, h: number, color: Vec, light: Vec): void {
  b.add(roundBlock(w, h, 0.18, 0.03), { color, gloss: 0.04, rough: 0.3 }, at);
  b.add(box(-w * 0.28, h * 0.62, 0.089, w * 0.28, h * 0.8, 0.093), darkGlass, at);
  b.add(box(-w * 0.2, h * 0.66, 0.093, w * 0.05, h * 0.76, 0.095), { color: light, glow: 1 }, at);
  b.add(box(-w * 0.36, h * 0.1, 0.089, w * 0.36, h * 0.1 + 0.008, 0.092), { color: light, glow: 0.8 }, at);
  for (const x of [-0.3, 0, 0.3])
    b.add(
      tube(
        [
          [x * w, 0.01, 0],
          [x * w, -0.16, 0],
          [x * w * 0.6, -0.3, -0.04],
        ],
        0.012,
        6,
      ),
      plastic(x ? [0.02, 0.02, 0.02] : [0.4, 0.03, 0.02]),
      at,
    );
}

/** A field tractor, its nose towards x. */
export function tractor(b: Builder, at: Matrix, color: Vec): void {
  const paint = lacquer(color);
  for (const s of [-1, 1]) {
    bigWheel(b, place(at, move(-0.85, 0.82, s * 0.8), turnY(s > 0 ? 0 : 180)), 0.82, 0.46);
    bigWheel(b, place(at, move(1.25, 0.5, s * 0.68), turnY(s > 0 ? 0 : 180)), 0.5, 0.3);
    b.add(roundBlock(1.2, 0.07, 0.5, 0.03), paint, place(at, move(-0.85, 1.66, s * 0.76)));
    b.add(roundBlock(0.07, 0.5, 0.5, 0.03), paint, place(at, move(-0.28, 1.28, s * 0.76), turnZ(-24)));
  }
  b.add(roundBlock(1.75, 0.62, 0.66, 0.12), paint, place(at, move(0.85, 0.86, 0)));
  b.add(box(-0.05, 0.62, -0.26, 1.6, 0.9, 0.26), blackPaint, at);
  b.add(
    roundBlock(0.06, 0.5, 0.5, 0.03),
    { color: [0.03, 0.03, 0.03], paint: ribs(0.05, 0.7) },
    place(at, move(1.72, 0.9, 0)),
  );
  for (const s of [-1, 1]) {
    b.add(
      roundBlock(0.05, 0.1, 0.14, 0.02),
      { color: [0.85, 0.84, 0.78], gloss: 0.1, rough: 0.05 },
      place(at, move(1.74, 1.26, s * 0.2)),
    );
    b.add(box(0.3, 1.02, s * 0.331 - 0.003, 1.5, 1.1, s * 0.331 + 0.003), { color: [0.75, 0.72, 0.66] }, at);
    for (let i = 0; i < 5; i++)
      b.add(box(0.9 + i * 0.1, 1.16, s * 0.325 - 0.006, 0.95 + i * 0.1, 1.36, s * 0.325 + 0.006), blackPaint, at);
  }
  b.add(cylinder(0.045, 0.04, 0.85, 14), steel, place(at, move(0.7, 1.42, 0.22)));
  b.add(box(-1.3, 0.75, -0.45, 0.05, 1.05, 0.45), blackPaint, at);
  const glass: Material = { color: [0.04, 0.055, 0.06], gloss: 0.13, rough: 0.03 };
  for (const [x, z] of [
    [-1.25, 0.5],
    [-1.25, -0.5],
    [0, 0.5],
    [0, -0.5],
  ] as const)
    b.add(
      tube(
        [
          [x, 1.1, z],
          [x * 0.92, 2.4, z * 0.86],
        ],
        0.035,
        8,
      ),
      blackPaint,
      at,
    );
  b.add(roundBlock(1.5, 0.13, 1.15, 0.06), paint, place(at, move(-0.6, 2.4, 0)));
  for (const s of [-1, 1]) b.add(box(-1.18, 1.2, s * 0.47 - 0.004, -0.06, 2.36, s * 0.47 + 0.004), glass, at);
  b.add(box(-0.02, 1.35, -0.44, 0, 2.36, 0.44), glass, at);
  b.add(box(-1.2, 1.3, -0.44, -1.18, 2.36, 0.44), glass, at);
}

function bigWheel(b: Builder, at: Matrix, r: number, w: number): void {
  const flat = place(at, turnX(90));
  b.add(
    lathe(
      [
        [r * 0.6, w * 0.42],
        [r * 0.85, w * 0.5],
        [r * 0.93, w * 0.42],
        [r * 0.93, -w * 0.42],
        [r * 0.85, -w * 0.5],
        [r * 0.6, -w * 0.42],
      ],
      32,
    ),
    rubber,
    flat,
  );
  for (let i = 0; i < 18; i++)
    for (const s of [-1, 1])
      b.add(
        block(r * 0.07, r * 0.09, w * 0.52),
        rubber,
        place(at, turnZ((i + s * 0.25) * 20), move(0, r * 0.91, s * w * 0.22), turnY(s * 28)),
        { bounce: false },
      );
  const rim: Material = lacquer([0.6, 0.5, 0.3]);
  b.add(
    lathe(
      [
        [r * 0.6, w * 0.44],
        [r * 0.55, w * 0.2],
        [r * 0.3, w * 0.1],
        [0.001, w * 0.12],
      ],
      28,
    ),
    rim,
    flat,
  );
  b.add(cylinder(r * 0.16, r * 0.14, w * 0.3, 16), blackPaint, place(at, turnX(90)));
  for (let i = 0; i < 6; i++) b.add(sphere(r * 0.03, 8), steel, place(at, turnZ(i * 60), move(0, r * 0.23, w * 0.13)));
}

/** A lorry with an open or a closed body, its nose towards x. */
export function truck(b: Builder, at: Matrix, color: Vec, closed: boolean): void {
  const paint = lacquer(color);
  b.add(
    roundBlock(1.75, 1.7, 2.1, 0.14),
    {
      ...paint,
      paint: (s) => {
        if (s.lx > 0.7 && s.ly > 0.82 && s.ly < 1.5 && Math.abs(s.lz) < 0.95)
          [s.r, s.g, s.b, s.gloss, s.rough] = [0.014, 0.018, 0.02, 0.12, 0.02];
        if (Math.abs(s.lz) > 0.95 && s.lx > -0.15 && s.lx < 0.68 && s.ly > 0.85 && s.ly < 1.45)
          [s.r, s.g, s.b, s.gloss, s.rough] = [0.014, 0.018, 0.02, 0.12, 0.02];
        if (Math.abs(s.lz) > 0.95 && (Math.abs(s.lx + 0.2) < 0.008 || Math.abs(s.lx - 0.72) < 0.008))
          blend(s, [0.01, 0.01, 0.01], 0.8);
        if (s.lx > 0.7 && s.ly > 0.36 && s.ly < 0.72 && Math.abs(s.lz) < 0.7)
          blend(s, [0.012, 0.012, 0.012], (s.ly / 0.06) % 1 < 0.6 ? 0.95 : 0.3);
      },
    },
    place(at, move(2, 0.75, 0)),
  );
  b.add(roundBlock(0.3, 0.3, 2.1, 0.05), blackPaint, place(at, move(2.85, 0.48, 0)));
  for (const s of [-1, 1]) {
    b.add(
      roundBlock(0.06, 0.18, 0.34, 0.03),
      { color: [0.85, 0.84, 0.8], gloss: 0.1, rough: 0.05, glow: 0.15 },
      place(at, move(2.87, 0.85, s * 0.8)),
    );
    b.add(roundBlock(0.1, 0.4, 0.2, 0.04), blackPaint, place(at, move(2.6, 1.7, s * 1.22)));
    for (const x of [1.95, -1.2, -2.2])
      wheel(b, place(at, move(x, 0.47, s * 0.92), turnY(s > 0 ? 0 : 180)), 0.47, 'plain', 0.3);
    b.add(roundBlock(1.3, 0.5, 0.3, 0.06), steel, place(at, move(0.35, 0.42, s * 0.8)));
  }
  b.add(box(-3.2, 0.62, -0.5, 2.4, 0.8, 0.5), blackPaint, at);
  if (closed) {
    b.add(
      box(-3.2, 0.9, -1.1, 0.95, 3.1, 1.1),
      { color: [0.7, 0.69, 0.65], gloss: 0.03, rough: 0.5, paint: ribs(0.5, 0.12, true) },
      at,
    );
    b.add(box(-3.22, 0.82, -1.12, 0.97, 0.92, 1.12), steel, at);
    b.add(box(-3.22, 3.08, -1.12, 0.97, 3.14, 1.12), steel, at);
    return;
  }
  b.add(box(-3.2, 0.85, -1.1, 0.95, 0.95, 1.1), paintedMetal([0.2, 0.14, 0.08]), at);
  const plank: Material = {
    color: [color[0] * 0.8, color[1] * 0.8, color[2] * 0.8],
    gloss: 0.03,
    rough: 0.4,
    paint: ribs(0.22, 0.4),
  };
  for (const s of [-1, 1]) b.add(box(-3.2, 0.95, s * 1.1 - 0.03, 0.95, 1.75, s * 1.1 + 0.03), plank, at);
  b.add(box(0.9, 0.95, -1.1, 0.98, 2.1, 1.1), plank, at);
  b.add(box(-3.23, 0.95, -1.1, -3.17, 1.75, 1.1), plank, at);
  for (let x = -3.1; x < 1; x += 0.8)
    for (const s of [-1, 1]) b.add(block(0.07, 0.9, 0.05), blackPaint, place(at, move(x, 0.9, s * 1.14)));
}
