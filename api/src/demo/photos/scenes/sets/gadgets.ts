import { vase } from '../../kit/decor.ts';
import { earbuds, headphones, laptop, phone, watch } from '../../kit/devices.ts';
import { pottedPlant } from '../../kit/nature.ts';
import { palette } from '../../kit/palette.ts';
import type { Random } from '../../render/random.ts';
import type { Builder } from '../../render/scene.ts';
import { cylinder, lathe, roundBlock } from '../../render/shapes.ts';
import { move, place, scale, turnY, type Vec } from '../../render/vec.ts';
import { desk, type Framing, GROWN, marbleTop, near, oakTop, type SetFor, TOP, walnutTop } from './framing.ts';

/** Phones and what goes with them, on a table. */
export const gadgetSets = {
  phones: (b: Builder, rng: Random): Framing => {
    desk(b, oakTop);
    phone(b, place(move(-0.1, TOP, -0.18), turnY(18), scale(GROWN)), [0.05, 0.06, 0.07], 0);
    phone(b, place(move(0.22, TOP, -0.3), turnY(24), scale(GROWN)), [0.05, 0.16, 0.13], 1, true);
    cup(b, [-0.48, TOP, -0.5], palette.cream);
    pottedPlant(b, rng, move(0.62, TOP, -0.8), 0.55);
    return near;
  },
  phone: (b: Builder, rng: Random): Framing => {
    desk(b, marbleTop);
    phone(b, place(move(0, TOP, -0.16), turnY(-22), scale(GROWN)), [0.45, 0.4, 0.34], 2);
    earbuds(b, place(move(0.33, TOP, -0.3), turnY(30), scale(GROWN)));
    vase(b, rng, move(-0.5, TOP, -0.62), 0.36, palette.terracotta);
    return near;
  },
  phoneBack: (b: Builder, rng: Random): Framing => {
    desk(b, walnutTop);
    phone(b, place(move(0.04, TOP, -0.2), turnY(14), scale(GROWN)), [0.55, 0.48, 0.36], 0, true);
    phone(b, place(move(-0.3, TOP, -0.34), turnY(-12), scale(GROWN)), [0.03, 0.032, 0.036], 1);
    watch(b, place(move(0.4, TOP, -0.12), turnY(-30), scale(GROWN)), [0.42, 0.17, 0.06]);
    pottedPlant(b, rng, move(-0.75, TOP, -0.8), 0.6);
    return near;
  },
  accessories: (b: Builder, rng: Random): Framing => {
    desk(b, oakTop);
    headphones(
      b,
      place(move(-0.18, TOP, -0.34), turnY(-26), scale(2.5)),
      rng.pick([
        [0.05, 0.13, 0.11],
        [0.42, 0.16, 0.05],
        [0.6, 0.57, 0.52],
      ] as Vec[]),
    );
    earbuds(b, place(move(0.26, TOP, -0.12), turnY(18), scale(GROWN)));
    watch(b, place(move(0.42, TOP, -0.42), turnY(-40), scale(2.6)), [0.04, 0.045, 0.05]);
    b.add(
      roundBlock(0.2, 0.06, 0.34, 0.03),
      { color: [0.7, 0.68, 0.64], gloss: 0.04, rough: 0.3 },
      place(move(-0.02, TOP, -0.02), turnY(-38)),
    );
    return near;
  },
  laptop: (b: Builder, rng: Random): Framing => {
    desk(b, oakTop);
    laptop(
      b,
      place(move(-0.02, TOP, -0.28), turnY(-16)),
      2,
      rng.pick([
        [0.42, 0.42, 0.42],
        [0.08, 0.09, 0.1],
      ] as Vec[]),
    );
    cup(b, [0.56, TOP, -0.3], palette.terracotta);
    pottedPlant(b, rng, move(-0.72, TOP, -0.8), 0.6);
    return { ...near, eye: [0.5, 1.45, 1.15], target: [0.04, 0.92, -0.3], focus: { distance: 1.5, blur: 0.9 } };
  },
} satisfies Record<string, SetFor>;

export function cup(b: Builder, [x, y, z]: Vec, color: Vec): void {
  b.add(
    lathe(
      [
        [0.001, 0],
        [0.06, 0],
        [0.085, 0.12],
        [0.085, 0.15],
        [0.077, 0.15],
        [0.07, 0.1],
        [0.001, 0.1],
      ],
      26,
    ),
    { color, gloss: 0.045, rough: 0.2 },
    move(x, y, z),
  );
  b.add(
    cylinder(0.073, 0.073, 0.004, 24),
    { color: [0.06, 0.025, 0.01], gloss: 0.05, rough: 0.1 },
    move(x, y + 0.115, z),
  );
}
