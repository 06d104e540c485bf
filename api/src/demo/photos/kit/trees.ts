import { matt } from '../render/material.ts';
import { emptyMesh, triangle } from '../render/mesh.ts';
import type { Random } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { cylinder, sphere, tube } from '../render/shapes.ts';
import { add, type Matrix, mix, move, place, times, unit, type Vec } from '../render/vec.ts';
import { hull, LEAVES, leafCloud, leaves, placedSphere, STAND_IN } from './foliage.ts';
import { painted, plastic } from './materials.ts';
import { speckle, wood } from './paint.ts';
import { palette } from './palette.ts';

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
