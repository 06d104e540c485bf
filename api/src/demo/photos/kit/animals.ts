import type { Material } from '../render/material.ts';
import { fbm, noise } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { type Matrix, place, scale, smooth, type Vec } from '../render/vec.ts';
import { eyes, fur, meshOf } from './animal-parts.ts';
import { blend, tint } from './paint.ts';
import { blob, type Field, limb, melt, rough, surface } from './sdf.ts';

/** All look along x and stand on y = 0. */
export function sheep(
  b: Builder,
  at: Matrix,
  { wool = [0.62, 0.56, 0.46] as Vec, face = [0.16, 0.11, 0.075] as Vec, lamb = false, grazing = false } = {},
): void {
  const head = grazing ? ([0.62, 0.3, 0] as Vec) : ([0.66, 0.86, 0] as Vec);
  const mesh = meshOf(`sheep ${grazing}`, () => {
    const curl = (x: number, y: number, z: number) => {
      const k = noise(x * 17 + 5, y * 17, z * 17) * 0.6 + noise(x * 33, y * 33 + 3, z * 33) * 0.4;
      return -Math.abs(k - 0.45) * 0.09;
    };
    const body = melt(
      0.16,
      blob([0, 0.66, 0], [0.5, 0.33, 0.29]),
      blob([-0.34, 0.66, 0], [0.26, 0.3, 0.26]),
      blob([0.36, 0.7, 0], [0.22, 0.27, 0.22]),
      limb([0.4, 0.74, 0], grazing ? [0.58, 0.46, 0] : [0.6, 0.86, 0], 0.17, 0.12),
      blob([-0.6, 0.6, 0], [0.09, 0.17, 0.12]),
    );
    return surface(rough(body, curl), [-0.8, 0.2, -0.42], [0.86, 1.1, 0.42], 62);
  });
  const size = lamb ? 0.55 : 1;
  const here = place(at, scale(size));
  b.add(mesh, { color: wool, paint: (s) => tint(s, 0.72 + noise(s.lx * 22, s.ly * 22, s.lz * 22) * 0.5) }, here);
  const skull = meshOf(`sheep head ${grazing}`, () => {
    const [x, y] = head;
    const nose: Vec = grazing ? [x + 0.12, y - 0.22, 0] : [x + 0.24, y - 0.12, 0];
    const ears = [-1, 1].map((s) => limb([x - 0.03, y + 0.06, s * 0.07], [x - 0.07, y + 0.01, s * 0.23], 0.035, 0.02));
    const legs = (
      [
        [0.3, 0.13],
        [0.34, -0.13],
        [-0.34, 0.13],
        [-0.3, -0.13],
      ] as const
    ).map(([lx, lz]) => limb([lx, 0.5, lz], [lx + 0.01, 0.02, lz], 0.045, 0.03));
    return surface(
      melt(
        0.05,
        blob([x + 0.02, y, 0], [0.11, 0.12, 0.095]),
        limb([x + 0.04, y - 0.02, 0], nose, 0.085, 0.055),
        ...ears,
        ...legs,
      ),
      [-0.5, -0.05, -0.32],
      [1.02, 1.12, 0.32],
      74,
    );
  });
  b.add(skull, fur(face), here);
  eyes(b, here, [head[0] + 0.07, head[1] + 0.04, 0.088], 0.018);
}

