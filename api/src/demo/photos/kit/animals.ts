import type { Material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import { fbm, noise } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { sphere, tube } from '../render/shapes.ts';
import { type Matrix, move, place, scale, smooth, type Vec } from '../render/vec.ts';
import { blend, tint, visible } from './paint.ts';
import { blob, type Field, limb, melt, rough, surface } from './sdf.ts';

/** Meshes are the same for every animal of a kind: made once. */
const made = new Map<string, Mesh>();
const meshOf = (name: string, make: () => Mesh): Mesh => {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
};

const eye: Material = { color: [0.008, 0.006, 0.005], gloss: 0.1, rough: 0.05 };
const eyes = (b: Builder, at: Matrix, [x, y, z]: Vec, r: number, stuff = eye) => {
  for (const s of [-1, 1]) b.add(sphere(r, 10), stuff, place(at, move(x, y, z * s)), { bounce: false });
};

/** Short fur: a fine nap over whatever colour it has. */
const fur = (color: Vec, pattern: NonNullable<Material['paint']> = () => {}, nap = 60): Material => ({
  color,
  paint: (s) => {
    pattern(s);
    tint(s, 0.86 + fbm(s.lx * nap * 0.4, s.ly * nap, s.lz * nap * 0.4, 2) * 0.3 * visible(s, 2 / nap));
  },
});

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

interface CatLook {
  coat: Vec;
  stripe?: Vec;
  belly?: Vec;
  iris?: Vec;
}

/** Wavers a border so that markings end like hair does. */
const hairy = (s: { lx: number; ly: number; lz: number }, size: number, k: number) =>
  (fbm(s.lx * size, s.ly * size, s.lz * size, 2) - 0.5) * k;

/** Sitting upright, looking along x. */
export function cat(
  b: Builder,
  at: Matrix,
  { coat, stripe, belly = [0.7, 0.66, 0.6], iris = [0.35, 0.45, 0.1] }: CatLook,
): void {
  const mesh = meshOf('cat', () => {
    const ears = [-1, 1].map((s) => limb([0.1, 0.475, s * 0.05], [0.09, 0.54, s * 0.068], 0.034, 0.006));
    const front = [-1, 1].map((s) => limb([0.075, 0.25, s * 0.05], [0.105, 0.03, s * 0.043], 0.036, 0.024));
    const paws = [-1, 1].flatMap((s) => [
      blob([0.128, 0.02, s * 0.043], [0.036, 0.021, 0.027]),
      blob([0.07, 0.024, s * 0.115], [0.062, 0.024, 0.028]),
      blob([-0.035, 0.1, s * 0.095], [0.085, 0.095, 0.045]),
    ]);
    const head = melt(
      0.018,
      blob([0.11, 0.425, 0], [0.072, 0.066, 0.078]),
      ...[-1, 1].flatMap((s) => [
        blob([0.166, 0.401, s * 0.015], [0.022, 0.019, 0.021]),
        blob([0.12, 0.405, s * 0.05], [0.04, 0.034, 0.03]),
      ]),
      blob([0.165, 0.385, 0], [0.02, 0.014, 0.018]),
      ...ears,
    );
    const body = melt(
      0.05,
      blob([-0.045, 0.14, 0], [0.12, 0.14, 0.105]),
      limb([-0.02, 0.2, 0], [0.05, 0.33, 0], 0.088, 0.06),
      limb([0.05, 0.33, 0], [0.09, 0.4, 0], 0.058, 0.055),
    );
    const tail = melt(
      0.02,
      limb([-0.15, 0.035, 0], [-0.1, 0.028, 0.15], 0.028, 0.025),
      limb([-0.1, 0.028, 0.15], [0.08, 0.026, 0.19], 0.025, 0.018),
    );
    return surface(melt(0.022, body, head, ...front, ...paws, tail), [-0.24, -0.02, -0.2], [0.28, 0.57, 0.26], 96);
  });
  b.add(
    mesh,
    fur(
      coat,
      (s) => {
        const edge = hairy(s, 60, 0.03);
        if (stripe) {
          const wave = Math.sin(s.ly * 62 + Math.abs(s.lz) * 30 - s.lx * 22 + hairy(s, 9, 5));
          blend(s, stripe, smooth(0.25, 0.75, wave) * 0.8);
        }
        const chest =
          smooth(0.045, 0.085, s.lx + edge) *
          (1 - smooth(0.032, 0.055, Math.abs(s.lz) + edge)) *
          (1 - smooth(0.33, 0.37, s.ly));
        blend(s, belly, chest * 0.9);
        const face =
          (1 - smooth(0.028, 0.045, Math.hypot(s.ly - 0.395, s.lz * 0.8) + edge * 0.4)) * smooth(0.12, 0.15, s.lx);
        blend(s, belly, face);
        blend(s, belly, (1 - smooth(0.03, 0.05, s.ly + edge)) * 0.75);
        if (s.ly > 0.485) blend(s, [0.5, 0.3, 0.25], smooth(0.2, 0.6, s.nx) * 0.55);
      },
      150,
    ),
    at,
  );
  b.add(
    sphere(0.0075, 10),
    { color: [0.4, 0.16, 0.14], gloss: 0.04, rough: 0.3 },
    place(at, move(0.186, 0.412, 0), scale(0.7, 0.75, 1.2)),
  );
  for (const s of [-1, 1])
    for (const k of [-1, 0, 1])
      b.add(whisker([0.176, 0.4, s * 0.024], [0.2, 0.398 + k * 0.022, s * 0.105]), { color: [0.8, 0.78, 0.74] }, at, {
        bounce: false,
        shadow: false,
      });
  catEyes(b, at, [0.163, 0.437, 0.033], 0.0165, iris);
}

const whisker = (from: Vec, to: Vec) => tube([from, to], [0.0008, 0.0003], 4);

function catEyes(b: Builder, at: Matrix, [x, y, z]: Vec, r: number, iris: Vec): void {
  for (const s of [-1, 1]) {
    const here = place(at, move(x, y, z * s));
    b.add(
      sphere(r, 16),
      {
        color: iris,
        gloss: 0.08,
        rough: 0.03,
        paint: (p) => {
          const across = Math.abs(p.lz - s * r * 0.22);
          if (across < r * 0.33 && p.lx > 0) blend(p, [0.004, 0.004, 0.004], 1);
          else if (Math.hypot(p.ly, p.lz - s * r * 0.22) > r * 0.86) blend(p, [0.01, 0.008, 0.006], 0.9);
        },
      },
      here,
      { bounce: false },
    );
  }
}

interface DogLook {
  coat: Vec;
  saddle?: Vec;
  chest?: Vec;
}

/** Sitting, looking along x. */
export function dog(b: Builder, at: Matrix, { coat, saddle, chest = [0.66, 0.58, 0.46] }: DogLook): void {
  const mesh = meshOf('dog', () => {
    const ears = [-1, 1].map((s) =>
      melt(
        0.02,
        limb([0.17, 0.775, s * 0.085], [0.2, 0.64, s * 0.125], 0.034, 0.03),
        blob([0.2, 0.64, s * 0.122], [0.045, 0.05, 0.018]),
      ),
    );
    const legs = [-1, 1].flatMap((s) => [
      limb([0.13, 0.42, s * 0.085], [0.175, 0.05, s * 0.08], 0.055, 0.036),
      blob([0.212, 0.028, s * 0.08], [0.058, 0.03, 0.038]),
      blob([-0.06, 0.15, s * 0.14], [0.145, 0.14, 0.068]),
      blob([0.1, 0.03, s * 0.165], [0.092, 0.031, 0.04]),
    ]);
    const head = melt(
      0.035,
      blob([0.2, 0.72, 0], [0.1, 0.088, 0.088]),
      limb([0.25, 0.69, 0], [0.355, 0.664, 0], 0.05, 0.04),
      ...[-1, 1].flatMap((s) => [
        blob([0.355, 0.652, s * 0.02], [0.042, 0.03, 0.028]),
        blob([0.262, 0.755, s * 0.042], [0.03, 0.022, 0.026]),
      ]),
    );
    const body = melt(
      0.09,
      blob([-0.08, 0.22, 0], [0.17, 0.2, 0.15]),
      limb([-0.05, 0.3, 0], [0.08, 0.5, 0], 0.14, 0.105),
      limb([0.08, 0.5, 0], [0.17, 0.68, 0], 0.092, 0.074),
    );
    return surface(
      melt(0.03, body, head, ...ears, ...legs, limb([-0.2, 0.05, 0.02], [-0.38, 0.05, 0.14], 0.04, 0.02)),
      [-0.5, -0.02, -0.28],
      [0.5, 0.88, 0.28],
      100,
    );
  });
  b.add(
    mesh,
    fur(
      coat,
      (s) => {
        const edge = hairy(s, 26, 0.07);
        if (saddle) {
          blend(
            s,
            saddle,
            smooth(0.36, 0.48, s.ly + (0.02 - s.lx) * 0.9 + edge) * (1 - smooth(0.14, 0.2, s.lx + edge)),
          );
          if (s.ly > 0.56) blend(s, saddle, smooth(0.092, 0.106, Math.abs(s.lz) + edge * 0.2) * 0.9);
        }
        const front =
          smooth(0.1, 0.16, s.lx + edge) *
          (1 - smooth(0.04, 0.075, Math.abs(s.lz) + edge * 0.6)) *
          (1 - smooth(0.54, 0.6, s.ly));
        blend(s, chest, front * 0.9);
        blend(s, chest, smooth(0.285, 0.33, s.lx + edge * 0.6) * (s.ly > 0.58 ? 0.75 : 0));
        blend(s, chest, (1 - smooth(0.05, 0.09, s.ly + edge)) * 0.6);
        if (s.lx > 0.31 && s.ly > 0.6 && Math.abs(s.ly - 0.641 + Math.abs(s.lz) * 0.35) < 0.0045)
          blend(s, [0.02, 0.015, 0.012], 0.85);
      },
      85,
    ),
    at,
  );
  b.add(
    sphere(0.023, 14),
    { color: [0.01, 0.009, 0.009], gloss: 0.07, rough: 0.25 },
    place(at, move(0.392, 0.682, 0), scale(0.75, 0.75, 1.15)),
  );
  eyes(b, at, [0.279, 0.737, 0.044], 0.0165, { color: [0.035, 0.016, 0.007], gloss: 0.1, rough: 0.03 });
}

/** A small parrot on its perch, looking along x. */
export function parrot(b: Builder, at: Matrix, body: Vec, face: Vec): void {
  const mesh = meshOf('parrot', () =>
    surface(
      melt(
        0.03,
        blob([0, 0.13, 0], [0.05, 0.085, 0.048]),
        blob([0.015, 0.225, 0], [0.042, 0.045, 0.04]),
        limb([-0.02, 0.09, 0], [-0.1, -0.12, 0], 0.04, 0.012),
        ...[-1, 1].map((s) => blob([-0.03, 0.1, s * 0.042], [0.032, 0.085, 0.016])),
      ),
      [-0.16, -0.16, -0.09],
      [0.1, 0.3, 0.09],
      84,
    ),
  );
  b.add(
    mesh,
    {
      color: body,
      paint: (s) => {
        const row = noise(s.lx * 90, s.ly * 70, s.lz * 90);
        tint(s, 0.7 + row * 0.6);
        if (s.ly > 0.2) blend(s, face, smooth(0.2, 0.23, s.ly + s.lx * 0.5));
        if (Math.abs(s.lz) > 0.036 && s.ly < 0.17) {
          const band = Math.sin(s.ly * 190 + noise(s.lx * 40, s.ly * 40, 1) * 3);
          if (band > 0.2) blend(s, [0.015, 0.03, 0.05], 0.7);
        }
        if (s.ly < 0.02) blend(s, [0.02, 0.07, 0.14], 0.8);
      },
    },
    at,
  );
  b.add(
    surface(limb([0.05, 0.232, 0], [0.066, 0.208, 0], 0.016, 0.005), [0.02, 0.18, -0.03], [0.09, 0.26, 0.03], 26),
    { color: [0.6, 0.42, 0.18], gloss: 0.04, rough: 0.3 },
    at,
  );
  eyes(b, at, [0.034, 0.24, 0.033], 0.007);
}
