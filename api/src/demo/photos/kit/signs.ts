import type { Material } from '../render/material.ts';
import type { Builder } from '../render/scene.ts';
import { box } from '../render/shapes.ts';
import type { Matrix, Vec } from '../render/vec.ts';
import { type WordMask, wordMask } from './lettering.ts';

/** Shop names in presentation forms: «بقالة الشام», «خضار وفواكه», «ألبسة النور», «مقهى الياسمين», «صيدلية الشفا». */
const names: Record<string, string[]> = {
  grocer: [
    '\ufe91\ufed8\ufe8e\ufedf\ufe94 \ufe8d\ufedf\ufeb8\ufe8e\ufee1',
    '\ufea7\ufec0\ufe8e\ufead \ufeed\ufed3\ufeed\ufe8d\ufedb\ufeea',
  ],
  clothes: ['\ufe83\ufedf\ufe92\ufeb4\ufe94 \ufe8d\ufedf\ufee8\ufeee\ufead'],
  cafe: ['\ufee3\ufed8\ufeec\ufef0 \ufe8d\ufedf\ufef4\ufe8e\ufeb3\ufee4\ufef4\ufee6'],
  pharmacy: [
    '\ufebb\ufef4\ufeaa\ufedf\ufef4\ufe94',
    '\ufebb\ufef4\ufeaa\ufedf\ufef4\ufe94 \ufe8d\ufedf\ufeb8\ufed4\ufe8e',
  ],
};

const masks = new Map<string, WordMask>();

/** A name on a board: centred on the origin, in the x, y plane; `height` is one em. */
export function sign(
  b: Builder,
  at: Matrix,
  kind: string,
  variant: number,
  height: number,
  color: Vec,
  ground: Vec,
): void {
  const choices = names[kind];
  if (!choices) return;
  const word = choices[variant % choices.length] ?? '';
  const mask = masks.get(word) ?? wordMask(word);
  masks.set(word, mask);
  const tall = height * 1.32;
  const wide = height * mask.emsWide;
  const letters: Material = {
    color,
    glow: 0.25,
    paint: (s) => {
      const u = (s.lx / wide + 0.5) * mask.width;
      const v = (0.5 - s.ly / tall) * mask.height;
      const cover = sample(mask, u - 0.5, v - 0.5);
      s.r = ground[0] + (color[0] - ground[0]) * cover;
      s.g = ground[1] + (color[1] - ground[1]) * cover;
      s.b = ground[2] + (color[2] - ground[2]) * cover;
      s.glow *= cover;
    },
  };
  b.add(box(-wide / 2, -tall / 2, 0, wide / 2, tall / 2, 0.004), letters, at, { bounce: false, shadow: false });
}

function sample({ width, height, data }: WordMask, u: number, v: number): number {
  const x = Math.max(0, Math.min(width - 2, Math.floor(u)));
  const y = Math.max(0, Math.min(height - 2, Math.floor(v)));
  const fx = Math.max(0, Math.min(1, u - x));
  const fy = Math.max(0, Math.min(1, v - y));
  const at = (i: number, j: number) => data[(y + j) * width + x + i] as number;
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * fx;
  return Math.min(1, top + (at(0, 1) + (at(1, 1) - at(0, 1)) * fx - top) * fy);
}