export function cow(
  b: Builder,
  at: Matrix,
  { base = [0.66, 0.62, 0.56] as Vec, patch = [0.03, 0.025, 0.022] as Vec, share = 0.52 } = {},
): void {
  const mesh = meshOf('cow', () => {
    const legs: Field[] = (
      [
        [0.62, 0.2],
        [0.7, -0.2],
        [-0.72, 0.2],
        [-0.62, -0.2],
      ] as const
    ).flatMap(([x, z]) => [
      limb([x, 0.85, z], [x + (x < 0 ? -0.05 : 0), 0.42, z], 0.13, 0.075),
      limb([x + (x < 0 ? -0.05 : 0), 0.42, z], [x, 0.04, z], 0.062, 0.075),
    ]);
    const ears = [-1, 1].map((s) => limb([1.15, 1.42, s * 0.1], [1.1, 1.38, s * 0.32], 0.05, 0.03));
    return surface(
      melt(
        0.14,
        blob([0, 1.02, 0], [0.86, 0.4, 0.36]),
        blob([-0.6, 1.06, 0], [0.34, 0.36, 0.33]),
        blob([0.55, 1.02, 0], [0.36, 0.4, 0.32]),
        limb([0.68, 1.15, 0], [1.08, 1.36, 0], 0.27, 0.16),
        blob([1.16, 1.38, 0], [0.16, 0.15, 0.13]),
        limb([1.16, 1.36, 0], [1.44, 1.18, 0], 0.13, 0.1),
        blob([-0.42, 0.62, 0], [0.17, 0.14, 0.16]),
        limb([-0.9, 1.24, 0], [-0.98, 0.6, 0], 0.04, 0.03),
        blob([-0.98, 0.52, 0], [0.05, 0.12, 0.05]),
        ...ears,
        ...legs,
      ),
      [-1.15, -0.05, -0.5],
      [1.65, 1.68, 0.5],
      84,
    );
  });
  b.add(
    mesh,
    fur(
      base,
      (s) => {
        const k = fbm(s.lx * 1.5 + 3.3, s.ly * 1.7, s.lz * 1.6, 3);
        blend(s, patch, smooth(share - 0.015, share + 0.015, k));
        if (s.lx > 1.36) blend(s, [0.34, 0.2, 0.17], smooth(1.36, 1.42, s.lx));
        if (s.ly < 0.12) blend(s, [0.05, 0.04, 0.035], 0.9);
        if (s.ly < 0.66 && s.lx > -0.62 && s.lx < -0.22 && s.ly > 0.4) blend(s, [0.5, 0.32, 0.27], 0.7);
      },
      40,
    ),
    at,
  );
  eyes(b, at, [1.23, 1.43, 0.115], 0.03);
  for (const s of [-1, 1])
    b.add(
      meshOf(`horn ${s}`, () =>
        surface(
          limb([1.1, 1.5, s * 0.09], [1.08, 1.62, s * 0.22], 0.035, 0.012),
          [0.95, 1.4, -0.32],
          [1.2, 1.7, 0.32],
          40,
        ),
      ),
      { color: [0.55, 0.48, 0.36], gloss: 0.03, rough: 0.4 },
      at,
    );
}

export function hen(b: Builder, at: Matrix, { feather = [0.34, 0.13, 0.05] as Vec, cock = false } = {}): void {
  const mesh = meshOf(`hen ${cock}`, () =>
    surface(
      melt(
        0.07,
        blob([0, 0.3, 0], [0.19, 0.14, 0.12]),
        limb([0.08, 0.34, 0], [0.19, 0.5, 0], 0.1, 0.05),
        blob([0.2, 0.53, 0], [0.055, 0.055, 0.045]),
        limb([-0.12, 0.34, 0], [-0.3, cock ? 0.58 : 0.47, 0], 0.09, 0.03),
        ...[-1, 1].map((s) => blob([-0.02, 0.32, s * 0.11], [0.15, 0.09, 0.035])),
      ),
      [-0.42, 0.1, -0.2],
      [0.32, 0.66, 0.2],
      76,
    ),
  );
  b.add(
    mesh,
    {
      color: feather,
      paint: (s) => {
        const scale2 = noise(s.lx * 48, s.ly * 30, s.lz * 48);
        tint(s, 0.6 + scale2 * 0.8);
        if (s.lx < -0.17) blend(s, [0.02, 0.035, 0.03], smooth(-0.17, -0.24, s.lx));
        if (s.lx > 0.1 && s.ly > 0.38) blend(s, [0.5, 0.24, 0.07], 0.55);
      },
    },
    at,
  );
  const red: Material = { color: [0.5, 0.03, 0.025], rough: 0.5, gloss: 0.03 };
  b.add(
    meshOf(`comb ${cock}`, () =>
      surface(
        melt(
          0.015,
          blob([0.2, 0.595, 0], [0.04, 0.03, 0.01]),
          blob([0.17, 0.605, 0], [0.018, 0.026, 0.008]),
          blob([0.22, 0.61, 0], [0.014, 0.022, 0.008]),
          blob([0.24, 0.48, 0], [0.014, 0.032, 0.014]),
        ),
        [0.1, 0.42, -0.04],
        [0.3, 0.66, 0.04],
        44,
      ),
    ),
    red,
    at,
  );
  const horn: Material = { color: [0.55, 0.36, 0.1], rough: 0.4, gloss: 0.03 };
  b.add(
    meshOf('hen legs', () =>
      surface(
        melt(
          0.02,
          limb([0.25, 0.53, 0], [0.295, 0.515, 0], 0.016, 0.004),
          ...[-1, 1].flatMap((s) => [
            limb([0.02, 0.22, s * 0.055], [0.03, 0.015, s * 0.055], 0.014, 0.01),
            limb([0.03, 0.012, s * 0.055], [0.1, 0.008, s * 0.085], 0.009, 0.006),
            limb([0.03, 0.012, s * 0.055], [0.1, 0.008, s * 0.03], 0.009, 0.006),
          ]),
        ),
        [-0.04, -0.01, -0.12],
        [0.32, 0.56, 0.12],
        90,
      ),
    ),
    horn,
    at,
  );
  eyes(b, at, [0.222, 0.54, 0.042], 0.008);
}
