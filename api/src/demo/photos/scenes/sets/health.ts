import { picture } from '../../kit/decor.ts';
import { chrome, fabric, lamp, leather, painted, plastic, whiteGloss } from '../../kit/materials.ts';
import { pottedPlant } from '../../kit/nature.ts';
import { blend, folds } from '../../kit/paint.ts';
import { palette } from '../../kit/palette.ts';
import { onWall, type RoomSpec } from '../../kit/room.ts';
import { cupboards } from '../../kit/storage.ts';
import type { Random } from '../../render/random.ts';
import type { Builder } from '../../render/scene.ts';
import { block, box, cylinder, lathe, ring, roundBlock, tube } from '../../render/shapes.ts';
import { type Matrix, move, place, turnX, turnY, turnZ, type Vec } from '../../render/vec.ts';
import { deskChair } from '../workplaces.ts';
import { desk, type Framing, near, type SetFor, TOP } from './framing.ts';

/** A clinic and what is sold for health. */
export const healthSets = {
  clinic: (b: Builder, rng: Random, spec: RoomSpec): Framing => {
    const cream = leather([0.35, 0.5, 0.5]);
    b.add(roundBlock(0.7, 0.14, 1.9, 0.06, { puff: 0.01 }), cream, move(0.3, 0.68, -0.9));
    b.add(roundBlock(0.7, 0.14, 0.62, 0.06), cream, place(move(0.3, 0.86, -1.75), turnX(-32)));
    b.add(box(0.05, 0, -1.6, 0.55, 0.66, -0.2), whiteGloss);
    b.add(roundBlock(0.72, 0.012, 1.2, 0.005), painted([0.8, 0.8, 0.78], folds(0.4, 0.1)), move(0.3, 0.83, -0.7));
    const arm: Vec[] = [
      [1.25, 2.75, -1.2],
      [1.25, 2.1, -1.2],
      [0.75, 1.95, -1],
      [0.45, 1.75, -0.9],
    ];
    b.add(tube(arm, 0.03, 10), whiteGloss);
    b.add(
      lathe(
        [
          [0.001, 0.1],
          [0.2, 0.07],
          [0.24, 0],
        ],
        26,
      ),
      whiteGloss,
      place(move(0.42, 1.66, -0.88), turnZ(12)),
    );
    b.add(cylinder(0.2, 0.2, 0.01, 22), lamp([1, 0.98, 0.93], 3), place(move(0.42, 1.655, -0.88), turnZ(12)));
    cupboards(b, place(onWall(spec, 'back'), move(0.3, 0, 0)), 1.5, { stuff: whiteGloss });
    b.add(
      box(0.28, 0.86, 0, 1.82, 0.9, 0.6),
      { color: [0.5, 0.56, 0.55], gloss: 0.05, rough: 0.15 },
      onWall(spec, 'back'),
    );
    monitorCart(b, move(1.45, 0, -1.45));
    deskChair(b, place(move(-0.75, 0, -0.5), turnY(60)), [0.3, 0.45, 0.45]);
    pottedPlant(b, rng, move(-1.75, 0, -1.6), 1.2, { broad: true });
    picture(b, place(onWall(spec, 'back'), move(2.7, 1.5, 0)), 0.5, 0.66, rng);
    return { eye: [-0.95, 1.5, 1.8], target: [0.35, 0.95, -1], fov: 46 };
  },
  devices: (b: Builder): Framing => {
    desk(b, { color: [0.78, 0.79, 0.78], gloss: 0.05, rough: 0.15 });
    const white = whiteGloss;
    b.add(roundBlock(0.24, 0.1, 0.3, 0.04, { steps: 3 }), white, place(move(-0.16, TOP, -0.28), turnY(-18)));
    b.add(
      box(-0.1, 0.1, -0.09, 0.1, 0.102, 0.05),
      {
        color: [0.22, 0.32, 0.29],
        glow: 0.5,
        paint: (s) => {
          if (Math.abs(s.lz + 0.02) < 0.03 && Math.sin(s.lx * 130) > 0.2 && Math.abs(s.lx) < 0.07)
            blend(s, [0.01, 0.02, 0.02], 1);
        },
      },
      place(move(-0.16, TOP, -0.28), turnY(-18)),
    );
    b.add(
      tube(
        [
          [-0.05, TOP + 0.05, -0.2],
          [0.12, TOP + 0.02, -0.08],
          [0.3, TOP + 0.02, -0.12],
          [0.42, TOP + 0.05, -0.3],
        ],
        0.012,
        8,
      ),
      plastic([0.03, 0.03, 0.03]),
    );
    b.add(
      roundBlock(0.34, 0.07, 0.2, 0.035, { puff: 0.01 }),
      fabric([0.06, 0.12, 0.2], 0.15),
      place(move(0.46, TOP, -0.36), turnY(24)),
    );
    b.add(
      tube(
        [
          [-0.5, TOP + 0.01, -0.1],
          [-0.42, TOP + 0.012, 0.06],
          [-0.25, TOP + 0.012, 0.12],
          [-0.1, TOP + 0.012, 0.02],
          [0.05, TOP + 0.012, 0.1],
        ],
        0.011,
        8,
      ),
      plastic([0.1, 0.22, 0.2]),
    );
    b.add(cylinder(0.035, 0.035, 0.02, 24), chrome, move(0.07, TOP, 0.12));
    for (const s of [-1, 1])
      b.add(
        tube(
          [
            [-0.5, TOP + 0.01, -0.1],
            [-0.62, TOP + 0.015, -0.2 + s * 0.1],
            [-0.72, TOP + 0.02, -0.2 + s * 0.14],
          ],
          0.006,
          8,
        ),
        chrome,
      );
    for (const [x, z, h, k] of [
      [0.2, -0.62, 0.18, 1],
      [0.34, -0.68, 0.14, 0.8],
    ] as const) {
      b.add(
        cylinder(0.045 * k, 0.045 * k, h, 22),
        { color: [0.5, 0.26, 0.06], gloss: 0.08, rough: 0.1 },
        move(x, TOP, z),
      );
      b.add(cylinder(0.047 * k, 0.047 * k, 0.04, 22), whiteGloss, move(x, TOP + h, z));
    }
    const packs: [number, number, number, Vec][] = [
      [-0.52, -0.62, 12, palette.teal],
      [-0.36, -0.74, -8, palette.apricot],
      [-0.66, -0.5, 30, palette.cypress],
    ];
    for (const [x, z, turn, tone] of packs)
      b.add(
        box(-0.085, 0, -0.035, 0.085, 0.22, 0.035),
        painted([0.8, 0.79, 0.76], (s) => {
          if (s.ly < 0.08 || (s.ly > 0.13 && s.ly < 0.145 && Math.abs(s.lx) < 0.05)) blend(s, tone, 1);
          if (Math.abs(s.lx) < 0.011 && Math.abs(s.ly - 0.185) < 0.024) blend(s, [0.5, 0.04, 0.03], 1);
          if (Math.abs(s.ly - 0.185) < 0.0085 && Math.abs(s.lx) < 0.026) blend(s, [0.5, 0.04, 0.03], 1);
        }),
        place(move(x, TOP, z), turnY(turn)),
      );
    for (let i = 0; i < 7; i++)
      b.add(
        roundBlock(0.026, 0.012, 0.013, 0.006, { steps: 3 }),
        plastic(i % 2 ? [0.7, 0.3, 0.08] : [0.78, 0.77, 0.74], 0.2),
        place(move(0.06 + (i % 4) * 0.045, TOP, 0.2 - Math.floor(i / 4) * 0.05), turnY(i * 47)),
      );
    return near;
  },
  wheelchair: (b: Builder, rng: Random): Framing => {
    const at = place(move(0.05, 0, -0.6), turnY(-34));
    for (const s of [-1, 1]) {
      b.add(ring(0.3, 0.013, 40, 8), plastic([0.03, 0.03, 0.03]), place(at, move(0, 0.31, s * 0.29), turnX(90)));
      b.add(ring(0.27, 0.008, 40, 8), chrome, place(at, move(0, 0.31, s * 0.32), turnX(90)));
      for (let i = 0; i < 9; i++)
        b.add(
          tube(
            [
              [0, 0, 0],
              [0, 0.29, 0],
            ],
            0.003,
            5,
          ),
          chrome,
          place(at, move(0, 0.31, s * 0.29), turnZ(i * 40)),
        );
      b.add(ring(0.08, 0.014, 22, 8), plastic([0.03, 0.03, 0.03]), place(at, move(0.46, 0.095, s * 0.24), turnX(90)));
      b.add(
        tube(
          [
            [-0.22, 0.95, s * 0.24],
            [-0.2, 0.5, s * 0.24],
            [-0.18, 0.2, s * 0.24],
            [0.4, 0.2, s * 0.24],
            [0.46, 0.1, s * 0.24],
          ],
          0.013,
          8,
        ),
        chrome,
        at,
      );
      b.add(
        tube(
          [
            [-0.2, 0.72, s * 0.25],
            [0.22, 0.72, s * 0.25],
            [0.26, 0.66, s * 0.25],
            [0.28, 0.48, s * 0.25],
          ],
          0.013,
          8,
        ),
        chrome,
        at,
      );
      b.add(roundBlock(0.34, 0.04, 0.06, 0.018), leather([0.03, 0.03, 0.03]), place(at, move(0.03, 0.725, s * 0.25)));
      b.add(
        tube(
          [
            [0.28, 0.48, s * 0.2],
            [0.5, 0.16, s * 0.17],
          ],
          0.012,
          8,
        ),
        chrome,
        at,
      );
      b.add(roundBlock(0.2, 0.014, 0.14, 0.005), plastic([0.04, 0.04, 0.04]), place(at, move(0.55, 0.12, s * 0.12)));
      b.add(axle2(), rubberGrip, place(at, move(-0.28, 0.95, s * 0.24)));
    }
    b.add(
      roundBlock(0.46, 0.06, 0.46, 0.025, { puff: 0.012 }),
      fabric([0.04, 0.1, 0.2], 0.15),
      place(at, move(0.05, 0.46, 0)),
    );
    b.add(
      roundBlock(0.035, 0.42, 0.44, 0.015),
      fabric([0.04, 0.1, 0.2], 0.15),
      place(at, move(-0.2, 0.53, 0), turnZ(6)),
    );
    pottedPlant(b, rng, move(1.5, 0, -1.5), 1.4, { broad: true });
    return { eye: [0.3, 1.15, 1.85], target: [0.08, 0.5, -0.6], fov: 40 };
  },
} satisfies Record<string, SetFor>;

