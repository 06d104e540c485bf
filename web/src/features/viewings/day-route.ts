import type { ViewingStop } from '@diyar/api/contracts/viewings';
import { metresBetween } from '#lib/distance.ts';

/** Assumed on the way as the crow flies: in a town 20 km/h, and 60 km/h past its first ten kilometres. */
const TOWN = { metres: 10_000, metresPerMinute: 333 };
const ROAD_METRES_PER_MINUTE = 1000;
const MINUTE_MS = 60_000;
/** Two doors of one building. */
const SAME_METRES = 25;

export interface Leg {
  /** In a straight line; undefined where one end has no point. */
  metres: number | undefined;
  isExact: boolean;
  /** From the end of the one to the beginning of the next; below zero they overlap. */
  freeMinutes: number;
  /** The way's, by the assumption above. */
  neededMinutes: number;
  verdict: 'fine' | 'tight' | 'overlap';
}

/** From each stop to the next one. */
export const legsOf = (stops: readonly ViewingStop[]): Leg[] =>
  stops.slice(1).map((next, index) => legTo(next, stops[index] ?? next));

function legTo(next: ViewingStop, before: ViewingStop): Leg {
  const metres = before.point && next.point ? metresBetween(before.point, next.point) : undefined;
  const freeMinutes =
    Math.round((Date.parse(next.startsAt) - Date.parse(before.startsAt)) / MINUTE_MS) - before.minutes;
  const neededMinutes = travelMinutes(metres ?? 0);
  return {
    metres,
    isExact: !before.point?.isApproximate && !next.point?.isApproximate,
    freeMinutes,
    neededMinutes,
    verdict: freeMinutes < 0 ? 'overlap' : freeMinutes < neededMinutes ? 'tight' : 'fine',
  };
}

export function travelMinutes(metres: number): number {
  if (metres < SAME_METRES) return 0;
  const inTown = Math.min(metres, TOWN.metres) / TOWN.metresPerMinute;
  const beyond = Math.max(0, metres - TOWN.metres) / ROAD_METRES_PER_MINUTE;
  return Math.ceil(inTown + beyond);
}
