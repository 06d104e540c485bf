import { brass, chrome, leather, plastic } from '../../kit/materials.ts';
import { pottedPlant } from '../../kit/nature.ts';
import { blend, folds, marble, wood } from '../../kit/paint.ts';
import { palette } from '../../kit/palette.ts';
import { blob, limb, melt, surface } from '../../kit/sdf.ts';
import type { Material } from '../../render/material.ts';
import type { Random } from '../../render/random.ts';
import type { Builder } from '../../render/scene.ts';
import { ring, roundBlock, tube } from '../../render/shapes.ts';
import { type Matrix, move, place, scale, times, turnX, turnY, type Vec } from '../../render/vec.ts';
import { flowers } from './flowers.ts';
import { desk, type Framing, near, type SetFor, TOP } from './framing.ts';

/** Clothes, shoes and bags. */
export const fashionSets = {
  clothes: (b: Builder, rng: Random): Framing => {
    const tones: Vec[] = [
      palette.terracotta,
      palette.cypress,
      palette.cream,
      palette.indigo,
      palette.sand,
      palette.wine,
      palette.sage,
      [0.1, 0.1, 0.1],
      palette.apricotSoft,
    ];
    b.add(
      tube(
        [
          [-1, 1.62, -1.1],
          [1.2, 1.62, -1.1],
        ],
        0.016,
        10,
      ),
      brass,
    );
    for (const x of [-0.98, 1.18])
      for (const s of [-1, 1])
        b.add(
          tube(
            [
              [x, 0, -1.1 + s * 0.26],
              [x, 1.62, -1.1],
            ],
            0.014,
            8,
          ),
          brass,
        );
    for (let i = 0; i < 17; i++)
      garment(
        b,
        rng,
        move(-0.86 + i * 0.117, 1.58, -1.1),
        tones[i % tones.length] ?? palette.cream,
        rng.between(0.75, 1.1),
      );
    shoe(b, place(move(0.25, 0, -0.35), turnY(-40)), [0.3, 0.13, 0.05]);
    shoe(b, place(move(0.48, 0, -0.3), turnY(-52)), [0.3, 0.13, 0.05]);
    bag(b, place(move(-0.55, 0, -0.5), turnY(24)), [0.42, 0.19, 0.07], 1);
    pottedPlant(b, rng, move(1.7, 0, -1.5), 1.3, { broad: true });
    return { eye: [-0.3, 1.35, 1.75], target: [0.1, 0.85, -1.1], fov: 44 };
  },
  shoes: (b: Builder, rng: Random): Framing => {
    const [color, trim] = rng.pick([
      [
        [0.7, 0.67, 0.62],
        [0.06, 0.18, 0.14],
      ],
      [
        [0.09, 0.1, 0.11],
        [0.6, 0.3, 0.06],
      ],
      [
        [0.5, 0.4, 0.28],
        [0.2, 0.09, 0.04],
      ],
    ] as [Vec, Vec][]);
    desk(b, { color: palette.oak, gloss: 0.04, rough: 0.35, paint: wood('x', 0.6) });
    shoe(b, place(move(-0.12, TOP, -0.22), turnY(-28), scale(1.45)), color, trim);
    shoe(b, place(move(0.22, TOP, -0.42), turnY(158), scale(1.45)), color, trim);
    return { ...near, target: [0.04, 0.83, -0.28] };
  },
  bag: (b: Builder, rng: Random): Framing => {
    const hide = rng.pick([
      [0.36, 0.15, 0.055],
      [0.05, 0.14, 0.11],
      [0.3, 0.03, 0.04],
      [0.5, 0.4, 0.28],
    ] as Vec[]);
    desk(b, { color: [0.76, 0.72, 0.66], gloss: 0.05, rough: 0.14, paint: marble(0.5) });
    bag(b, place(move(0.02, TOP, -0.3), turnY(-22)), hide, 1.15);
    b.add(roundBlock(0.2, 0.02, 0.1, 0.009), leather(hide), place(move(0.42, TOP, -0.08), turnY(30)));
    flowers(b, rng, move(-0.62, TOP, -0.7), 0.32, [palette.cream, palette.apricotSoft]);
    return { ...near, eye: [0.36, 1.4, 1], target: [0.02, 0.92, -0.3], focus: { distance: 1.4, blur: 1 } };
  },
} satisfies Record<string, SetFor>;

