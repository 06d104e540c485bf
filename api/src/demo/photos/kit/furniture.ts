import type { Material } from '../render/material.ts';
import type { Random } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { block, box, cylinder, roundBlock, tube } from '../render/shapes.ts';
import { type Matrix, move, place, turnX, turnY, type Vec } from '../render/vec.ts';
import { brass, fabric, painted, paintedMetal, timber } from './materials.ts';
import { folds } from './paint.ts';
import { palette } from './palette.ts';

/** A cushion thrown against a back rest. */
export const cushion = (b: Builder, at: Matrix, size: number, color: Vec) =>
  b.add(roundBlock(size, size, 0.12, 0.05, { puff: 0.05 }), fabric(color, 0.2), place(at, turnX(-16)));

/** Faces z, its back along -z, the origin on the floor in its middle. */
export function sofa(
  b: Builder,
  rng: Random,
  at: Matrix,
  w: number,
  stuff: Material,
  { seats = 3, pillows = [] as Vec[], legs = timber(palette.walnut, 'y') as Material, back = 0.82 } = {},
): void {
  const d = 0.92;
  const arm = 0.2;
  b.add(roundBlock(w, 0.26, d, 0.05), stuff, place(at, move(0, 0.13, 0)));
  b.add(roundBlock(w - arm, back - 0.2, 0.24, 0.09), stuff, place(at, move(0, 0.2, -d / 2 + 0.13), turnX(-6)));
  for (const side of [-1, 1])
    b.add(roundBlock(arm, 0.5, d, 0.08), stuff, place(at, move(side * (w / 2 - arm / 2), 0.13, 0)));
  const seat = (w - arm * 2) / seats;
  for (let i = 0; i < seats; i++) {
    const x = -w / 2 + arm + seat * (i + 0.5);
    b.add(roundBlock(seat - 0.012, 0.18, d - 0.24, 0.06, { puff: 0.022 }), stuff, place(at, move(x, 0.37, 0.11)));
    b.add(roundBlock(seat - 0.02, 0.44, 0.2, 0.08, { puff: 0.035 }), stuff, place(at, move(x, 0.5, -0.22), turnX(-12)));
  }
  pillows.forEach((color, i) => {
    const x = (i % 2 ? 1 : -1) * (w / 2 - arm - 0.22 - Math.floor(i / 2) * 0.36);
    cushion(b, place(at, move(x + rng.between(-0.03, 0.03), 0.56, -0.04), turnY(rng.between(-18, 18))), 0.42, color);
  });
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.add(cylinder(0.02, 0.028, 0.14, 8), legs, place(at, move(x * (w / 2 - 0.1), 0, z * (d / 2 - 0.1))));
}

export function armchair(b: Builder, at: Matrix, stuff: Material): void {
  const d = 0.8;
  b.add(roundBlock(0.82, 0.22, d, 0.07), stuff, place(at, move(0, 0.2, 0)));
  b.add(roundBlock(0.56, 0.16, 0.62, 0.06, { puff: 0.03 }), stuff, place(at, move(0, 0.4, 0.08)));
  b.add(roundBlock(0.74, 0.62, 0.18, 0.09, { puff: 0.03 }), stuff, place(at, move(0, 0.34, -0.3), turnX(-14)));
  for (const side of [-1, 1])
    b.add(roundBlock(0.15, 0.4, d * 0.92, 0.07), stuff, place(at, move(side * 0.36, 0.24, 0)));
  for (const x of [-0.32, 0.32])
    for (const z of [-0.3, 0.3])
      b.add(cylinder(0.014, 0.024, 0.22, 8), timber(palette.oak, 'y'), place(at, move(x, 0, z)));
}

/** A table: round when d is 0. */
export function table(
  b: Builder,
  at: Matrix,
  w: number,
  d: number,
  h: number,
  top: Material,
  leg: Material,
  thick = 0.035,
): void {
  if (d === 0) {
    b.add(cylinder(w / 2, w / 2, thick, 36), top, place(at, move(0, h - thick, 0)));
    for (let i = 0; i < 3; i++)
      b.add(
        tube(
          [
            [Math.cos(i * 2.09) * w * 0.36, 0, Math.sin(i * 2.09) * w * 0.36],
            [Math.cos(i * 2.09) * w * 0.2, h - thick, Math.sin(i * 2.09) * w * 0.2],
          ],
          0.018,
          7,
        ),
        leg,
        at,
      );
    return;
  }
  b.add(roundBlock(w, thick, d, 0.012, { steps: 2 }), top, place(at, move(0, h - thick, 0)));
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.add(block(0.055, h - thick, 0.055), leg, place(at, move(x * (w / 2 - 0.06), 0, z * (d / 2 - 0.06))));
  b.add(box(-w / 2 + 0.06, h - thick - 0.08, -d / 2 + 0.07, w / 2 - 0.06, h - thick, -d / 2 + 0.09), leg, at);
  b.add(box(-w / 2 + 0.06, h - thick - 0.08, d / 2 - 0.09, w / 2 - 0.06, h - thick, d / 2 - 0.07), leg, at);
}

