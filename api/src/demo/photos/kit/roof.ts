import type { Material } from '../render/material.ts';
import type { Random } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { block, box, cylinder, lathe, tube } from '../render/shapes.ts';
import { type Matrix, move, place, turnX, turnY } from '../render/vec.ts';
import { iron, paintedMetal, plastic } from './materials.ts';
import { blend, ribs, visible } from './paint.ts';

/** A water tank on legs: every roof has some. */
export function waterTank(b: Builder, at: Matrix, red = false): void {
  const stuff: Material = red
    ? plastic([0.5, 0.16, 0.1], 0.45)
    : { ...paintedMetal([0.55, 0.56, 0.55]), paint: ribs(0.22, 0.35) };
  for (const [x, z] of [
    [-0.4, -0.4],
    [0.4, -0.4],
    [-0.4, 0.4],
    [0.4, 0.4],
  ] as const)
    b.add(block(0.05, 0.6, 0.05), iron, place(at, move(x, 0, z)));
  b.add(block(1, 0.05, 1), iron, place(at, move(0, 0.58, 0)));
  if (red)
    b.add(
      lathe(
        [
          [0.001, 0],
          [0.5, 0],
          [0.54, 0.2],
          [0.54, 0.95],
          [0.36, 1.2],
          [0.2, 1.22],
          [0.2, 1.3],
          [0.001, 1.3],
        ],
        20,
      ),
      stuff,
      place(at, move(0, 0.62, 0)),
    );
  else b.add(cylinder(0.5, 0.5, 1.15, 20), stuff, place(at, move(0, 0.62, 0)));
}

/** Cells under glass: blue-black squares with thin lines. */
export const solarCells: Material = {
  color: [0.012, 0.02, 0.045],
  gloss: 0.09,
  rough: 0.06,
  paint: (s) => {
    const u = s.lx / 0.165;
    const v = s.lz / 0.165;
    const edge = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))) * 0.165;
    if (edge < 0.007) blend(s, [0.2, 0.22, 0.25], visible(s, 0.02) * 0.8);
  },
};

/** A row of panels tilted to the south (towards the viewer before it is turned). */
export function solarPanels(b: Builder, at: Matrix, columns: number, rows = 1, tilt = 28): void {
  const frame = paintedMetal([0.6, 0.61, 0.62]);
  const [w, h] = [1.1, 1.75];
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < columns; i++) {
      const here = place(
        at,
        move((i - (columns - 1) / 2) * (w + 0.03), 0.35, -row * 0.02),
        turnX(tilt),
        move(0, 0, -(row + 0.5) * (h + 0.03)),
      );
      b.add(box(-w / 2, -0.04, -h / 2, w / 2, -0.002, h / 2), frame, here);
      b.add(box(-w / 2 + 0.025, -0.002, -h / 2 + 0.025, w / 2 - 0.025, 0.003, h / 2 - 0.025), solarCells, here);
    }
  }
  const back = rows * (h + 0.03);
  const lift = 0.35 + Math.sin((tilt * Math.PI) / 180) * back;
  for (let i = 0; i <= columns; i += Math.max(1, Math.floor(columns / 3))) {
    const x = (i - columns / 2) * (w + 0.03);
    b.add(block(0.05, lift - 0.04, 0.05), iron, place(at, move(x, 0, -Math.cos((tilt * Math.PI) / 180) * back + 0.15)));
    b.add(block(0.05, 0.36, 0.05), iron, place(at, move(x, 0, -0.12)));
  }
}

export function dish(b: Builder, at: Matrix): void {
  const white = plastic([0.66, 0.65, 0.62]);
  b.add(cylinder(0.025, 0.025, 0.7, 6), iron, at);
  b.add(
    lathe(
      [
        [0.001, 0],
        [0.2, 0.02],
        [0.42, 0.1],
        [0.43, 0.11],
      ],
      18,
    ),
    white,
    place(at, move(0, 0.75, 0), turnX(55)),
  );
  b.add(
    tube(
      [
        [0, 0.75, 0],
        [0, 0.95, 0.38],
      ],
      0.012,
      5,
    ),
    iron,
    at,
  );
}

/** The clutter of a flat roof within w × d, the origin in its middle. */
export function roofClutter(b: Builder, rng: Random, at: Matrix, w: number, d: number): void {
  for (let i = 0; i < Math.max(2, Math.round(w / 4)); i++)
    waterTank(b, place(at, move(rng.between(-w, w) * 0.42, 0, rng.between(0.1, 0.44) * d)), rng.chance(0.35));
  for (let i = 0; i < Math.max(1, Math.round(w / 5)); i++)
    dish(b, place(at, move(rng.between(-w, w) * 0.45, 0, d * rng.between(0.2, 0.42)), turnY(rng.between(-40, 40))));
  solarPanels(b, place(at, move(rng.between(-0.25, 0.25) * w, 0.5, d * 0.42)), Math.max(3, Math.round(w / 3.4)));
}
