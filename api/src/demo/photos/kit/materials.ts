import type { Material } from '../render/material.ts';
import type { Vec } from '../render/vec.ts';
import { cloth, type Paint, speckle, wood } from './paint.ts';
import { palette } from './palette.ts';

export const paintedMetal = (color: Vec): Material => ({ color, gloss: 0.05, rough: 0.5 });
export const blackPaint = paintedMetal([0.02, 0.02, 0.021]);
export const chrome: Material = { color: [0.45, 0.46, 0.47], gloss: 0.62, rough: 0.14 };
export const steel: Material = { color: [0.36, 0.37, 0.38], gloss: 0.38, rough: 0.34 };
export const brass: Material = { color: palette.brass, gloss: 0.4, rough: 0.28 };
export const iron: Material = { color: palette.iron, gloss: 0.05, rough: 0.55 };
export const rubber: Material = { color: palette.rubber, gloss: 0.025, rough: 0.75 };
export const darkGlass: Material = { color: [0.012, 0.014, 0.016], gloss: 0.1, rough: 0.03 };
export const whiteGloss: Material = { color: palette.white, gloss: 0.045, rough: 0.18 };
export const ceramic: Material = { color: [0.86, 0.85, 0.83], gloss: 0.05, rough: 0.1 };
export const plastic = (color: Vec, rough = 0.35): Material => ({ color, gloss: 0.04, rough });
export const lacquer = (color: Vec): Material => ({ color, gloss: 0.045, rough: 0.22 });
export const timber = (color: Vec, axis: 'x' | 'y' | 'z' = 'x', rough = 0.4): Material => ({
  color,
  gloss: 0.035,
  rough,
  paint: wood(axis),
});
export const fabric = (color: Vec, strength = 0.12): Material => ({ color, paint: cloth(strength) });
export const leather = (color: Vec): Material => ({ color, gloss: 0.04, rough: 0.42, paint: speckle(0.008, 0.16) });
export const lamp = (color: Vec, power: number): Material => ({ color, glow: power });
export const painted = (color: Vec, paint: Paint, rest: Partial<Material> = {}): Material => ({
  color,
  paint,
  ...rest,
});
