import type { Material } from '../render/material.ts';
import type { Builder } from '../render/scene.ts';
import { box, roundBlock, tube } from '../render/shapes.ts';
import { type Matrix, move, place } from '../render/vec.ts';
import { brass } from './materials.ts';

/** Doors side by side; the origin on the floor in the middle of its back line, opening along z. */
export function wardrobe(b: Builder, at: Matrix, w: number, h: number, stuff: Material, mirror = false): void {
  const d = 0.6;
  b.add(box(0, 0.05, -d / 2, w, h, d / 2 - 0.02), stuff, at);
  const doors = Math.round(w / 0.45);
  const one = w / doors;
  for (let i = 0; i < doors; i++) {
    const glass = mirror && i === Math.floor(doors / 2);
    b.add(
      roundBlock(one - 0.006, h - 0.1, 0.022, 0.005, { steps: 1 }),
      glass ? { color: [0.3, 0.31, 0.31], gloss: 0.75, rough: 0.02 } : stuff,
      place(at, move(one * (i + 0.5), 0.075, d / 2 - 0.01)),
    );
    const x = one * (i + (i % 2 ? 0.1 : 0.9));
    b.add(
      tube(
        [
          [x, h * 0.42, d / 2 + 0.03],
          [x, h * 0.55, d / 2 + 0.03],
        ],
        0.008,
        6,
      ),
      brass,
      at,
    );
  }
  b.add(box(-0.02, h, -d / 2, w + 0.02, h + 0.05, d / 2 + 0.02), stuff, at);
}

/** Kitchen cupboards from x = 0 to w, fronts along z; the origin on the wall. */
export function cupboards(
  b: Builder,
  at: Matrix,
  w: number,
  {
    y = 0.1,
    h = 0.76,
    d = 0.58,
    stuff,
    drawers = false,
  }: { y?: number; h?: number; d?: number; stuff: Material; drawers?: boolean },
): void {
  b.add(box(0, y, 0, w, y + h, d - 0.02), stuff, at);
  const count = Math.max(1, Math.round(w / 0.55));
  const one = w / count;
  for (let i = 0; i < count; i++) {
    const rows = drawers && i % 3 === 1 ? 3 : 1;
    for (let r = 0; r < rows; r++) {
      const high = h / rows;
      b.add(
        box(one * i + 0.004, y + high * r + 0.004, d - 0.02, one * (i + 1) - 0.004, y + high * (r + 1) - 0.004, d),
        stuff,
        at,
      );
      const bar = rows > 1 || y < 0.5 ? y + high * (r + 1) - 0.07 : y + 0.06;
      b.add(
        tube(
          [
            [one * (i + 0.35), bar, d + 0.025],
            [one * (i + 0.65), bar, d + 0.025],
          ],
          0.007,
          6,
        ),
        brass,
        at,
      );
    }
  }
}
