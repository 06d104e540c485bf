import type { Material } from '../render/material.ts';
import type { Builder } from '../render/scene.ts';
import { box, cylinder, lathe, ring, roundBlock, sphere } from '../render/shapes.ts';
import { type Matrix, mix, move, place, smooth, turnX, type Vec } from '../render/vec.ts';
import { chrome, darkGlass, paintedMetal, plastic } from './materials.ts';

/** Wallpapers: hills in the evening, in three colours. */
const wallpaper = (
  w: number,
  h: number,
  tones: readonly [Vec, Vec, Vec],
  power: number,
  axis: 'y' | 'z',
): Material => ({
  color: tones[0],
  glow: power,
  gloss: 0.03,
  rough: 0.04,
  paint: (s) => {
    const u = s.lx / w;
    const v = (axis === 'y' ? s.ly : -s.lz) / h;
    let c = mix(tones[1], tones[0], smooth(-0.4, 0.5, v));
    if (Math.hypot(u * w, (v - 0.12) * h) < w * 0.2) c = mix(c, [1, 0.86, 0.66], 0.85);
    for (let i = 0; i < 3; i++) {
      if (v < -0.02 - i * 0.13 + Math.sin(u * (5 + i * 2) + i * 2) * 0.06)
        c = mix(tones[2], [0.01, 0.03, 0.03], i * 0.32);
    }
    [s.r, s.g, s.b] = c;
    const bar = Math.abs(v - 0.46) < 0.008 && Math.abs(u) > 0.3 && Math.abs(u) < 0.43;
    const dot = Math.abs(v + 0.41) < 0.035 && Math.abs((((u + 0.5) * 4) % 1) - 0.5) < 0.3;
    if (bar || dot) [s.r, s.g, s.b] = [0.9, 0.9, 0.88];
  },
});

const papers = [
  [
    [0.2, 0.42, 0.55],
    [0.85, 0.5, 0.28],
    [0.05, 0.18, 0.15],
  ],
  [
    [0.26, 0.18, 0.4],
    [0.9, 0.45, 0.38],
    [0.1, 0.07, 0.2],
  ],
  [
    [0.5, 0.62, 0.6],
    [0.85, 0.8, 0.62],
    [0.1, 0.26, 0.2],
  ],
] as const satisfies readonly (readonly [Vec, Vec, Vec])[];

/** A phone lying face up, its top towards -z. Real size, so scenes scale it up. */
export function phone(b: Builder, at: Matrix, body: Vec, paper = 0, back = false): void {
  const [w, l, t] = [0.074, 0.158, 0.008];
  b.add(roundBlock(w, t, l, 0.0039, { steps: 4 }), { color: body, gloss: 0.14, rough: 0.2 }, at);
  if (back) {
    lenses(b, place(at, move(0, t, 0)), body, w, l);
    return;
  }
  b.add(roundBlock(w - 0.003, 0.0012, l - 0.003, 0.0006, { steps: 1 }), darkGlass, place(at, move(0, t - 0.0004, 0)));
  b.add(
    box(-w / 2 + 0.004, t + 0.0005, -l / 2 + 0.004, w / 2 - 0.004, t + 0.0011, l / 2 - 0.004),
    wallpaper(w, l, papers[paper % 3] ?? papers[0], 0.75, 'z'),
    at,
  );
  b.add(
    cylinder(0.0022, 0.0022, 0.0004, 14),
    { color: [0, 0, 0], gloss: 0.05, rough: 0.1 },
    place(at, move(0, t + 0.0011, -l / 2 + 0.01)),
  );
}

function lenses(b: Builder, at: Matrix, body: Vec, w: number, l: number): void {
  b.add(
    roundBlock(0.036, 0.0022, 0.036, 0.001, { steps: 2 }),
    { color: body, gloss: 0.14, rough: 0.15 },
    place(at, move(-w / 2 + 0.024, -0.0005, -l / 2 + 0.024)),
  );
  for (const [x, z] of [
    [0.016, 0.016],
    [0.016, 0.032],
    [0.032, 0.024],
  ] as const) {
    const here = place(at, move(-w / 2 + x, 0.0016, -l / 2 + z));
    b.add(cylinder(0.0068, 0.0068, 0.0022, 22), chrome, here);
    b.add(cylinder(0.0058, 0.0058, 0.0024, 22), darkGlass, here);
    b.add(sphere(0.0026, 10), { color: [0.03, 0.05, 0.12], gloss: 0.2, rough: 0.03 }, place(here, move(0, 0.0012, 0)));
  }
}

