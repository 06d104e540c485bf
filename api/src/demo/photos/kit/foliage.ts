import type { Material } from '../render/material.ts';
import { emptyMesh, type Mesh, triangle } from '../render/mesh.ts';
import { hash, type Random } from '../render/random.ts';
import { sphere } from '../render/shapes.ts';
import { add, cross, type Matrix, move, place, scale, times, unit, type Vec } from '../render/vec.ts';
import { blend, tint } from './paint.ts';

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

export const STAND_IN = { seen: false, shadow: false, bounce: true } as const;
export const LEAVES = { bounce: false } as const;

/** What bounce rays meet instead of leaves. */
export const hull = (center: Vec, radius: Vec) => placedSphere(center, times(radius, 0.8));
export const placedSphere = (center: Vec, radius: Vec): { mesh: Mesh; at: Matrix } => ({
  mesh: sphere(1, 8),
  at: place(move(...center), scale(...radius)),
});
