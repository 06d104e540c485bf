import { fbm, noise } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { sphere, tube } from '../render/shapes.ts';
import { type Matrix, move, place, scale, smooth, type Vec } from '../render/vec.ts';
import { eyes, fur, meshOf } from './animal-parts.ts';
import { blend, tint } from './paint.ts';
import { blob, limb, melt, surface } from './sdf.ts';

/** Wavers a border so that markings end like hair does. */
const hairy = (s: { lx: number; ly: number; lz: number }, size: number, k: number) =>
  (fbm(s.lx * size, s.ly * size, s.lz * size, 2) - 0.5) * k;

interface CatLook {
  coat: Vec;
  stripe?: Vec;
  belly?: Vec;
  iris?: Vec;
}

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