/** Open, its screen towards z; `size` 1 is a 14-inch one. */
export function laptop(b: Builder, at: Matrix, size = 1, color: Vec = [0.42, 0.42, 0.42]): void {
  const shell: Material = { color, gloss: 0.2, rough: 0.32 };
  const [w, d] = [0.32 * size, 0.22 * size];
  b.add(roundBlock(w, 0.014, d, 0.006), shell, at);
  b.add(
    box(-w * 0.43, 0.0141, -d * 0.4, w * 0.43, 0.0146, d * 0.08),
    {
      color: [0.02, 0.02, 0.022],
      paint: (s) => {
        const [u, v] = [(s.lx / w) * 34, (s.lz / d) * 17];
        const k = Math.min(Math.abs(((u + 100) % 1) - 0.5), Math.abs(((v + 100) % 1) - 0.5));
        if (k > 0.42 || Math.abs(((u + 100) % 1) - 0.5) > 0.42 || Math.abs(((v + 100) % 1) - 0.5) > 0.4)
          [s.r, s.g, s.b] = color;
      },
    },
    at,
  );
  b.add(
    box(-w * 0.16, 0.0141, d * 0.14, w * 0.16, 0.0146, d * 0.44),
    { color: [color[0] * 0.8, color[1] * 0.8, color[2] * 0.8], gloss: 0.08, rough: 0.3 },
    at,
  );
  const lid = place(at, move(0, 0.012, -d / 2), turnX(-16));
  b.add(roundBlock(w, d * 1.02, 0.008, 0.004), shell, lid);
  b.add(box(-w * 0.485, d * 0.03, 0.0042, w * 0.485, d * 0.99, 0.0046), darkGlass, lid);
  b.add(
    box(-w * 0.47, d * 0.06, 0.0047, w * 0.47, d * 0.96, 0.005),
    wallpaper(w, d, papers[0], 0.7, 'y'),
    place(lid, move(0, 0, 0)),
  );
}

/** Over-ear headphones standing on their cups. */
export function headphones(b: Builder, at: Matrix, color: Vec): void {
  const stuff = plastic(color, 0.4);
  b.add(ring(0.085, 0.008, 36, 8), stuff, place(at, move(0, 0.1, 0), turnX(90)));
  for (const x of [-0.085, 0.085]) {
    b.add(
      lathe(
        [
          [0.001, -0.018],
          [0.036, -0.018],
          [0.042, 0],
          [0.036, 0.02],
          [0.001, 0.024],
        ],
        22,
      ),
      stuff,
      place(at, move(x, 0.045, 0), [0, 1, 0, 0, x > 0 ? 1 : -1, 0, 0, 0, 0, 0, 1, 0]),
    );
    b.add(
      ring(0.032, 0.011, 22, 8),
      plastic([0.02, 0.02, 0.02], 0.8),
      place(at, move(x * 0.8, 0.045, 0), [0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]),
    );
  }
}

export function earbuds(b: Builder, at: Matrix): void {
  b.add(roundBlock(0.06, 0.022, 0.048, 0.011, { steps: 4 }), plastic([0.8, 0.79, 0.77], 0.15), at);
  b.add(box(-0.03, 0.0135, -0.0242, 0.03, 0.0142, 0.0242), paintedMetal([0.5, 0.5, 0.5]), at);
}

export function watch(b: Builder, at: Matrix, strap: Vec): void {
  b.add(roundBlock(0.022, 0.004, 0.2, 0.002), plastic(strap, 0.6), at);
  b.add(roundBlock(0.038, 0.011, 0.044, 0.005, { steps: 3 }), { color: [0.1, 0.1, 0.1], gloss: 0.2, rough: 0.2 }, at);
  b.add(box(-0.016, 0.011, -0.019, 0.016, 0.0116, 0.019), wallpaper(0.032, 0.038, papers[1], 0.6, 'z'), at);
}
