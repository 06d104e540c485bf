import { carpet, picture, rugs, vase } from '../../kit/decor.ts';
import { armchair, bed, chair, sofa, table } from '../../kit/furniture.ts';
import { floorLamp, tableLamp } from '../../kit/lamps.ts';
import { brass, fabric, leather, timber, whiteGloss } from '../../kit/materials.ts';
import { pottedPlant } from '../../kit/nature.ts';
import { palette } from '../../kit/palette.ts';
import { onWall, type RoomSpec } from '../../kit/room.ts';
import { wardrobe } from '../../kit/storage.ts';
import type { Random } from '../../render/random.ts';
import type { Builder } from '../../render/scene.ts';
import { lathe, roundBlock } from '../../render/shapes.ts';
import { move, place, times, turnY, type Vec } from '../../render/vec.ts';
import type { Framing, SetFor } from './framing.ts';

/** Furniture as it is lived with. */
export const furnishingSets = {
  sofa: (b: Builder, rng: Random, spec: RoomSpec): Framing => {
    sofa(
      b,
      rng,
      place(move(0, 0, -1.05), turnY(8)),
      2.3,
      fabric(rng.pick([times(palette.cypress, 0.9), [0.5, 0.24, 0.14], [0.6, 0.54, 0.44]] as Vec[]), 0.18),
      { pillows: [palette.mustard, palette.cream, palette.rose] },
    );
    carpet(b, move(0, 0, 0.15), 2.4, 1.5, rugs.pale);
    floorLamp(b, move(1.6, 0, -1.5));
    picture(b, place(onWall(spec, 'back'), move(1.9, 1.35, 0)), 0.7, 0.9, rng);
    picture(b, place(onWall(spec, 'back'), move(2.75, 1.45, 0)), 0.5, 0.66, rng);
    pottedPlant(b, rng, move(-1.65, 0, -1.5), 1.3, { broad: true });
    return { eye: [0.6, 1.35, 1.9], target: [0, 0.72, -1], fov: 42 };
  },
  armchairs: (b: Builder, rng: Random): Framing => {
    armchair(b, place(move(-0.55, 0, -0.7), turnY(26)), leather([0.3, 0.14, 0.06]));
    armchair(b, place(move(0.75, 0, -0.8), turnY(-28)), leather([0.3, 0.14, 0.06]));
    table(b, move(0.1, 0, -0.35), 0.55, 0, 0.45, timber(palette.walnut), brass);
    vase(b, rng, move(0.1, 0.45, -0.35), 0.24);
    carpet(b, move(0.1, 0, -0.3), 2.2, 1.5, rugs.indigo);
    tableLamp(b, move(1.6, 0.8, -1.6), { color: palette.teal, gloss: 0.05, rough: 0.25 });
    b.add(roundBlock(0.5, 0.8, 0.4, 0.02), timber(palette.walnut), move(1.6, 0, -1.6));
    return { eye: [0.3, 1.35, 1.85], target: [0.1, 0.55, -0.7], fov: 40 };
  },
  dining: (b: Builder, rng: Random): Framing => {
    const seat = rng.pick([palette.sand, palette.terracotta, palette.sage]);
    table(b, move(0, 0, -0.6), 1.7, 0.9, 0.75, timber(palette.walnut), timber(palette.walnut, 'y'));
    for (const [x, z, a] of [
      [-0.45, -1.25, 0],
      [0.45, -1.25, 0],
      [-0.45, 0.05, 180],
      [0.45, 0.05, 180],
      [1.15, -0.6, -90],
    ] as const)
      chair(b, place(move(x, 0, z), turnY(a + rng.between(-6, 6))), timber(palette.walnut, 'y'), fabric(seat));
    vase(b, rng, move(0.1, 0.75, -0.6), 0.32, palette.teal);
    for (const x of [-0.5, 0.55])
      b.add(
        lathe(
          [
            [0.001, 0],
            [0.09, 0],
            [0.13, 0.015],
            [0.001, 0.016],
          ],
          26,
        ),
        whiteGloss,
        move(x, 0.75, -0.45),
      );
    pottedPlant(b, rng, move(-1.7, 0, -1.5), 1.5, { broad: true });
    return { eye: [-1.1, 1.6, 1.75], target: [0.1, 0.6, -0.65], fov: 42 };
  },
  bed: (b: Builder, rng: Random, spec: RoomSpec): Framing => {
    bed(b, move(0.2, 0, -1.9), 1.6, {
      frame: timber(palette.walnut),
      cover: [0.72, 0.66, 0.56],
      throwColor: rng.pick([palette.terracotta, palette.cypress, palette.indigo]),
      head: fabric(palette.sand, 0.15),
    });
    picture(b, place(onWall(spec, 'back'), move(2.4, 1.6, 0)), 0.8, 0.55, rng);
    carpet(b, move(0.2, 0, 0.3), 2.4, 1.4, rugs.cypress);
    return { eye: [-1.2, 1.55, 1.85], target: [0.25, 0.5, -1], fov: 46 };
  },
  wardrobe: (b: Builder, rng: Random): Framing => {
    wardrobe(b, move(-0.75, 0, -1.66), 1.8, 2.2, timber(palette.oak, 'y'), true);
    pottedPlant(b, rng, move(1.5, 0, -1.55), 1.4, { broad: true });
    carpet(b, move(0.1, 0, -0.2), 2, 1.2, rugs.sand);
    chair(b, place(move(-1.35, 0, -1), turnY(30)), timber(palette.walnut, 'y'), fabric(palette.sage));
    return { eye: [-0.7, 1.4, 1.85], target: [0.2, 1.05, -1.6], fov: 46 };
  },
} satisfies Record<string, SetFor>;
