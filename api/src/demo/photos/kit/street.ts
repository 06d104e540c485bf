import type { Random } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { box, cylinder, sheet, sphere, tube } from '../render/shapes.ts';
import { move, type Vec } from '../render/vec.ts';
import { iron, lamp, painted } from './materials.ts';
import { asphalt, blend, concrete, tiles } from './paint.ts';
import { palette } from './palette.ts';

const paving = painted([0.4, 0.36, 0.3], tiles({ size: 0.4, joint: 0.01, vary: 0.12 }));
const kerb = painted([0.45, 0.43, 0.39], concrete);

/** Pavement from z = 0 to `deep` along x, then a kerb and the road. */
export function street(
  b: Builder,
  { deep = 2.6, length = 90, road = 9 }: { deep?: number; length?: number; road?: number } = {},
): void {
  const half = length / 2;
  b.add(sheet(-half, -30, half, 0, -0.02), painted(palette.earth, concrete));
  b.add(box(-half, -0.14, -1, half, 0, deep), paving);
  b.add(box(-half, -0.14, deep, half, 0.02, deep + 0.16), kerb);
  b.add(
    sheet(-half, deep + 0.16, half, deep + road + 40, -0.13),
    painted([0.13, 0.128, 0.125], (s) => {
      asphalt(s);
      const lane = Math.abs(s.z - (deep + road * 0.55));
      if (lane < 0.07 && (((s.x / 3) % 1) + 1) % 1 < 0.55) blend(s, [0.6, 0.58, 0.52], 0.75);
    }),
  );
}

/** A street lamp. */
export function lampPost(b: Builder, x: number, z: number, height = 5.5, glow = 0): void {
  b.add(cylinder(0.09, 0.05, height, 8), iron, move(x, 0, z));
  b.add(
    tube(
      [
        [x, height, z],
        [x, height + 0.25, z + 0.3],
        [x, height + 0.3, z + 1],
      ],
      0.035,
      6,
    ),
    iron,
  );
  const color: Vec = glow > 0 ? [1, 0.75, 0.45] : [0.7, 0.7, 0.66];
  b.add(sphere(0.13, 10), glow > 0 ? lamp(color, glow) : painted(color, () => {}), move(x, height + 0.22, z + 1));
}

/** Wires sagging between two points, as over every street. */
export function wires(b: Builder, from: Vec, to: Vec, rng: Random, count = 3): void {
  for (let i = 0; i < count; i++) {
    const sag = rng.between(0.25, 0.7);
    const points = Array.from({ length: 9 }, (_, k): Vec => {
      const t = k / 8;
      return [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t) + i * 0.12,
        from[2] + (to[2] - from[2]) * t,
      ];
    });
    b.add(tube(points, 0.012, 4), iron, undefined, { bounce: false });
  }
}
