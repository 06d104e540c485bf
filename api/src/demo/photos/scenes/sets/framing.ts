import { marble, wood } from '../../kit/paint.ts';
import { palette } from '../../kit/palette.ts';
import type { RoomSpec } from '../../kit/room.ts';
import type { Material } from '../../render/material.ts';
import type { Random } from '../../render/random.ts';
import type { Builder, Portal } from '../../render/scene.ts';
import { box, roundBlock } from '../../render/shapes.ts';
import { move, times, type Vec } from '../../render/vec.ts';

/** Where the camera stands for a set, and the lamps the set brings along. */
export interface Framing {
  eye: Vec;
  target: Vec;
  fov?: number;
  focus?: { distance: number; blur: number };
  portals?: Portal[];
}

/** Furnishes a room that is there already. */
export type SetFor = (b: Builder, rng: Random, spec: RoomSpec) => Framing;

/** The height of a table top; small things on it are drawn grown, so that light and blur stay those of a room. */
export const TOP = 0.76;
export const GROWN = 3;

/** A table that fills the lower half of a close picture. */
export function desk(b: Builder, stuff: Material): void {
  b.add(roundBlock(2.6, 0.06, 1.5, 0.02), stuff, move(0, 0.7, -0.3));
  for (const x of [-1.2, 1.2])
    for (const z of [-0.95, 0.35]) b.add(box(x - 0.04, 0, z - 0.04, x + 0.04, 0.7, z + 0.04), stuff);
}

export const near: Framing = {
  eye: [0.36, 1.42, 0.74],
  target: [0.06, 0.81, -0.24],
  fov: 33,
  focus: { distance: 1.18, blur: 1 },
};

export const oakTop: Material = { color: palette.oak, gloss: 0.04, rough: 0.35, paint: wood('x', 0.6) };
export const walnutTop: Material = {
  color: times(palette.walnut, 1.3),
  gloss: 0.045,
  rough: 0.3,
  paint: wood('x', 0.6),
};
export const marbleTop: Material = { color: [0.78, 0.75, 0.7], gloss: 0.06, rough: 0.1, paint: marble(0.8) };
