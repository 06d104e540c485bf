import { shapeBounds } from '@diyar/api/rules/shape-rings';
import { APPROX_METRES, type Point } from './approximate-circles.tsx';
import type { Bbox } from './types.ts';

/** All of them with the streets round each, as far as an approximate one may be off. */
export const boxRound = (homes: readonly Point[]): Bbox =>
  shapeBounds(homes.map(({ lng, lat }) => ({ kind: 'circle', center: [lng, lat], metres: APPROX_METRES })));

/** Pixels within which one pin would hide another's number. */
const PIN = 30;

/** Numbers from one, those together whose pins would lie on each other; each group where its first one is. */
export function pinsTogether<P extends Point>(
  homes: readonly P[],
  project: (home: P) => { x: number; y: number },
): { at: P; numbers: number[] }[] {
  const pins: { at: P; x: number; y: number; numbers: number[] }[] = [];
  for (const [index, home] of homes.entries()) {
    const { x, y } = project(home);
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) < PIN);
    if (near) near.numbers.push(index + 1);
    else pins.push({ at: home, x, y, numbers: [index + 1] });
  }
  return pins.map(({ at, numbers }) => ({ at, numbers }));
}
