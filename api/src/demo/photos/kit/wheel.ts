import { baked, merge } from '../render/mesh.ts';
import type { Builder } from '../render/scene.ts';
import { block, lathe } from '../render/shapes.ts';
import { type Matrix, move, place, turnX, turnZ } from '../render/vec.ts';
import { chrome, plastic, rubber } from './materials.ts';

/** A wheel in the x, y plane round the origin, its face towards z. */
export function wheel(
  b: Builder,
  at: Matrix,
  radius: number,
  rims: 'spokes' | 'plain' | 'wire' = 'spokes',
  width = radius * 0.62,
): void {
  const w = width / 2;
  const flat = place(at, turnX(90));
  const rim = radius * 0.66;
  b.add(
    lathe(
      [
        [rim, w * 0.9],
        [radius * 0.9, w],
        [radius * 0.985, w * 0.8],
        [radius, w * 0.4],
        [radius, -w * 0.4],
        [radius * 0.985, -w * 0.8],
        [radius * 0.9, -w],
        [rim, -w],
      ],
      28,
    ),
    rubber,
    flat,
  );
  if (rims === 'wire') {
    wire(b, at, radius, w);
    return;
  }
  const metal = rims === 'plain' ? plastic([0.3, 0.3, 0.3], 0.4) : chrome;
  b.add(
    lathe(
      [
        [rim, w * 0.86],
        [rim * 0.95, w * 0.5],
        [rim * 0.9, -w * 0.2],
      ],
      28,
    ),
    metal,
    flat,
  );
  b.add(
    lathe(
      [
        [rim * 0.92, -w * 0.2],
        [0.001, -w * 0.2],
      ],
      20,
    ),
    plastic([0.015, 0.015, 0.015], 0.8),
    flat,
  );
  if (rims === 'plain') {
    b.add(
      lathe(
        [
          [rim * 0.92, w * 0.3],
          [rim * 0.6, w * 0.62],
          [rim * 0.3, w * 0.5],
          [0.001, w * 0.62],
        ],
        24,
      ),
      metal,
      flat,
    );
    return;
  }
  const spokes = Array.from({ length: 7 }, (_, i) =>
    baked(block(rim * 0.17, rim * 0.95, w * 0.28), place(turnZ((i / 7) * 360), move(0, 0, w * 0.55))),
  );
  b.add(merge(...spokes), metal, at);
  b.add(
    lathe(
      [
        [rim * 0.2, w * 0.4],
        [rim * 0.2, w * 0.74],
        [0.001, w * 0.78],
      ],
      16,
    ),
    metal,
    flat,
  );
}

function wire(b: Builder, at: Matrix, radius: number, w: number): void {
  const flat = place(at, turnX(90));
  b.add(
    lathe(
      [
        [radius * 0.68, w * 0.7],
        [radius * 0.62, w * 0.3],
        [radius * 0.62, -w * 0.3],
        [radius * 0.68, -w * 0.7],
      ],
      26,
    ),
    chrome,
    flat,
  );
  const spokes = Array.from({ length: 10 }, (_, i) =>
    baked(block(radius * 0.05, radius * 0.66, radius * 0.05), turnZ(i * 36)),
  );
  b.add(merge(...spokes), chrome, at);
  b.add(
    lathe(
      [
        [0.001, -w * 0.9],
        [radius * 0.16, -w * 0.8],
        [radius * 0.16, w * 0.8],
        [0.001, w * 0.9],
      ],
      14,
    ),
    chrome,
    flat,
  );
}
