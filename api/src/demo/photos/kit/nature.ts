import type { Material } from '../render/material.ts';
import { matt } from '../render/material.ts';
import { emptyMesh, lattice, type Mesh, triangle } from '../render/mesh.ts';
import { fbm, hash, type Random } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { cylinder, lathe, sphere, terrain, tube } from '../render/shapes.ts';
import { add, cross, type Matrix, mix, move, place, scale, times, unit, type Vec } from '../render/vec.ts';
import { painted, plastic } from './materials.ts';
import { blend, ground, speckle, tint, wood } from './paint.ts';
import { palette } from './palette.ts';

/** Leaves see light through themselves; those inside a crown are darker. */
export const leaves = (color: Vec, to: Vec = color): Material => ({
  color,
  thin: 0.55,
  paint: (s) => {
    const seed = hash(Math.floor(s.lx * 9), Math.floor(s.ly * 9), Math.floor(s.lz * 9));
    blend(s, to, seed * 0.8);
    tint(s, 0.78 + seed * 0.44);
  },
});

/** A puff of leaves: small blades strewn through an ellipsoid, shaded as if on its hull. */
export function leafCloud(rng: Random, center: Vec, radius: Vec, count: number, size: number, long = 1.6): Mesh {
  const mesh = emptyMesh();
  for (let i = 0; i < count; i++) {
    const out = unit([rng.between(-1, 1), rng.between(-1, 1), rng.between(-1, 1)]);
    const depth = 1.12 - rng() ** 1.7 * 0.85;
    const at: Vec = [
      center[0] + out[0] * radius[0] * depth,
      center[1] + out[1] * radius[1] * depth,
      center[2] + out[2] * radius[2] * depth,
    ];
    const along = unit([rng.between(-1, 1), rng.between(-0.9, 0.7), rng.between(-1, 1)]);
    const across = unit(cross(along, [rng.between(-1, 1), rng.between(-1, 1), rng.between(-1, 1)]));
    const s = size * rng.between(0.6, 1.3);
    const normal = unit(add(times(out, 1.1), times(cross(along, across), 0.5)));
    const tip = add(at, times(along, s * long));
    const side = times(across, s * 0.5);
    const middle = add(at, times(along, s * long * 0.45));
    triangle(mesh, at, add(middle, side), tip, [normal, normal, normal]);
    triangle(mesh, at, tip, add(middle, times(side, -1)), [normal, normal, normal]);
  }
  return mesh;
}

const STAND_IN = { seen: false, shadow: false, bounce: true } as const;
const LEAVES = { bounce: false } as const;

/** What bounce rays meet instead of leaves. */
const hull = (center: Vec, radius: Vec) => placedSphere(center, times(radius, 0.8));
const placedSphere = (center: Vec, radius: Vec): { mesh: Mesh; at: Matrix } => ({
  mesh: sphere(1, 8),
  at: place(move(...center), scale(...radius)),
});

const bark = painted([0.14, 0.105, 0.075], wood('y', 0.8));

export type TreeKind = 'olive' | 'cypress' | 'orange' | 'street' | 'poplar' | 'palm' | 'almond';

export function tree(b: Builder, rng: Random, kind: TreeKind, at: Matrix, height: number): void {
  if (kind === 'cypress' || kind === 'poplar') {
    column(b, rng, kind, at, height);
    return;
  }
  if (kind === 'palm') {
    palm(b, rng, at, height);
    return;
  }
  const look = {
    olive: {
      leaf: leaves([0.16, 0.19, 0.115], [0.27, 0.29, 0.2]),
      size: 0.075,
      spread: 0.52,
      trunk: 0.34,
      wide: 1.25,
      count: 900,
    },
    orange: {
      leaf: leaves([0.06, 0.12, 0.03], [0.11, 0.19, 0.05]),
      size: 0.1,
      spread: 0.42,
      trunk: 0.4,
      wide: 1,
      count: 760,
    },
    street: {
      leaf: leaves([0.085, 0.15, 0.04], [0.17, 0.23, 0.07]),
      size: 0.14,
      spread: 0.4,
      trunk: 0.45,
      wide: 1,
      count: 800,
    },
    almond: {
      leaf: leaves([0.62, 0.44, 0.44], [0.8, 0.7, 0.68]),
      size: 0.08,
      spread: 0.5,
      trunk: 0.35,
      wide: 1.15,
      count: 850,
    },
  }[kind];
  const crown = height * look.spread;
  const base: Vec = [0, height * look.trunk, 0];
  const bend = rng.between(-0.12, 0.12) * height;
  const thick = height * (kind === 'olive' ? 0.055 : 0.032);
  b.add(
    tube(
      [
        [0, -0.1, 0],
        [bend * 0.4, base[1] * 0.5, bend * 0.3],
        [bend * 0.6, base[1], 0],
        [bend * 0.5, height * 0.75, 0],
      ],
      [thick * 1.5, thick, thick * 0.85, thick * 0.25],
      7,
    ),
    bark,
    at,
  );
  const puffs = rng.int(5, 7);
  for (let i = 0; i < puffs; i++) {
    const angle = (i / puffs) * 6.28 + rng.between(-0.4, 0.4);
    const off = i === 0 ? 0 : crown * look.wide * rng.between(0.42, 0.62);
    const center: Vec = [
      bend * 0.5 + Math.cos(angle) * off,
      height * (i === 0 ? 0.8 : rng.between(0.58, 0.76)),
      Math.sin(angle) * off,
    ];
    const r = crown * rng.between(0.5, 0.66);
    const radius: Vec = [r * look.wide, r * 0.82, r * look.wide];
    if (i > 0)
      b.add(tube([base, mix(base, center, 0.5), center], [thick * 0.6, thick * 0.4, thick * 0.12], 5), bark, at);
    b.add(
      leafCloud(
        rng,
        center,
        radius,
        Math.round(look.count * (0.35 + (r / crown) * 0.5)),
        look.size * Math.sqrt(height / 3.4),
      ),
      look.leaf,
      at,
      LEAVES,
    );
    const stand = hull(center, radius);
    b.add(stand.mesh, matt(look.leaf.color), place(at, stand.at), STAND_IN);
  }
  if (kind === 'orange') fruit(b, rng, at, [bend * 0.5, height * 0.7, 0], crown * 1.02, height * 0.0155);
}

