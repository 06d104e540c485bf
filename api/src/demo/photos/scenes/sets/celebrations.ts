import { chair, table } from '../../kit/furniture.ts';
import { chandelier } from '../../kit/lamps.ts';
import { brass, fabric, lamp, painted, timber, whiteGloss } from '../../kit/materials.ts';
import { blend, folds, tint } from '../../kit/paint.ts';
import { palette } from '../../kit/palette.ts';
import type { RoomSpec } from '../../kit/room.ts';
import { portal } from '../../kit/stage.ts';
import type { Material } from '../../render/material.ts';
import type { Random } from '../../render/random.ts';
import type { Builder, Portal } from '../../render/scene.ts';
import { box, cylinder, lathe, roundBlock, sphere } from '../../render/shapes.ts';
import { move, place, scale, turnY, type Vec } from '../../render/vec.ts';
import { flowers } from './flowers.ts';
import type { Framing, SetFor } from './framing.ts';

/** Weddings and birthdays. */
export const celebrationSets = {
  wedding: (b: Builder, rng: Random, spec: RoomSpec): Framing => {
    const { d, h } = spec;
    const cloth: Material = { color: [0.8, 0.77, 0.7], thin: 0.3, paint: folds(0.28, 0.5) };
    for (const [x, z] of [
      [-2.5, -0.2],
      [2.4, -0.6],
      [-2.2, -3.1],
      [2.3, -3.3],
      [-2.4, 2.4],
    ] as const) {
      b.add(
        lathe(
          [
            [0.95, 0.02],
            [0.88, 0.4],
            [0.84, 0.74],
            [0.82, 0.76],
            [0.001, 0.765],
          ],
          30,
        ),
        cloth,
        move(x, 0, z),
      );
      flowers(b, rng, move(x, 0.76, z), 0.42, [palette.rose, palette.cream, [0.75, 0.5, 0.42]]);
      for (let i = 0; i < 6; i++) {
        const a = i * 60 + 20;
        const at = place(move(x, 0, z), turnY(a), move(0, 0, 1.2), turnY(180));
        chair(b, at, brass, fabric(palette.cream));
        b.add(
          lathe(
            [
              [0.001, 0],
              [0.11, 0],
              [0.13, 0.012],
              [0.001, 0.013],
            ],
            18,
          ),
          whiteGloss,
          place(move(x, 0.766, z), turnY(a), move(0, 0, 0.6)),
          { bounce: false },
        );
        b.add(
          lathe(
            [
              [0.03, 0],
              [0.004, 0.01],
              [0.004, 0.08],
              [0.03, 0.12],
              [0.03, 0.17],
            ],
            10,
          ),
          { color: [0.5, 0.52, 0.5], gloss: 0.2, rough: 0.04 },
          place(move(x, 0.766, z), turnY(a + 14), move(0, 0, 0.45)),
          { bounce: false },
        );
      }
    }
    b.add(box(-2.4, 0, -d / 2, 2.4, 0.35, -d / 2 + 2), timber(palette.walnut));
    for (let i = 0; i < 9; i++)
      b.add(box(-2.6 + i * 0.58, 0.35, -d / 2 + 0.1, -2.1 + i * 0.58, h - 0.5, -d / 2 + 0.2), {
        color: [0.78, 0.68, 0.62],
        thin: 0.4,
        paint: folds(0.16, 0.9),
      });
    b.add(roundBlock(1.7, 0.45, 0.7, 0.08, { puff: 0.03 }), fabric([0.78, 0.72, 0.64]), move(0, 0.4, -d / 2 + 0.9));
    b.add(roundBlock(1.8, 0.95, 0.2, 0.09, { puff: 0.04 }), fabric([0.78, 0.72, 0.64]), move(0, 0.6, -d / 2 + 0.6));
    for (const x of [-1.6, 1.6])
      flowers(b, rng, move(x, 0.35, -d / 2 + 1), 0.9, [palette.rose, palette.cream, [0.7, 0.42, 0.4]]);
    const lights: Portal[] = [];
    for (const z of [-2.4, 1]) {
      chandelier(b, place(move(0, h, z), scale(1.7)), 0.55, 12);
      lights.push(portal([-0.9, h - 1.3, z + 0.9], [0, 0, -1.8], [1.8, 0, 0], [1.7, 1.35, 0.9]));
    }
    b.add(
      box(-0.8, 0.002, -d / 2 + 2, 0.8, 0.012, d / 2),
      painted(palette.wine, (s) => tint(s, Math.abs(s.lx) > 0.72 ? 1.6 : 1)),
    );
    return { eye: [0.9, 1.75, d / 2 - 0.3], target: [-0.15, 1.25, -d / 2], fov: 52, portals: lights };
  },
  party: (b: Builder, rng: Random): Framing => {
    table(b, move(0, 0, -1), 1.9, 0.8, 0.75, painted([0.8, 0.77, 0.7], folds(0.3, 0.2)), timber(palette.oak, 'y'));
    b.add(box(-0.96, 0.2, -0.6, 0.96, 0.75, -0.585), { color: [0.78, 0.74, 0.66], paint: folds(0.14, 0.7) });
    for (let i = 0; i < 3; i++) {
      b.add(
        cylinder(0.26 - i * 0.07, 0.26 - i * 0.07, 0.14, 34),
        {
          color: [0.8, 0.72, 0.64],
          paint: (s) => {
            if (s.ly > 0.115 + Math.sin(Math.atan2(s.lz, s.lx) * 14) * 0.012) blend(s, palette.rose, 0.8);
          },
        },
        move(0, 0.75 + i * 0.14, -1),
      );
    }
    for (let i = 0; i < 6; i++) {
      b.add(
        cylinder(0.007, 0.007, 0.09, 8),
        { color: [0.7, 0.3, 0.25] },
        move(Math.cos(i) * 0.08, 1.17, -1 + Math.sin(i) * 0.08),
      );
      b.add(
        sphere(0.012, 8),
        lamp([1, 0.7, 0.3], 5),
        place(move(Math.cos(i) * 0.08, 1.275, -1 + Math.sin(i) * 0.08), scale(0.7, 1.5, 0.7)),
      );
    }
    const tones: Vec[] = [palette.apricotSoft, palette.rose, palette.cream, palette.cypressSoft, palette.mustard];
    for (let i = 0; i < 34; i++) {
      const a = (i / 33) * Math.PI;
      const [x, y] = [
        Math.cos(a) * 1.35 + rng.between(-0.12, 0.12),
        0.55 + Math.sin(a) * 1.75 + rng.between(-0.1, 0.1),
      ];
      b.add(
        sphere(rng.between(0.11, 0.19), 18),
        { color: rng.pick(tones), gloss: 0.05, rough: 0.12 },
        place(move(x, y, -1.82 + rng.between(0, 0.2)), scale(1, 1.12, 1)),
      );
    }
    for (const [x, c] of [
      [-0.65, palette.terracotta],
      [0.62, palette.cypress],
      [0.82, palette.mustard],
    ] as const)
      b.add(
        roundBlock(0.2, 0.16, 0.18, 0.01),
        painted(c, (s) => {
          if (Math.abs(s.lx) < 0.015 || Math.abs(s.lz) < 0.015) blend(s, palette.cream, 1);
        }),
        place(move(x, 0.75, -0.95), turnY(x * 40)),
      );
    return { eye: [0.55, 1.4, 1.85], target: [0, 1.15, -1.2], fov: 46 };
  },
} satisfies Record<string, SetFor>;
