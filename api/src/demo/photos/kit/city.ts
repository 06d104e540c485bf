import type { Material } from '../render/material.ts';
import { hash, type Random } from '../render/random.ts';
import type { Builder } from '../render/scene.ts';
import { box, cylinder, sheet, sphere } from '../render/shapes.ts';
import { move, place, scale } from '../render/vec.ts';
import { concrete, onFace, tint } from './paint.ts';
import { palette } from './palette.ts';

const at = { u: 0, v: 0, floor: false };

/** Far walls with their windows painted on; `lit` of them glow. */
const quarter = (tone: readonly [number, number, number], lit: number, glow: number): Material => ({
  color: tone,
  glow,
  paint: (s) => {
    onFace(s, at);
    if (at.floor) return tint(s, 0.9);
    const [i, j] = [Math.floor(at.u / 2.6), Math.floor(at.v / 3)];
    const [fu, fv] = [at.u / 2.6 - i, at.v / 3 - j];
    tint(s, 0.88 + hash(Math.floor(s.x / 9), Math.floor(s.z / 9), 4) * 0.24);
    if (fu < 0.32 || fu > 0.72 || fv < 0.3 || fv > 0.74) return;
    if (hash(i, j, Math.floor(s.z / 7)) < lit) {
      [s.r, s.g, s.b] = [1, 0.66, 0.32];
      s.glow = 1;
      return;
    }
    tint(s, 0.42);
  },
});

/** A quarter of flat-roofed houses to the horizon, with a minaret or two. */
export function city(
  b: Builder,
  rng: Random,
  {
    near,
    far,
    half,
    floor,
    lit = 0,
    lights = 0,
    glow = 0,
  }: { near: number; far: number; half: number; floor: number; lit?: number; lights?: number; glow?: number },
): void {
  const tones = [
    quarter([0.56, 0.5, 0.4], lit, glow),
    quarter([0.62, 0.57, 0.49], lit, glow),
    quarter([0.5, 0.43, 0.34], lit, glow),
  ];
  const flags = { shadow: false, bounce: false } as const;
  b.add(
    sheet(-half * 3, far - 80, half * 3, near + 35, floor - 0.5),
    { color: [0.3, 0.27, 0.2], glow, paint: concrete },
    undefined,
    flags,
  );
  for (let z = near; z > far; z -= 11) {
    const spread = half * (0.35 + 0.65 * ((near - z) / (near - far)));
    for (let x = -spread; x < spread; x += rng.between(8, 13)) {
      if (rng.chance(0.12)) continue;
      const [w, d, h] = [rng.between(6, 11), rng.between(6, 9), rng.between(5, 15)];
      const [px, pz] = [x + rng.between(-2, 2), z + rng.between(-2, 2)];
      const stuff = rng.pick(tones);
      b.add(box(px, floor, pz - d, px + w, floor + h, pz), stuff, undefined, flags);
      if (rng.chance(0.5))
        b.add(
          box(px + w * 0.3, floor + h, pz - d * 0.7, px + w * 0.6, floor + h + 2.2, pz - d * 0.3),
          stuff,
          undefined,
          flags,
        );
      if (rng.chance(0.4))
        b.add(
          cylinder(0.6, 0.6, 1.2, 8),
          { color: [0.5, 0.5, 0.5] },
          move(px + w * 0.75, floor + h, pz - d * 0.4),
          flags,
        );
    }
  }
  minaret(b, rng.between(-0.35, 0.35) * half, floor, near - 55, Math.max(glow, lights));
  minaret(b, rng.between(-0.6, 0.6) * half, floor, near - 95, Math.max(glow, lights));
}

function minaret(b: Builder, x: number, y: number, z: number, glow: number): void {
  const stone: Material = { color: palette.limestone, ...(glow ? { glow } : {}) };
  const flags = { shadow: false, bounce: false } as const;
  b.add(box(x - 1.6, y, z - 1.6, x + 1.6, y + 20, z + 1.6), stone, undefined, flags);
  b.add(box(x - 2.2, y + 20, z - 2.2, x + 2.2, y + 20.8, z + 2.2), stone, undefined, flags);
  b.add(cylinder(1.1, 1, 5, 10), stone, move(x, y + 20.8, z), flags);
  b.add(cylinder(1.3, 0.02, 3.4, 10), { color: palette.cypress }, move(x, y + 25.8, z), flags);
  b.add(sphere(4.6, 18), { color: [0.3, 0.38, 0.34] }, place(move(x + 9, y + 9, z), scale(1, 0.9, 1)), flags);
  b.add(box(x + 3, y, z - 6, x + 15, y + 10, z + 6), stone, undefined, flags);
}
