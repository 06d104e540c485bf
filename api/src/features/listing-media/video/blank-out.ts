import type { Blank } from './inspect-video.ts';

const FREE = Buffer.from('free');

/** Blanks what of `blanks` lies in `bytes`, which begin at `offset` of the file. True when something changed. */
export function blankOut(bytes: Buffer, offset: number, blanks: readonly Blank[]): boolean {
  let changed = false;
  for (const { start, end, isBox } of blanks) {
    const from = isBox ? start + 8 : start;
    const [first, last] = [Math.max(from - offset, 0), Math.min(end - offset, bytes.length)];
    if (first < last) {
      bytes.fill(0, first, last);
      changed = true;
    }
    if (!isBox) continue;
    for (let i = 0; i < 4; i++) {
      const at = start + 4 + i - offset;
      if (at >= 0 && at < bytes.length) {
        bytes[at] = FREE[i] ?? 0;
        changed = true;
      }
    }
  }
  return changed;
}
