import { vase } from '../../kit/decor.ts';
import { leafCloud, leaves } from '../../kit/foliage.ts';
import { tint } from '../../kit/paint.ts';
import { palette } from '../../kit/palette.ts';
import type { Random } from '../../render/random.ts';
import type { Builder } from '../../render/scene.ts';
import { sphere } from '../../render/shapes.ts';
import { type Matrix, move, place, scale, type Vec } from '../../render/vec.ts';

export function flowers(b: Builder, rng: Random, at: Matrix, size: number, tones: Vec[]): void {
  vase(b, rng, at, size * 0.8, palette.cream);
  b.add(
    leafCloud(rng, [0, size * 0.95, 0], [size * 0.5, size * 0.34, size * 0.5], 150, size * 0.16),
    leaves([0.08, 0.15, 0.05]),
    at,
    { bounce: false },
  );
  for (let i = 0; i < 26; i++) {
    const a = rng.between(0, 6.28);
    const up = rng.between(0, 1);
    const r = size * 0.46 * Math.sqrt(1 - (up - 0.3) ** 2);
    b.add(
      sphere(size * rng.between(0.075, 0.11), 9),
      {
        color: rng.pick(tones),
        paint: (s) =>
          tint(s, 0.7 + 0.4 * Math.abs(Math.sin(s.lx * 120) * Math.sin(s.ly * 120 + 1) * Math.sin(s.lz * 120))),
      },
      place(at, move(Math.cos(a) * r, size * (0.85 + up * 0.42), Math.sin(a) * r), scale(1, 0.8, 1)),
      { bounce: false },
    );
  }
}
