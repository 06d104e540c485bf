import { formatNumber } from './format.ts';

type Point = { lng: number; lat: number };

const EARTH_RADIUS_METRES = 6_371_009;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres as the crow flies. The earth is taken for a ball, which is within half a percent. */
export function metresBetween(one: Point, other: Point): number {
  const north = Math.sin(radians(other.lat - one.lat) / 2);
  const east = Math.sin(radians(other.lng - one.lng) / 2);
  const half = north ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(half));
}

/**
 * A distance as far as one may say it: to 50 m below a kilometre, to 100 m beyond. The listing's page rounds for itself
 * (`nearby-lists`): shared, it would be in the first code of every page.
 */
export const roundedDistance = (metres: number): { unit: 'metres' | 'km'; distance: string } =>
  metres < 975
    ? { unit: 'metres', distance: formatNumber(Math.max(50, Math.round(metres / 50) * 50)) }
    : { unit: 'km', distance: formatNumber(Math.round(metres / 100) / 10) };