export function chair(b: Builder, at: Matrix, stuff: Material, seat: Material): void {
  for (const x of [-1, 1]) {
    b.add(
      tube(
        [
          [x * 0.19, 0, 0.19],
          [x * 0.18, 0.45, 0.17],
        ],
        0.017,
        6,
      ),
      stuff,
      at,
    );
    b.add(
      tube(
        [
          [x * 0.19, 0, -0.2],
          [x * 0.19, 0.45, -0.18],
          [x * 0.18, 0.9, -0.25],
        ],
        0.017,
        6,
      ),
      stuff,
      at,
    );
  }
  b.add(roundBlock(0.44, 0.06, 0.42, 0.025, { puff: 0.012 }), seat, place(at, move(0, 0.43, 0)));
  b.add(roundBlock(0.4, 0.26, 0.035, 0.016), seat, place(at, move(0, 0.63, -0.215), turnX(-8)));
}

/** The head is towards -z, against a wall. */
export function bed(
  b: Builder,
  at: Matrix,
  w: number,
  { frame, cover, throwColor, head }: { frame: Material; cover: Vec; throwColor: Vec; head: Material },
): void {
  const l = 2.05;
  b.add(roundBlock(w + 0.12, 0.24, l + 0.08, 0.03), frame, place(at, move(0, 0.1, l / 2)));
  b.add(roundBlock(w, 0.24, l, 0.08, { puff: 0.02 }), fabric([0.82, 0.8, 0.76], 0.08), place(at, move(0, 0.32, l / 2)));
  b.add(
    roundBlock(w + 0.06, 0.14, l * 0.72, 0.07, { puff: 0.045 }),
    { ...fabric(cover, 0.1) },
    place(at, move(0, 0.5, l * 0.64)),
  );
  b.add(box(-w / 2 - 0.045, 0.2, l * 0.3, -w / 2 - 0.02, 0.56, l * 0.98), { ...painted(cover, folds(0.35, 0.3)) }, at);
  b.add(box(w / 2 + 0.02, 0.2, l * 0.3, w / 2 + 0.045, 0.56, l * 0.98), { ...painted(cover, folds(0.35, 0.3)) }, at);
  b.add(
    roundBlock(w + 0.12, 0.06, 0.62, 0.03, { puff: 0.02 }),
    fabric(throwColor, 0.3),
    place(at, move(0, 0.635, l * 0.76)),
  );
  b.add(box(-w / 2 - 0.075, 0.22, l * 0.76 - 0.3, -w / 2 - 0.045, 0.66, l * 0.76 + 0.3), fabric(throwColor, 0.3), at);
  b.add(box(w / 2 + 0.045, 0.22, l * 0.76 - 0.3, w / 2 + 0.075, 0.66, l * 0.76 + 0.3), fabric(throwColor, 0.3), at);
  const pillow = w > 1.3 ? [-w * 0.25, w * 0.25] : [0];
  for (const x of pillow) {
    b.add(
      roundBlock(0.66, 0.44, 0.17, 0.07, { puff: 0.05 }),
      fabric([0.84, 0.82, 0.78], 0.06),
      place(at, move(x, 0.58, 0.22), turnX(-38)),
    );
    b.add(
      roundBlock(0.5, 0.36, 0.14, 0.06, { puff: 0.05 }),
      fabric(throwColor, 0.18),
      place(at, move(x * 0.85, 0.6, 0.4), turnX(-42)),
    );
  }
  const panels = Math.max(2, Math.round(w / 0.4));
  for (let i = 0; i < panels; i++) {
    const pw = (w + 0.16) / panels;
    b.add(
      roundBlock(pw - 0.006, 1.05, 0.1, 0.04, { puff: 0.02 }),
      head,
      place(at, move(-(w + 0.16) / 2 + pw * (i + 0.5), 0.2, -0.02)),
    );
  }
}

export function nightTable(b: Builder, at: Matrix, stuff: Material): void {
  b.add(roundBlock(0.5, 0.48, 0.4, 0.015), stuff, place(at, move(0, 0.06, 0)));
  for (const y of [0.1, 0.31]) {
    b.add(box(-0.23, y, 0.2, 0.23, y + 0.19, 0.215), stuff, at);
    b.add(
      tube(
        [
          [-0.06, y + 0.1, 0.235],
          [0.06, y + 0.1, 0.235],
        ],
        0.008,
        5,
      ),
      brass,
      at,
    );
  }
}

/** A flat television on a low cabinet; the origin on the floor, back to -z. */
export function mediaWall(b: Builder, at: Matrix, w: number, stuff: Material): void {
  b.add(roundBlock(w, 0.4, 0.42, 0.012), stuff, place(at, move(0, 0.1, 0)));
  for (let i = 0; i < 3; i++)
    b.add(box(-w / 2 + (i * w) / 3 + 0.01, 0.13, 0.21, -w / 2 + ((i + 1) * w) / 3 - 0.01, 0.47, 0.222), stuff, at);
  const tv = Math.min(1.5, w * 0.75);
  b.add(roundBlock(tv, tv * 0.57, 0.05, 0.008), paintedMetal([0.02, 0.02, 0.022]), place(at, move(0, 0.62, -0.05)));
  b.add(
    box(-tv / 2 + 0.015, 0.64, -0.024, tv / 2 - 0.015, 0.6 + tv * 0.56, -0.022),
    { color: [0.012, 0.013, 0.016], gloss: 0.07, rough: 0.05 },
    at,
  );
  b.add(block(0.5, 0.03, 0.22), paintedMetal([0.03, 0.03, 0.03]), place(at, move(0, 0.5, -0.05)));
  b.add(block(0.06, 0.1, 0.05), paintedMetal([0.03, 0.03, 0.03]), place(at, move(0, 0.52, -0.05)));
}