function garment(b: Builder, rng: Random, at: Matrix, color: Vec, length: number): void {
  b.add(
    tube(
      [
        [0, 0.05, 0],
        [0, 0, 0],
        [0, -0.06, 0.2],
      ],
      0.004,
      5,
    ),
    chrome,
    at,
  );
  const cloth: Material = { color, thin: 0.2, paint: folds(0.09, 0.7) };
  b.add(
    roundBlock(0.07, length, 0.46 + rng.between(-0.05, 0.05), 0.035, { puff: 0.01 }),
    cloth,
    place(at, move(0, -length - 0.03, 0), turnY(rng.between(-7, 7))),
  );
}

/** A trainer or shoe pointing along x, 0.29 m long. */
function shoe(b: Builder, at: Matrix, color: Vec, trim: Vec = times(color, 0.5)): void {
  const upper = surface(
    (x, y, z) => {
      const shell = melt(
        0.05,
        blob([0.075, 0.05, 0], [0.085, 0.045, 0.047]),
        blob([-0.085, 0.07, 0], [0.062, 0.07, 0.042]),
        limb([0.05, 0.06, 0], [-0.06, 0.1, 0], 0.036, 0.036),
      )(x, y, z);
      return Math.max(shell, 0.02 - y, Math.hypot((x + 0.085) / 0.052, (y - 0.155) / 0.06, z / 0.033) < 1 ? 0.01 : -1);
    },
    [-0.17, 0, -0.07],
    [0.18, 0.17, 0.07],
    62,
  );
  b.add(
    upper,
    {
      color,
      paint: (s) => {
        if (s.lx < -0.1 && s.ly > 0.05) blend(s, trim, 0.9);
        if (s.lx > 0.115) blend(s, trim, 0.25);
        const swoosh = Math.abs(s.ly - 0.045 - Math.max(0, -s.lx - 0.0) * 0.42 - (s.lx > 0 ? s.lx * s.lx * 3 : 0));
        if (swoosh < 0.008 && s.lx > -0.1 && s.lx < 0.07 && Math.abs(s.lz) > 0.025) blend(s, trim, 0.9);
      },
    },
    at,
  );
  const sole = surface(
    (x, y, z) => {
      const t = Math.max(0, Math.min(1, (x + 0.105) / 0.2));
      const plan = Math.hypot(x + 0.105 - t * 0.2, z) - (0.041 + 0.009 * t + (t > 0.3 && t < 0.6 ? -0.004 : 0));
      return Math.max(plan, Math.abs(y - 0.017) - 0.015) - 0.003;
    },
    [-0.17, -0.01, -0.07],
    [0.17, 0.05, 0.07],
    64,
  );
  b.add(sole, plastic([0.76, 0.74, 0.7], 0.5), at);
  for (let i = 0; i < 4; i++)
    b.add(
      tube(
        [
          [0.045 - i * 0.026, 0.088 + i * 0.011, -0.028],
          [0.04 - i * 0.026, 0.1 + i * 0.011, 0],
          [0.045 - i * 0.026, 0.088 + i * 0.011, 0.028],
        ],
        0.0045,
        6,
      ),
      { color: [0.8, 0.78, 0.74] },
      at,
      { bounce: false },
    );
}

/** A handbag with a flap, facing z. */
function bag(b: Builder, at: Matrix, color: Vec, size: number): void {
  const hide = leather(color);
  const here = place(at, scale(size));
  b.add(roundBlock(0.34, 0.25, 0.13, 0.035, { puff: 0.018 }), hide, here);
  b.add(roundBlock(0.345, 0.14, 0.03, 0.013), leather(times(color, 0.85)), place(here, move(0, 0.118, 0.066)));
  b.add(roundBlock(0.345, 0.03, 0.14, 0.014), leather(times(color, 0.85)), place(here, move(0, 0.238, 0)));
  b.add(roundBlock(0.05, 0.035, 0.014, 0.006), brass, place(here, move(0, 0.12, 0.086)));
  const handle = Array.from({ length: 11 }, (_, i): Vec => {
    const a = (i / 10) * Math.PI;
    return [Math.cos(a) * 0.1, 0.25 + Math.sin(a) * 0.17, 0];
  });
  b.add(tube(handle, 0.01, 8), hide, here);
  for (const x of [-0.1, 0.1]) b.add(ring(0.015, 0.004, 14, 6), brass, place(here, move(x, 0.26, 0), turnX(90)));
}
