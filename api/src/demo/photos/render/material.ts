import type { Vec } from './vec.ts';

/** A point being painted. Materials read where it is and change what it is made of. */
export interface Surface {
  /** In the scene, and on the object before it was placed. */
  x: number;
  y: number;
  z: number;
  lx: number;
  ly: number;
  lz: number;
  /** The normal, facing the viewer; may be tilted for relief. */
  nx: number;
  ny: number;
  nz: number;
  /** How many metres one pixel covers here: finer detail than this must fade. */
  footprint: number;
  r: number;
  g: number;
  b: number;
  /** Mirror strength seen straight on, and how blurred it is (0 mirror, 1 matt). */
  gloss: number;
  rough: number;
  /** Own light, relative to the colour. */
  glow: number;
}

export interface Material {
  /** Linear; also what bounces off it on to its neighbours. */
  color: Vec;
  gloss?: number;
  rough?: number;
  glow?: number;
  /** Light falls through, as through leaves and cloth: 0..1. */
  thin?: number;
  paint?: (s: Surface) => void;
}

export const matt = (color: Vec, paint?: Material['paint']): Material => ({ color, rough: 1, ...(paint && { paint }) });
