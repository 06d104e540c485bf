import { picture } from '../../kit/decor.ts';
import { table } from '../../kit/furniture.ts';
import { tableLamp } from '../../kit/lamps.ts';
import { brass, chrome, fabric, lamp, painted, paintedMetal, plastic, steel, timber } from '../../kit/materials.ts';
import { pottedPlant } from '../../kit/nature.ts';
import { marble, tint } from '../../kit/paint.ts';
import { palette } from '../../kit/palette.ts';
import { onWall, type RoomSpec } from '../../kit/room.ts';
import type { Random } from '../../render/random.ts';
import type { Builder } from '../../render/scene.ts';
import { box, cylinder, lathe, ring, roundBlock, sphere, tube } from '../../render/shapes.ts';
import { type Matrix, move, place, turnX, turnY, turnZ, type Vec } from '../../render/vec.ts';
import { deskChair, monitor } from '../workplaces.ts';
import { flowers } from './flowers.ts';
import type { Framing, SetFor } from './framing.ts';

/** What services work with. */
export const serviceSets = {
  tools: (b: Builder, rng: Random, spec: RoomSpec): Framing => {
    const board = painted([0.42, 0.3, 0.18], (s) => {
      const [u, v] = [s.lx / 0.05, s.ly / 0.05];
      if (Math.hypot(u - Math.round(u), v - Math.round(v)) < 0.13) tint(s, 0.3);
    });
    b.add(box(0.5, 1.15, 0.01, 3.9, 2.35, 0.03), board, onWall(spec, 'back'));
    const back = onWall(spec, 'back');
    for (let i = 0; i < 6; i++) {
      const x = 0.75 + i * 0.2;
      b.add(
        tube(
          [
            [x, 1.5 + i * 0.03, 0.05],
            [x, 2.1, 0.05],
          ],
          0.013,
          8,
        ),
        steel,
        back,
      );
      b.add(ring(0.032 + i * 0.003, 0.012, 16, 6), steel, place(back, move(x, 2.13, 0.05), turnX(90)));
      b.add(ring(0.028 + i * 0.003, 0.011, 16, 6), steel, place(back, move(x, 1.47 + i * 0.03, 0.05), turnX(90)));
    }
    for (let i = 0; i < 5; i++) {
      const x = 2.1 + i * 0.16;
      b.add(
        cylinder(0.024, 0.02, 0.15, 12),
        plastic(
          rng.pick([
            [0.6, 0.25, 0.03],
            [0.04, 0.2, 0.15],
            [0.5, 0.05, 0.03],
          ] as Vec[]),
          0.4,
        ),
        place(back, move(x, 1.95, 0.05)),
      );
      b.add(cylinder(0.008, 0.008, 0.26, 8), steel, place(back, move(x, 1.69, 0.05)));
    }
    b.add(
      tube(
        [
          [3.1, 1.4, 0.05],
          [3.1, 1.95, 0.05],
        ],
        0.018,
        8,
      ),
      timber(palette.oak, 'y'),
      back,
    );
    b.add(roundBlock(0.26, 0.08, 0.07, 0.015), steel, place(back, move(3.1, 1.93, 0.05)));
    b.add(
      tube(
        [
          [3.5, 1.4, 0.05],
          [3.5, 2.1, 0.05],
        ],
        0.022,
        8,
      ),
      timber(palette.oak, 'y'),
      back,
    );
    b.add(roundBlock(0.09, 0.16, 0.05, 0.01), steel, place(back, move(3.5, 2.05, 0.05)));
    table(b, move(0, 0, -1.5), 3.2, 0.75, 0.9, timber(palette.pine), timber(palette.pine, 'y'), 0.07);
    drill(b, place(move(-0.25, 0.9, -1.35), turnY(24)));
    toolbox(b, place(move(0.75, 0.9, -1.5), turnY(-12)));
    b.add(roundBlock(0.9, 0.04, 0.14, 0.008), timber(palette.pine), place(move(0.1, 0.9, -1.15), turnY(6)));
    for (let i = 0; i < 3; i++)
      b.add(
        cylinder(0.07, 0.07, 0.15, 18),
        {
          color:
            (
              [
                [0.6, 0.25, 0.03],
                [0.1, 0.25, 0.3],
                [0.7, 0.68, 0.62],
              ] as Vec[]
            )[i] ?? palette.cream,
          gloss: 0.05,
          rough: 0.25,
        },
        move(-1.2 + i * 0.19, 0.9, -1.6),
      );
    return { eye: [-0.55, 1.62, 0.75], target: [0.15, 1.25, -1.6], fov: 46 };
  },
  cleaning: (b: Builder, rng: Random): Framing => {
    b.add(
      lathe(
        [
          [0.001, 0],
          [0.15, 0],
          [0.19, 0.3],
          [0.18, 0.3],
          [0.14, 0.02],
          [0.001, 0.02],
        ],
        28,
      ),
      plastic([0.06, 0.25, 0.24]),
      move(-0.3, 0, -0.75),
    );
    b.add(
      tube(
        [
          [0.12, 0.06, -0.7],
          [0.2, 1.55, -1.55],
        ],
        0.014,
        8,
      ),
      timber(palette.oak),
    );
    b.add(roundBlock(0.36, 0.06, 0.12, 0.025), fabric([0.3, 0.45, 0.5], 0.5), place(move(0.12, 0, -0.68), turnY(14)));
    for (const [x, z, h, c] of [
      [0.45, -0.62, 0.28, [0.08, 0.3, 0.16]],
      [0.62, -0.75, 0.32, [0.6, 0.5, 0.06]],
      [0.78, -0.58, 0.24, [0.1, 0.22, 0.4]],
    ] as const) {
      b.add(roundBlock(0.12, h, 0.08, 0.03), plastic(c, 0.25), move(x, 0, z));
      b.add(cylinder(0.02, 0.025, 0.05, 12), plastic([0.75, 0.74, 0.7]), move(x, h, z));
      b.add(roundBlock(0.09, 0.04, 0.03, 0.012), plastic([0.7, 0.2, 0.1]), move(x - 0.02, h + 0.05, z));
    }
    for (let i = 0; i < 3; i++)
      b.add(
        roundBlock(0.3, 0.05, 0.22, 0.022, { puff: 0.006 }),
        fabric([palette.cream, palette.sage, palette.apricotSoft][i] ?? palette.cream, 0.3),
        place(move(-0.75, i * 0.055, -0.5), turnY(8 - i * 5)),
      );
    pottedPlant(b, rng, move(1.5, 0, -1.5), 1.3, { broad: true });
    b.add(roundBlock(1.6, 0.75, 0.42, 0.02), timber(palette.oak), move(-0.4, 0, -1.72));
    tableLamp(b, move(-0.9, 0.75, -1.72), { color: palette.teal, gloss: 0.05, rough: 0.25 });
    return { eye: [0.5, 1.25, 1.5], target: [0.1, 0.42, -0.8], fov: 42 };
  },
  reception: (b: Builder, rng: Random, spec: RoomSpec): Framing => {
    b.add(roundBlock(2.4, 1.05, 0.6, 0.03), timber(palette.walnut, 'y'), move(0.1, 0, -1));
    b.add(
      roundBlock(2.5, 0.05, 0.72, 0.02),
      { color: [0.75, 0.71, 0.64], gloss: 0.06, rough: 0.1, paint: marble(0.7) },
      move(0.1, 1.05, -1),
    );
    monitor(b, place(move(0.5, 1.1, -1.1), turnY(160)));
    deskChair(b, place(move(0.2, 0, -1.55), turnY(10)), [0.05, 0.12, 0.1]);
    flowers(b, rng, move(-0.75, 1.1, -0.95), 0.36, [palette.cream, palette.apricotSoft, palette.rose]);
    for (const x of [-0.8, 0.1, 1]) {
      b.add(
        tube(
          [
            [x, spec.h, -1],
            [x, 2.1, -1],
          ],
          0.006,
          5,
        ),
        brass,
      );
      b.add(sphere(0.13, 18), lamp([1, 0.86, 0.64], 1.8), move(x, 2, -1));
    }
    picture(b, place(onWall(spec, 'back'), move(2.3, 1.5, 0)), 1.1, 0.7, rng);
    pottedPlant(b, rng, move(1.75, 0, -1.45), 1.6, { broad: true });
    return { eye: [-0.8, 1.55, 1.85], target: [0.15, 1.05, -1.1], fov: 46 };
  },
} satisfies Record<string, SetFor>;

