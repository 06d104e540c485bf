import { timber } from './kit/materials.ts';
import { palette } from './kit/palette.ts';
import type { Material } from './render/material.ts';
import { times, type Vec } from './render/vec.ts';

/** Choices of one household for all its rooms. */
export interface Taste {
  wall: Vec;
  accents: readonly Vec[];
  sofas: readonly Vec[];
  rugs: readonly ('wine' | 'cypress' | 'sand' | 'indigo' | 'pale')[];
  throws: readonly Vec[];
  fronts: readonly Material[];
  tiles: readonly Vec[];
  bands: readonly Vec[];
  wood: Vec;
}

const lacquer = (color: Vec): Material => ({ color, gloss: 0.045, rough: 0.2 });
export const PALE = lacquer([0.77, 0.74, 0.69]);
const OAK = timber(palette.oak, 'y', 0.3);
const WALNUT = timber(palette.walnut, 'y', 0.32);

export const TASTES: readonly Taste[] = [
  {
    wall: [0.81, 0.79, 0.74],
    accents: [
      [0.4, 0.48, 0.44],
      [0.36, 0.48, 0.42],
    ],
    sofas: [
      [0.7, 0.66, 0.58],
      [0.5, 0.55, 0.49],
    ],
    rugs: ['cypress', 'pale'],
    throws: [palette.cypress, palette.sage],
    fronts: [lacquer([0.11, 0.2, 0.165]), PALE, OAK],
    tiles: [
      [0.56, 0.61, 0.54],
      [0.75, 0.72, 0.64],
    ],
    bands: [palette.cypress, palette.sage],
    wood: palette.oak,
  },
  {
    wall: [0.78, 0.72, 0.62],
    accents: [
      [0.62, 0.42, 0.32],
      [0.66, 0.54, 0.4],
    ],
    sofas: [times(palette.terracotta, 0.8), [0.62, 0.5, 0.36]],
    rugs: ['sand', 'wine'],
    throws: [palette.terracotta, palette.apricotSoft],
    fronts: [WALNUT, PALE, lacquer([0.5, 0.32, 0.22])],
    tiles: [
      [0.72, 0.58, 0.42],
      [0.74, 0.66, 0.54],
    ],
    bands: [palette.terracotta, palette.brick],
    wood: palette.walnut,
  },
  {
    wall: [0.8, 0.78, 0.73],
    accents: [
      [0.5, 0.6, 0.66],
      [0.44, 0.5, 0.58],
    ],
    sofas: [times(palette.indigo, 1.1), [0.66, 0.66, 0.64]],
    rugs: ['indigo', 'pale'],
    throws: [palette.mustard, palette.indigo],
    fronts: [lacquer([0.2, 0.26, 0.34]), PALE],
    tiles: [
      [0.74, 0.74, 0.7],
      [0.36, 0.48, 0.5],
    ],
    bands: [palette.teal, palette.indigo],
    wood: palette.beech,
  },
  {
    wall: [0.74, 0.66, 0.54],
    accents: [
      [0.55, 0.6, 0.54],
      [0.6, 0.5, 0.38],
    ],
    sofas: [times(palette.wine, 0.9), [0.45, 0.36, 0.28]],
    rugs: ['wine', 'sand'],
    throws: [palette.wine, palette.mustard],
    fronts: [WALNUT, timber(times(palette.walnut, 0.8), 'y', 0.32)],
    tiles: [
      [0.7, 0.62, 0.5],
      [0.72, 0.58, 0.42],
    ],
    bands: [palette.wine, palette.earth],
    wood: palette.walnut,
  },
  {
    wall: [0.83, 0.8, 0.76],
    accents: [
      [0.76, 0.7, 0.6],
      [0.7, 0.62, 0.58],
    ],
    sofas: [
      [0.74, 0.71, 0.66],
      [0.6, 0.54, 0.5],
    ],
    rugs: ['pale', 'cypress'],
    throws: [palette.rose, palette.sand],
    fronts: [PALE, OAK, lacquer([0.62, 0.52, 0.46])],
    tiles: [
      [0.78, 0.76, 0.72],
      [0.72, 0.64, 0.58],
    ],
    bands: [palette.rose, palette.sand],
    wood: palette.pine,
  },
];
