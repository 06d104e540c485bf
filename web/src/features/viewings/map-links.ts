type Point = { lng: number; lat: number };

/** Google's limit: a destination and nine points on the way to it. */
const STOPS_PER_ROUTE = 10;

/** Six digits: a hand's breadth. */
const written = ({ lng, lat }: Point): string => `${Number(lat.toFixed(6))},${Number(lng.toFixed(6))}`;

/** Opens whichever map the phone has (RFC 5870); the second pair, with a name in brackets, is what makes a pin of it. */
export function geoLink(point: Point, name: string): string {
  const plainName = name.replaceAll(/[()]/g, ' ');
  return `geo:${written(point)}?q=${encodeURIComponent(`${written(point)}(${plainName})`)}`;
}

/** Directions from where one is, without a key. */
function directions(stops: readonly Point[]): string {
  const points = stops.map(written);
  const query = new URLSearchParams({ api: '1', travelmode: 'driving', destination: points.at(-1) ?? '' });
  if (points.length > 1) query.set('waypoints', points.slice(0, -1).join('|'));
  return `https://www.google.com/maps/dir/?${query}`;
}

export interface RoutePart {
  /** Numbers of its first and last stop. */
  from: number;
  to: number;
  href: string;
}

type Numbered = Point & { number: number };

/** The whole way in as many links as it takes: most days one. */
export function routeParts(stops: readonly Numbered[]): RoutePart[] {
  const parts: RoutePart[] = [];
  for (let at = 0; at < stops.length; at += STOPS_PER_ROUTE) {
    const part = stops.slice(at, at + STOPS_PER_ROUTE);
    const [first, last] = [part[0], part.at(-1)];
    if (first && last) parts.push({ from: first.number, to: last.number, href: directions(part) });
  }
  return parts;
}

export const directionsTo = (point: Point): string => directions([point]);
