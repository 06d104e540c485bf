import type { Material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import { fbm } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { sphere } from '../render/shapes.ts';
import { type Matrix, move, place, type Vec } from '../render/vec.ts';
import { tint, visible } from './paint.ts';

/** Meshes are the same for every animal of a kind: made once. */
const made = new Map<string, Mesh>();
export const meshOf = (name: string, make: () => Mesh): Mesh => {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
};

const eye: Material = { color: [0.008, 0.006, 0.005], gloss: 0.1, rough: 0.05 };
export const eyes = (b: Builder, at: Matrix, [x, y, z]: Vec, r: number, stuff = eye) => {
  for (const s of [-1, 1]) b.add(sphere(r, 10), stuff, place(at, move(x, y, z * s)), { bounce: false });
};

/** Short fur: a fine nap over whatever colour it has. */
export const fur = (color: Vec, pattern: NonNullable<Material['paint']> = () => {}, nap = 60): Material => ({
  color,
  paint: (s) => {
    pattern(s);
    tint(s, 0.86 + fbm(s.lx * nap * 0.4, s.ly * nap, s.lz * nap * 0.4, 2) * 0.3 * visible(s, 2 / nap));
  },
});
