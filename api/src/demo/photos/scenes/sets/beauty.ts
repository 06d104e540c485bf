import { brass, chrome, lamp, leather, painted, timber } from '../../kit/materials.ts';
import { pottedPlant } from '../../kit/nature.ts';
import { marble } from '../../kit/paint.ts';
import { palette } from '../../kit/palette.ts';
import { onWall, type RoomSpec } from '../../kit/room.ts';
import type { Material } from '../../render/material.ts';
import type { Random } from '../../render/random.ts';
import type { Builder } from '../../render/scene.ts';
import { box, cylinder, lathe, ring, roundBlock, sphere, tube } from '../../render/shapes.ts';
import { move, place, scale, turnX, turnY, turnZ, type Vec } from '../../render/vec.ts';
import { flowers } from './flowers.ts';
import { desk, type Framing, near, type SetFor, TOP } from './framing.ts';

/** Cosmetics and where they are used. */
export const beautySets = {
  cosmetics: (b: Builder, rng: Random): Framing => {
    desk(b, { color: [0.78, 0.72, 0.66], gloss: 0.06, rough: 0.1, paint: marble(0.5) });
    const glass: Material = {
      color: rng.pick([
        [0.6, 0.34, 0.14],
        [0.1, 0.26, 0.22],
        [0.5, 0.2, 0.24],
      ] as Vec[]),
      gloss: 0.14,
      rough: 0.04,
    };
    b.add(roundBlock(0.16, 0.22, 0.09, 0.025, { steps: 3 }), glass, place(move(-0.12, TOP, -0.34), turnY(14)));
    b.add(roundBlock(0.06, 0.09, 0.06, 0.01), brass, place(move(-0.12, TOP + 0.22, -0.34), turnY(14)));
    b.add(cylinder(0.1, 0.1, 0.08, 34), { color: [0.7, 0.66, 0.6], gloss: 0.06, rough: 0.1 }, move(0.14, TOP, -0.2));
    b.add(cylinder(0.103, 0.103, 0.04, 34), brass, move(0.14, TOP + 0.08, -0.2));
    b.add(
      cylinder(0.045, 0.045, 0.26, 26),
      { color: [0.09, 0.2, 0.17], gloss: 0.06, rough: 0.12 },
      move(0.34, TOP, -0.42),
    );
    b.add(cylinder(0.03, 0.02, 0.1, 18), brass, move(0.34, TOP + 0.26, -0.42));
    for (const [x, z, c] of [
      [-0.32, -0.08, [0.5, 0.04, 0.05]],
      [-0.24, 0.02, [0.55, 0.2, 0.16]],
    ] as const) {
      b.add(cylinder(0.028, 0.028, 0.1, 22), brass, move(x, TOP, z));
      b.add(cylinder(0.02, 0.02, 0.05, 20), { color: c, gloss: 0.05, rough: 0.2 }, move(x, TOP + 0.1, z));
      b.add(sphere(0.02, 14), { color: c, gloss: 0.05, rough: 0.2 }, place(move(x, TOP + 0.15, z), scale(1, 0.9, 1)));
    }
    b.add(
      cylinder(0.12, 0.12, 0.022, 36),
      painted([0.05, 0.05, 0.05], () => {}),
      move(0.04, TOP, 0.02),
    );
    b.add(cylinder(0.1, 0.1, 0.024, 36), { color: [0.7, 0.42, 0.34] }, move(0.04, TOP, 0.02));
    b.add(
      tube(
        [
          [0.2, TOP + 0.02, 0.1],
          [0.36, TOP + 0.02, -0.02],
        ],
        [0.009, 0.007],
        10,
      ),
      timber(palette.walnut),
    );
    b.add(
      lathe(
        [
          [0.03, 0],
          [0.045, 0.06],
          [0.03, 0.1],
          [0.001, 0.11],
        ],
        16,
      ),
      painted([0.4, 0.25, 0.18], () => {}),
      place(move(0.17, TOP + 0.028, 0.125), turnY(-130), turnZ(90)),
    );
    flowers(b, rng, move(-0.55, TOP, -0.62), 0.34, [palette.rose, palette.cream, [0.7, 0.5, 0.45]]);
    b.add(
      cylinder(0.24, 0.24, 0.012, 40),
      { color: [0.32, 0.33, 0.33], gloss: 0.75, rough: 0.02 },
      place(move(0.62, TOP + 0.34, -0.78), turnY(-24), turnX(84)),
    );
    b.add(ring(0.245, 0.014, 40, 8), brass, place(move(0.62, TOP + 0.34, -0.78), turnY(-24), turnX(84)));
    b.add(cylinder(0.02, 0.1, 0.1, 16), brass, move(0.62, TOP, -0.78));
    return near;
  },
  salon: (b: Builder, rng: Random, spec: RoomSpec): Framing => {
    for (const x of [-0.55, 0.95]) {
      const wall = place(onWall(spec, 'back'), move(spec.w / 2 + x, 0, 0));
      b.add(box(-0.45, 0.85, 0.01, 0.45, 2.15, 0.03), { color: [0.32, 0.33, 0.33], gloss: 0.75, rough: 0.02 }, wall);
      for (const s of [-1, 1])
        for (let i = 0; i < 5; i++)
          b.add(sphere(0.045, 12), lamp([1, 0.88, 0.7], 2.2), place(wall, move(s * 0.52, 1 + i * 0.26, 0.05)));
      b.add(
        box(-0.55, 0.74, 0, 0.55, 0.79, 0.36),
        { color: [0.72, 0.68, 0.62], gloss: 0.05, rough: 0.12, paint: marble(0.6) },
        wall,
      );
      for (let i = 0; i < 4; i++)
        b.add(
          cylinder(0.03, 0.025, rng.between(0.12, 0.22), 14),
          {
            color: rng.pick([palette.rose, palette.cream, palette.cypressSoft, palette.brass]),
            gloss: 0.05,
            rough: 0.2,
          },
          place(wall, move(-0.35 + i * 0.2, 0.79, 0.15)),
        );
      const at = place(move(x, 0, -0.85), turnY(x > 0 ? 160 : 200));
      b.add(
        roundBlock(0.56, 0.14, 0.52, 0.05, { puff: 0.02 }),
        leather([0.3, 0.12, 0.06]),
        place(at, move(0, 0.48, 0)),
      );
      b.add(
        roundBlock(0.54, 0.56, 0.12, 0.05, { puff: 0.02 }),
        leather([0.3, 0.12, 0.06]),
        place(at, move(0, 0.62, -0.24), turnX(-10)),
      );
      for (const s of [-1, 1])
        b.add(roundBlock(0.08, 0.08, 0.44, 0.035), leather([0.3, 0.12, 0.06]), place(at, move(s * 0.32, 0.74, 0)));
      b.add(cylinder(0.05, 0.05, 0.46, 16), chrome, place(at, move(0, 0.03, 0)));
      b.add(cylinder(0.3, 0.32, 0.04, 30), chrome, at);
    }
    pottedPlant(b, rng, move(1.8, 0, -1.5), 1.4, { broad: true });
    return { eye: [-0.9, 1.5, 1.8], target: [0.25, 1.05, -1.6], fov: 50 };
  },
} satisfies Record<string, SetFor>;
