import type { Material } from '../render/material.ts';
import type { Builder } from '../render/scene.ts';
import { axle, cylinder, lathe, roundBlock, sphere, tube } from '../render/shapes.ts';
import { type Matrix, move, place, scale, turnX, turnY, turnZ, type Vec } from '../render/vec.ts';
import { blackPaint, chrome, lacquer, leather, plastic, rubber, steel } from './materials.ts';
import { wheel } from './wheel.ts';

/** A motorbike leaning on its stand, its nose towards x. */
export function motorbike(b: Builder, at: Matrix, color: Vec, scooter = false): void {
  const here = place(at, turnX(-7));
  const paint = lacquer(color);
  const r = scooter ? 0.24 : 0.31;
  const [front, rear] = scooter ? [0.62, -0.58] : [0.7, -0.66];
  for (const x of [front, rear]) {
    wheel(b, place(here, move(x, r, 0.0)), r, 'wire', 0.12);
    wheel(b, place(here, move(x, r, 0.0), turnY(180)), r, 'wire', 0.12);
    b.add(cylinder(r * 0.42, r * 0.42, 0.008, 22), steel, place(here, move(x, r, 0.07), turnX(90)));
  }
  const headY = scooter ? 0.98 : 0.96;
  for (const z of [-0.085, 0.085]) {
    b.add(
      tube(
        [
          [front, r, z],
          [front - 0.2, headY - 0.06, z],
        ],
        scooter ? 0.02 : 0.025,
        10,
      ),
      chrome,
      here,
    );
    b.add(
      tube(
        [
          [rear, r, z],
          [-0.1, 0.42, z],
        ],
        0.022,
        8,
      ),
      blackPaint,
      here,
    );
    b.add(
      tube(
        [
          [rear + 0.05, r + 0.02, z * 1.4],
          [rear + 0.28, 0.72, z * 1.3],
        ],
        0.02,
        8,
      ),
      chrome,
      here,
    );
  }
  b.add(
    tube(
      [
        [front - 0.3, headY + 0.02, -0.34],
        [front - 0.22, headY + 0.08, -0.16],
        [front - 0.2, headY + 0.04, 0],
        [front - 0.22, headY + 0.08, 0.16],
        [front - 0.3, headY + 0.02, 0.34],
      ],
      0.013,
      8,
    ),
    chrome,
    here,
  );
  for (const s of [-1, 1]) {
    b.add(axle(0.019, 0.11, 12), rubber, place(here, move(front - 0.31, headY + 0.018, s * 0.35), turnY(80 * s)));
    b.add(
      tube(
        [
          [front - 0.24, headY + 0.07, s * 0.2],
          [front - 0.28, headY + 0.2, s * 0.27],
        ],
        0.006,
        5,
      ),
      blackPaint,
      here,
    );
    b.add(roundBlock(0.03, 0.07, 0.12, 0.02), blackPaint, place(here, move(front - 0.29, headY + 0.18, s * 0.29)));
    b.add(
      sphere(0.03, 10),
      { color: [0.7, 0.3, 0.03], gloss: 0.08, rough: 0.1 },
      place(here, move(front - 0.08, headY - 0.1, s * 0.15)),
    );
  }
  b.add(sphere(0.1, 18), chrome, place(here, move(front - 0.1, headY - 0.1, 0), scale(0.8, 1, 1)));
  b.add(
    sphere(0.088, 18),
    { color: [0.82, 0.82, 0.78], gloss: 0.12, rough: 0.03, glow: 0.1 },
    place(here, move(front - 0.062, headY - 0.1, 0), scale(0.7, 1, 1)),
  );
  b.add(
    lathe(
      [
        [r * 1.02, -0.07],
        [r * 1.13, 0],
        [r * 1.02, 0.07],
      ],
      30,
    ),
    paint,
    place(here, move(front, r, 0), turnX(90), scale(1, 1, 1)),
    { seen: false },
  );
  for (const [x, a0, a1] of [
    [front, 25, 150],
    [rear, 40, 175],
  ] as const)
    fender(b, here, paint, x, r, a0, a1);
  if (scooter) {
    b.add(roundBlock(0.1, 0.62, 0.4, 0.05, { puff: 0.02 }), paint, place(here, move(front - 0.3, 0.3, 0), turnZ(14)));
    b.add(roundBlock(0.7, 0.08, 0.36, 0.03), plastic([0.03, 0.03, 0.03]), place(here, move(0.05, 0.22, 0)));
    b.add(roundBlock(0.74, 0.42, 0.34, 0.13, { puff: 0.03 }), paint, place(here, move(-0.5, 0.32, 0)));
    b.add(
      roundBlock(0.78, 0.12, 0.3, 0.05, { puff: 0.02 }),
      leather([0.03, 0.02, 0.015]),
      place(here, move(-0.42, 0.73, 0)),
    );
    return;
  }
  b.add(roundBlock(0.56, 0.24, 0.28, 0.11, { puff: 0.03 }), paint, place(here, move(0.14, 0.7, 0), turnZ(8)));
  b.add(cylinder(0.035, 0.035, 0.02, 16), chrome, place(here, move(0.2, 0.965, 0)));
  b.add(
    roundBlock(0.72, 0.1, 0.25, 0.05, { puff: 0.02 }),
    leather([0.04, 0.025, 0.016]),
    place(here, move(-0.42, 0.72, 0), turnZ(-3)),
  );
  b.add(roundBlock(0.36, 0.34, 0.26, 0.06), steel, place(here, move(0.04, 0.24, 0)));
  for (let i = 0; i < 6; i++)
    b.add(
      roundBlock(0.24, 0.012, 0.25, 0.005, { steps: 1 }),
      steel,
      place(here, move(0.12, 0.5 + i * 0.028, 0), turnZ(-12)),
    );
  b.add(
    tube(
      [
        [0.26, 0.52, 0.1],
        [0.36, 0.32, 0.13],
        [0.1, 0.16, 0.16],
        [-0.45, 0.2, 0.17],
        [-0.95, 0.3, 0.18],
      ],
      [0.025, 0.025, 0.028, 0.045, 0.042],
      12,
    ),
    chrome,
    here,
  );
  b.add(
    tube(
      [
        [front - 0.22, headY - 0.1, 0],
        [0.1, 0.62, 0],
        [-0.3, 0.62, 0],
        [-0.2, 0.3, 0],
        [0.2, 0.25, 0],
        [front - 0.26, headY - 0.3, 0],
      ],
      0.026,
      8,
    ),
    blackPaint,
    here,
  );
  b.add(
    roundBlock(0.06, 0.08, 0.14, 0.02),
    { color: [0.4, 0.015, 0.012], gloss: 0.08, rough: 0.1 },
    place(here, move(rear - 0.28, 0.62, 0)),
  );
}

function fender(b: Builder, at: Matrix, paint: Material, x: number, r: number, from: number, to: number): void {
  for (const [k, w] of [
    [1.14, 0.055],
    [1.12, 0.075],
  ] as const) {
    const points = Array.from({ length: 12 }, (_, i): Vec => {
      const a = ((from + ((to - from) * i) / 11) * Math.PI) / 180;
      return [x + Math.cos(a) * r * k, r + Math.sin(a) * r * k, 0];
    });
    for (const z of [-w * 0.5, 0, w * 0.5])
      b.add(
        tube(
          points.map(([px, py]): Vec => [px, py, z]),
          0.032,
          8,
        ),
        paint,
        at,
        { bounce: false },
      );
  }
}
