import pointInPolygon from 'point-in-polygon-hao';
import type { LngLat, Shape } from '#rules/shape.ts';
import { isCut, ringOf } from '#rules/shape-rings.ts';

/** Whether a point lies in a ring, on its line included; where a line crosses itself, what it goes round twice is outside. */
export const isInRing = (ring: readonly LngLat[], point: LngLat): boolean =>
  pointInPolygon(point as [number, number], [ring as [number, number][]]) !== false;

/** Whether a shape covers a point: an area holds it and none that is cut out does. */
export function isInShape(shape: Shape, point: LngLat): boolean {
  const holds = (area: Shape[number]) => isInRing(ringOf(area), point);
  return shape.some((area) => !isCut(area) && holds(area)) && !shape.some((area) => isCut(area) && holds(area));
}