function fruit(b: Builder, rng: Random, at: Matrix, center: Vec, spread: number, radius: number): void {
  const orange = plastic([0.75, 0.26, 0.03], 0.5);
  for (let i = 0; i < 34; i++) {
    const out = unit([rng.between(-1, 1), rng.between(-0.8, 0.5), rng.between(-1, 1)]);
    b.add(
      sphere(radius * rng.between(0.85, 1.1), 8),
      orange,
      place(at, move(...add(center, times(out, spread * rng.between(0.82, 0.98))))),
      { bounce: false },
    );
  }
}

function column(b: Builder, rng: Random, kind: 'cypress' | 'poplar', at: Matrix, height: number): void {
  const leaf =
    kind === 'cypress'
      ? leaves([0.035, 0.075, 0.035], [0.06, 0.11, 0.045])
      : leaves([0.13, 0.2, 0.05], [0.2, 0.27, 0.08]);
  const wide = height * (kind === 'cypress' ? 0.085 : 0.12);
  b.add(cylinder(height * 0.016, height * 0.012, height * 0.3, 7), bark, at);
  const steps = 7;
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1);
    const r = wide * Math.sin((0.16 + t * 0.8) * Math.PI) ** 0.7;
    const center: Vec = [rng.between(-0.1, 0.1) * wide, height * (0.14 + t * 0.78), rng.between(-0.1, 0.1) * wide];
    b.add(leafCloud(rng, center, [r, height * 0.11, r], 260, height * 0.017, 2.2), leaf, at, LEAVES);
  }
  const stand = placedSphere([0, height * 0.52, 0], [wide * 0.8, height * 0.45, wide * 0.8]);
  b.add(stand.mesh, matt(leaf.color), place(at, stand.at), STAND_IN);
}

function palm(b: Builder, rng: Random, at: Matrix, height: number): void {
  b.add(
    tube(
      [
        [0, 0, 0],
        [0.1, height * 0.5, 0.05],
        [0.05, height * 0.9, 0],
      ],
      [0.26, 0.2, 0.19],
      10,
    ),
    painted(palette.earth, speckle(0.12, 0.7)),
    at,
  );
  const leaf = leaves([0.1, 0.16, 0.05], [0.16, 0.22, 0.08]);
  const crown: Vec = [0.05, height * 0.9, 0];
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * 6.28 * 2.4;
    const rise = rng.between(0.1, 1.1) - (i % 3) * 0.35;
    const length = height * rng.between(0.3, 0.38);
    const mesh = emptyMesh();
    const point = (t: number): Vec => [
      crown[0] + Math.cos(angle) * t * length,
      crown[1] + (rise * t - t * t * 1.15) * length * 0.8,
      crown[2] + Math.sin(angle) * t * length,
    ];
    for (let k = 1; k < 16; k++) {
      const p = point(k / 16);
      const droop = length * 0.24 * Math.sin((k / 16) * Math.PI) ** 0.6;
      for (const side of [-1, 1]) {
        const tip: Vec = [
          p[0] - Math.sin(angle) * side * droop + Math.cos(angle) * droop * 0.5,
          p[1] - droop * 0.45,
          p[2] + Math.cos(angle) * side * droop + Math.sin(angle) * droop * 0.5,
        ];
        const n = unit([side * -Math.sin(angle) * 0.4, 1, side * Math.cos(angle) * 0.4]);
        triangle(mesh, p, point((k + 0.8) / 16), tip, [n, n, n]);
      }
    }
    b.add(mesh, leaf, at, LEAVES);
  }
}

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