const axle2 = () => roundBlock(0.12, 0.03, 0.03, 0.014);

const rubberGrip = plastic([0.02, 0.02, 0.02], 0.7);

function monitorCart(b: Builder, at: Matrix): void {
  b.add(block(0.5, 0.05, 0.42), whiteGloss, place(at, move(0, 0.08, 0)));
  b.add(block(0.06, 1.1, 0.06), chrome, at);
  b.add(roundBlock(0.42, 0.18, 0.34, 0.02), whiteGloss, place(at, move(0, 0.62, 0)));
  b.add(roundBlock(0.5, 0.36, 0.08, 0.02), whiteGloss, place(at, move(0, 1.1, 0)));
  b.add(
    box(-0.22, 1.14, 0.04, 0.22, 1.42, 0.045),
    {
      color: [0.01, 0.03, 0.03],
      glow: 0.8,
      paint: (s) => {
        const row = Math.floor((s.ly - 1.14) / 0.093);
        const y = 1.19 + row * 0.093 + Math.sin(s.lx * 46 + row) ** 15 * 0.035;
        if (Math.abs(s.ly - y) < 0.005)
          [s.r, s.g, s.b] = (
            [
              [0.2, 0.9, 0.4],
              [0.9, 0.8, 0.2],
              [0.3, 0.7, 0.9],
            ] as Vec[]
          )[row] ?? [0.2, 0.9, 0.4];
      },
    },
    at,
  );
}
