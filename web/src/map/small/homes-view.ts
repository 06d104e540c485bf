import { shapeBounds } from '@diyar/api/rules/shape-rings';
import type { Bbox } from '../types.ts';

export interface Point {
  lng: number;
  lat: number;
}
export interface Home extends Point {
  /** The list's. */
  number: number;
  /** The point is near the listing, not on it. */
  approx: boolean;
}

/** As far as the cell of a blurred point reaches from it (`db/src/public-point.test.ts`): the listing is within the circle. */
export const APPROX_METRES = 500;

/** All of them with the streets round each, as far as an approximate one may be off. */
export const boxRound = (homes: readonly Point[]): Bbox =>
  shapeBounds(homes.map(({ lng, lat }) => ({ kind: 'circle', center: [lng, lat], metres: APPROX_METRES })));

/** Pixels within which one pin would hide another's number. */
const PIN = 30;

/** Numbers of pins that would lie on each other stand on one; each group where its first one is. */
export function pinsTogether<H extends Pick<Home, 'number'>>(
  homes: readonly H[],
  project: (home: H) => { x: number; y: number },
): { at: H; x: number; y: number; numbers: number[] }[] {
  const pins: { at: H; x: number; y: number; numbers: number[] }[] = [];
  for (const home of homes) {
    const { x, y } = project(home);
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) < PIN);
    if (near) near.numbers.push(home.number);
    else pins.push({ at: home, x, y, numbers: [home.number] });
  }
  return pins;
}
