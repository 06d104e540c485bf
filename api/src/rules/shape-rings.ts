import { type Area, type LngLat, type Shape, WALK } from './shape.ts';

/** Corners of a circle as the map draws it and the search asks for it: 0.1 % inside of the round line. */
const SIDES = 64;

/** An area's line, its first point again at its end. */
export function ringOf(area: Area): LngLat[] {
  const corners = cornersOf(area);
  const [first] = corners;
  return first ? [...corners, first] : [];
}

/** A walk without streets is a circle. */
function cornersOf(area: Area): readonly LngLat[] {
  if (area.kind === 'polygon') return area.corners;
  if (area.kind === 'circle') return circleRound(area.center, area.metres);
  return area.line ?? circleRound(area.center, area.minutes * WALK.metresPerMinute);
}

/** A circle in metres as a polygon. */
export function circleRound([lng, lat]: LngLat, metres: number): LngLat[] {
  const north = metres / 110_574;
  const east = metres / (111_320 * Math.cos((lat * Math.PI) / 180));
  return Array.from({ length: SIDES }, (_, index): LngLat => {
    const angle = (index / SIDES) * 2 * Math.PI;
    return [lng + east * Math.cos(angle), lat + north * Math.sin(angle)];
  });
}

/** West, south, east and north of what a shape covers at most. */
export function shapeBounds(shape: Shape): [west: number, south: number, east: number, north: number] {
  const points = shape.filter((area) => !isCut(area)).flatMap(ringOf);
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

export const isCut = (area: Area): boolean => area.kind === 'polygon' && area.cut;
