import { readDegrees } from './figures.ts';

export type Point = { lng: number; lat: number };

/** The database's own bounds of a point; the shapes inside are asked of the server. */
const SYRIA = { west: 35.5, south: 32.2, east: 42.6, north: 37.5 };
export const isNearSyria = ({ lng, lat }: Point): boolean =>
  lng >= SYRIA.west && lng <= SYRIA.east && lat >= SYRIA.south && lat <= SYRIA.north;

/** The pin, when both halves can be read. */
export function pointOf({ latitude, longitude }: { latitude: string; longitude: string }): Point | undefined {
  const [lat, lng] = [readDegrees(latitude), readDegrees(longitude)];
  return lat === undefined || lng === undefined ? undefined : { lng, lat };
}

const NUMBER = /[-−]?[\d٠-٩۰-۹]{1,3}(?:[.٫][\d٠-٩۰-۹]+)?/g;

/** `33.5138, 36.2765` in digits of either script, or a map's link that holds them: latitude first, as maps write it. */
export function readPoint(text: string): Point | undefined {
  const inLink = /@([-\d.]+),([-\d.]+)/.exec(text);
  const [lat, lng] = (inLink?.slice(1) ?? text.match(NUMBER) ?? []).map(readDegrees);
  if (lat === undefined || lng === undefined) return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lng, lat } : undefined;
}

const round = (degrees: number) => (Math.round(degrees * 1e6) / 1e6).toString();
/** A tenth of a metre is more than anyone can point at. */
export const asFields = ({ lng, lat }: Point) => ({ latitude: round(lat), longitude: round(lng) });

/** The point moved by metres to the east and north. */
export function nudged({ lng, lat }: Point, east: number, north: number): Point {
  const perDegree = 111_320;
  return { lat: lat + north / 110_574, lng: lng + east / (perDegree * Math.cos((lat * Math.PI) / 180)) };
}
