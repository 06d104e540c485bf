import { matt } from '../render/material.ts';
import { emptyMesh, lattice, type Mesh, triangle } from '../render/mesh.ts';
import { fbm, type Random } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { lathe, terrain, tube } from '../render/shapes.ts';
import { add, type Matrix, place, times, unit, type Vec } from '../render/vec.ts';
import { LEAVES, leafCloud, leaves, placedSphere, STAND_IN } from './foliage.ts';
import { painted } from './materials.ts';
import { blend, ground, speckle, tint } from './paint.ts';
import { palette } from './palette.ts';

/** A low round shrub. */
export function bush(b: Builder, rng: Random, at: Matrix, radius: number, color: Vec = [0.09, 0.15, 0.045]): void {
  const leaf = leaves(color, times(color, 1.6));
  b.add(leafCloud(rng, [0, radius * 0.75, 0], [radius, radius * 0.8, radius], 420, radius * 0.16), leaf, at, LEAVES);
  const stand = placedSphere([0, radius * 0.7, 0], [radius * 0.8, radius * 0.7, radius * 0.8]);
  b.add(stand.mesh, matt(color), place(at, stand.at), STAND_IN);
}

/** A plant in a pot, for corners of rooms, balconies and courtyards. */
export function pottedPlant(
  b: Builder,
  rng: Random,
  at: Matrix,
  height: number,
  { pot = palette.terracotta, broad = false }: { pot?: Vec; broad?: boolean } = {},
): void {
  const r = height * 0.17;
  const h = height * 0.3;
  b.add(
    lathe(
      [
        [0.001, 0],
        [r * 0.72, 0],
        [r, h * 0.9],
        [r * 1.08, h * 0.9],
        [r * 1.08, h],
        [r * 0.92, h],
        [r * 0.9, h * 0.9],
        [0.001, h * 0.88],
      ],
      18,
    ),
    { color: pot, rough: 0.7, gloss: 0.02, paint: speckle(0.02, 0.15) },
    at,
  );
  const color: Vec = broad ? [0.06, 0.15, 0.05] : [0.1, 0.18, 0.05];
  const leaf = leaves(color, times(color, 1.7));
  if (!broad) {
    b.add(
      leafCloud(rng, [0, height * 0.66, 0], [height * 0.26, height * 0.34, height * 0.26], 320, height * 0.05),
      leaf,
      at,
      LEAVES,
    );
    return;
  }
  for (let i = 0; i < 15; i++) {
    const angle = i * 2.4;
    const reach = height * rng.between(0.16, 0.36);
    const top = height * rng.between(0.62, 1.02);
    const end: Vec = [Math.cos(angle) * reach, top, Math.sin(angle) * reach];
    b.add(tube([[0, h, 0], [end[0] * 0.3, top * 0.72, end[2] * 0.3], end], height * 0.008, 4), leaf, at, LEAVES);
    b.add(blade(end, angle, height * rng.between(0.17, 0.24)), leaf, at, LEAVES);
  }
}

/** One broad leaf with a fold along its middle. */
function blade(from: Vec, angle: number, length: number): Mesh {
  const forward: Vec = [Math.cos(angle), 0, Math.sin(angle)];
  const side: Vec = [-Math.sin(angle), 0, Math.cos(angle)];
  return lattice(
    Array.from({ length: 7 }, (_, i) => {
      const t = i / 6;
      const middle = add(from, add(times(forward, t * length), [0, (0.3 * t - 0.75 * t * t) * length, 0]));
      const half = Math.sin(Math.min(1, t * 1.02 + 0.03) * Math.PI) ** 0.8 * length * 0.3;
      return [-1, 0, 1].map((k): Vec => add(middle, add(times(side, half * k), [0, Math.abs(k) * half * 0.25, 0])));
    }),
  );
}

/** Hills along the horizon: bare, with folds, as round Damascus. */
export function hills(
  b: Builder,
  {
    z = -260,
    height = 70,
    seed = 1,
    width = 900,
    color = [0.4, 0.345, 0.26] as Vec,
    green = 0.25,
    glow = 0,
  }: { z?: number; height?: number; seed?: number; width?: number; color?: Vec; green?: number; glow?: number } = {},
): void {
  const rise = (x: number, depth: number) => {
    const t = Math.min(1, Math.max(0, (z - depth) / 160 + 0.5));
    const ridge = fbm(x / 190 + seed * 7.3, depth / 240, seed, 4) * 1.25 - 0.12;
    const fold = Math.abs(fbm(x / 46 + seed, depth / 60, 4.5, 3) - 0.5) * 0.42;
    return Math.max(-2, t * height * (ridge - fold));
  };
  b.add(
    terrain(-width / 2, z - 200, width / 2, z + 80, 110, rise),
    painted(color, (s) => {
      const k = fbm(s.x / 22, s.z / 22, s.y / 9, 4);
      blend(s, palette.olive, Math.max(0, k - 0.62 + green) * 0.9);
      tint(s, 0.72 + k * 0.55);
      s.glow = glow;
    }),
    undefined,
    { bounce: false, shadow: false },
  );
}

/** Blades of grass or corn strewn over a rectangle. */
export function tufts(
  b: Builder,
  rng: Random,
  area: readonly [number, number, number, number],
  count: number,
  height: number,
  color: Vec,
  lift: (x: number, z: number) => number = () => 0,
): void {
  const mesh = emptyMesh();
  const [x0, z0, x1, z1] = area;
  for (let i = 0; i < count; i++) {
    const x = rng.between(x0, x1);
    const z = rng.between(z0, z1);
    const y = lift(x, z);
    for (let k = 0; k < 3; k++) {
      const a = rng.between(0, 6.28);
      const h = height * rng.between(0.5, 1.15);
      const lean = h * rng.between(0.1, 0.5);
      const w = height * 0.07;
      const n = unit([Math.cos(a) * 0.5, 1, Math.sin(a) * 0.5]);
      triangle(
        mesh,
        [x - Math.sin(a) * w, y, z + Math.cos(a) * w],
        [x + Math.sin(a) * w, y, z - Math.cos(a) * w],
        [x + Math.cos(a) * lean, y + h, z + Math.sin(a) * lean],
        [n, n, n],
      );
    }
  }
  b.add(mesh, leaves(color, times(color, 1.5)), undefined, { bounce: false });
}

export const lawn = painted([0.13, 0.2, 0.06], ground([0.19, 0.24, 0.08], { size: 0.7, contrast: 0.55 }));
export const dirt = painted(palette.earth, ground(palette.sand, { contrast: 0.4 }));
