export type Line = readonly (readonly [x: number, y: number])[];

export interface Body {
  length: number;
  width: number;
  /** Upper edge of the lower body from tail to nose. */
  shoulder: Line;
  /** The roof from the foot of the rear window to the foot of the windscreen. */
  roof: Line;
  /** Where the roof's slopes begin. */
  rear: number;
  front: number;
  pillars: number[];
  doors: number[];
  wheel: { radius: number; front: number; rear: number };
  floor: number;
}

export const bodies = {
  sedan: {
    length: 4.6,
    width: 1.8,
    floor: 0.24,
    rear: -0.82,
    front: 0.42,
    pillars: [-0.02, -0.95],
    doors: [-0.92, -0.02, 0.98],
    wheel: { radius: 0.33, front: 1.38, rear: -1.34 },
    shoulder: [
      [-2.3, 0.66],
      [-2.26, 0.9],
      [-2.1, 0.98],
      [-1.5, 1.0],
      [0.9, 0.95],
      [1.2, 0.93],
      [1.8, 0.85],
      [2.15, 0.74],
      [2.3, 0.56],
    ],
    roof: [
      [-1.75, 0.99],
      [-1.25, 1.24],
      [-0.8, 1.41],
      [-0.2, 1.46],
      [0.25, 1.43],
      [0.6, 1.3],
      [1.22, 0.94],
    ],
  },
  hatch: {
    length: 3.9,
    width: 1.72,
    floor: 0.24,
    rear: -1.25,
    front: 0.35,
    pillars: [-0.08, -1.05],
    doors: [-1, -0.08, 0.86],
    wheel: { radius: 0.31, front: 1.2, rear: -1.2 },
    shoulder: [
      [-1.95, 0.6],
      [-1.93, 0.9],
      [-1.8, 1.0],
      [0.8, 0.95],
      [1.1, 0.92],
      [1.6, 0.82],
      [1.85, 0.7],
      [1.95, 0.54],
    ],
    roof: [
      [-1.84, 1.0],
      [-1.62, 1.3],
      [-1.25, 1.45],
      [-0.4, 1.5],
      [0.15, 1.47],
      [0.5, 1.34],
      [1.12, 0.93],
    ],
  },
  suv: {
    length: 4.65,
    width: 1.9,
    floor: 0.34,
    rear: -1.7,
    front: 0.5,
    pillars: [0.02, -0.98],
    doors: [-0.98, 0.02, 1.06],
    wheel: { radius: 0.39, front: 1.42, rear: -1.4 },
    shoulder: [
      [-2.32, 0.75],
      [-2.3, 1.05],
      [-2.2, 1.14],
      [0.9, 1.12],
      [1.25, 1.1],
      [1.9, 1.05],
      [2.22, 0.92],
      [2.32, 0.68],
    ],
    roof: [
      [-2.24, 1.14],
      [-2.08, 1.5],
      [-1.7, 1.71],
      [-0.6, 1.76],
      [0.3, 1.72],
      [0.66, 1.58],
      [1.3, 1.1],
    ],
  },
  pickup: {
    length: 5.2,
    width: 1.88,
    floor: 0.4,
    rear: -0.5,
    front: 0.85,
    pillars: [0.3],
    doors: [-0.42, 0.34, 1.36],
    wheel: { radius: 0.39, front: 1.72, rear: -1.55 },
    shoulder: [
      [-2.6, 0.8],
      [-2.58, 1.06],
      [-2.5, 1.12],
      [-0.6, 1.12],
      [1.2, 1.1],
      [1.55, 1.08],
      [2.2, 1.02],
      [2.5, 0.9],
      [2.6, 0.66],
    ],
    roof: [
      [-0.78, 1.12],
      [-0.66, 1.5],
      [-0.45, 1.72],
      [0.2, 1.76],
      [0.7, 1.71],
      [1, 1.56],
      [1.6, 1.09],
    ],
  },
  van: {
    length: 4.9,
    width: 1.92,
    floor: 0.3,
    rear: -2.3,
    front: 0.95,
    pillars: [0.35, -2.35],
    doors: [-0.75, 0.35, 1.5],
    wheel: { radius: 0.34, front: 1.62, rear: -1.55 },
    shoulder: [
      [-2.45, 0.7],
      [-2.44, 1.1],
      [-2.4, 1.16],
      [1.3, 1.13],
      [1.6, 1.1],
      [2.1, 0.98],
      [2.36, 0.82],
      [2.45, 0.6],
    ],
    roof: [
      [-2.42, 1.16],
      [-2.4, 1.75],
      [-2.2, 1.96],
      [0, 2],
      [0.7, 1.97],
      [1.1, 1.78],
      [1.75, 1.08],
    ],
  },
} satisfies Record<string, Body>;

export type CarBody = keyof typeof bodies;
