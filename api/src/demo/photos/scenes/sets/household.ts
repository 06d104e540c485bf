import { fridge, splitAc, stove, washer } from '../../kit/appliances.ts';
import { sofa } from '../../kit/furniture.ts';
import { fabric, painted, steel, timber, whiteGloss } from '../../kit/materials.ts';
import { pottedPlant } from '../../kit/nature.ts';
import { palette } from '../../kit/palette.ts';
import { onWall, type RoomSpec } from '../../kit/room.ts';
import { cupboards } from '../../kit/storage.ts';
import type { Material } from '../../render/material.ts';
import type { Random } from '../../render/random.ts';
import type { Builder } from '../../render/scene.ts';
import { box, lathe, roundBlock } from '../../render/shapes.ts';
import { move, place, turnX, turnY, turnZ, type Vec } from '../../render/vec.ts';
import { type Framing, oakTop, type SetFor } from './framing.ts';
import { cup } from './gadgets.ts';

/** Appliances where they stand. */
export const householdSets = {
  fridge: (b: Builder, rng: Random, spec: RoomSpec): Framing => {
    const tall = rng.chance(0.5);
    fridge(b, move(0.2, 0, -1.6), tall ? { w: 0.92, double: true, stuff: steel } : { stuff: steel });
    kitchenBits(b, rng, spec);
    return { eye: [-0.75, 1.35, 1.8], target: [0.1, 0.95, -1.6], fov: 42 };
  },
  washer: (b: Builder, rng: Random, spec: RoomSpec): Framing => {
    washer(b, move(0.1, 0, -1.65), rng.chance(0.5) ? whiteGloss : steel);
    b.add(box(-2.2, 0.88, -2, 2.2, 0.92, -1.38), timber(palette.oak), undefined);
    cupboards(b, place(onWall(spec, 'back'), move(2.7, 0, 0)), 1.2, { stuff: whiteGloss });
    cupboards(b, place(onWall(spec, 'back'), move(0.3, 0, 0)), 1.6, { stuff: whiteGloss });
    basket(b, [0.75, 0, -0.95]);
    pottedPlant(b, rng, move(-0.5, 0.92, -1.75), 0.42);
    for (let i = 0; i < 3; i++)
      b.add(
        roundBlock(0.34, 0.07, 0.26, 0.03, { puff: 0.008 }),
        fabric([palette.cream, palette.sage, palette.apricotSoft][i] ?? palette.cream, 0.2),
        move(0.62, 0.92 + i * 0.075, -1.7),
      );
    return { eye: [-0.65, 1.2, 0.55], target: [0.1, 0.52, -1.6], fov: 42 };
  },
  stove: (b: Builder, rng: Random, spec: RoomSpec): Framing => {
    stove(b, move(0.1, 0, -1.66));
    kitchenBits(b, rng, spec, 0.5);
    b.add(
      lathe(
        [
          [0.001, 0],
          [0.12, 0],
          [0.13, 0.14],
          [0.12, 0.15],
          [0.001, 0.16],
        ],
        26,
      ),
      steel,
      move(0.24, 0.92, -1.53),
    );
    b.add(
      lathe(
        [
          [0.001, 0],
          [0.09, 0],
          [0.1, 0.08],
          [0.095, 0.08],
          [0.085, 0.012],
          [0.001, 0.01],
        ],
        26,
      ),
      { color: [0.4, 0.1, 0.06], gloss: 0.05, rough: 0.2 },
      move(-0.05, 0.92, -1.8),
    );
    return { eye: [-0.7, 1.32, 0.45], target: [0.1, 0.62, -1.6], fov: 44 };
  },
  ac: (b: Builder, rng: Random): Framing => {
    splitAc(b, move(0.15, 1.98, -1.89), 1.05);
    sofa(b, rng, move(0.1, 0, -1.35), 2.1, fabric(rng.pick([palette.sage, palette.terracotta, palette.sand]), 0.16), {
      pillows: [palette.apricotSoft, palette.cream],
    });
    pottedPlant(b, rng, move(1.6, 0, -1.5), 1.4, { broad: true });
    return { eye: [-0.7, 1.3, 1.5], target: [0.15, 1.42, -1.9], fov: 44 };
  },
} satisfies Record<string, SetFor>;

function kitchenBits(b: Builder, rng: Random, spec: RoomSpec, gap = 0.62): void {
  const back = onWall(spec, 'back');
  const front: Material = { color: [0.11, 0.2, 0.165], gloss: 0.045, rough: 0.2 };
  const right = 2.3 + gap;
  cupboards(b, back, 2.3 - gap + 0.15, { stuff: front, drawers: true });
  cupboards(b, place(back, move(right, 0, 0)), 4.4 - right, { stuff: front });
  b.add(box(0, 0.86, 0, 2.3 - gap + 0.15, 0.9, 0.61), oakTop, back);
  b.add(box(right, 0.86, 0, 4.4, 0.9, 0.61), oakTop, back);
  pottedPlant(b, rng, place(back, move(1.2, 0.9, 0.25)), 0.4);
  cup(b, [1.15, 0.9, -1.6], palette.terracotta);
  b.add(roundBlock(0.2, 0.24, 0.2, 0.03), whiteGloss, place(back, move(0.7, 0.9, 0.25)));
}

function basket(b: Builder, [x, y, z]: Vec): void {
  b.add(
    lathe(
      [
        [0.001, 0],
        [0.2, 0],
        [0.27, 0.36],
        [0.25, 0.36],
        [0.19, 0.03],
        [0.001, 0.03],
      ],
      26,
    ),
    painted(palette.straw, (s) => {
      const k = Math.sin(s.ly * 130) * Math.sin(Math.atan2(s.lz, s.lx) * 22);
      s.r *= 0.85 + k * 0.2;
      s.g *= 0.85 + k * 0.2;
      s.b *= 0.85 + k * 0.2;
    }),
    move(x, y, z),
  );
  for (const [dx, dz, t, c] of [
    [-0.06, 0.03, 20, palette.cream],
    [0.08, -0.03, -30, palette.apricotSoft],
    [0, 0.07, 60, palette.cypressSoft],
  ] as const)
    b.add(
      roundBlock(0.3, 0.12, 0.26, 0.05, { puff: 0.03 }),
      fabric(c, 0.3),
      place(move(x + dx, y + 0.28, z + dz), turnY(t), turnZ(14), turnX(10)),
    );
}