function drill(b: Builder, at: Matrix): void {
  const body = plastic([0.55, 0.26, 0.03], 0.4);
  const dark = plastic([0.03, 0.03, 0.03], 0.6);
  b.add(roundBlock(0.2, 0.09, 0.08, 0.035), body, place(at, move(0, 0.17, 0)));
  b.add(roundBlock(0.06, 0.16, 0.055, 0.024), dark, place(at, move(-0.05, 0.05, 0), turnZ(10)));
  b.add(roundBlock(0.13, 0.06, 0.08, 0.02), body, place(at, move(-0.03, 0, 0)));
  b.add(cylinder(0.032, 0.02, 0.06, 18), dark, place(at, move(0.1, 0.215, 0), turnZ(-90)));
  b.add(cylinder(0.006, 0.006, 0.12, 8), steel, place(at, move(0.16, 0.215, 0), turnZ(-90)));
}

function toolbox(b: Builder, at: Matrix): void {
  b.add(roundBlock(0.5, 0.22, 0.24, 0.02), paintedMetal([0.42, 0.05, 0.03]), at);
  b.add(roundBlock(0.51, 0.04, 0.25, 0.012), paintedMetal([0.05, 0.05, 0.05]), place(at, move(0, 0.2, 0)));
  b.add(
    tube(
      [
        [-0.12, 0.24, 0],
        [-0.12, 0.29, 0],
        [0.12, 0.29, 0],
        [0.12, 0.24, 0],
      ],
      0.012,
      8,
    ),
    chrome,
    at,
  );
  for (const x of [-0.15, 0.15]) b.add(roundBlock(0.05, 0.06, 0.012, 0.004), chrome, place(at, move(x, 0.17, 0.122)));
}
