import type { LngLat } from '@diyar/api/rules/shape';
import simplify from 'simplify-js';

interface Screen {
  x: number;
  y: number;
}

/** Pixels that a finger does not mean. */
const TOLERANCE = 3;
/** Corners one traced line gets at most. */
const MOST_CORNERS = 60;

/** A line traced with the finger as few corners: what is off by less than a finger's shake is straight. */
export function tracedCorners(trace: readonly Screen[], toPlace: (point: Screen) => LngLat, room: number): LngLat[] {
  const most = Math.min(MOST_CORNERS, room);
  let corners = simplify([...trace], TOLERANCE, true);
  for (let tolerance = TOLERANCE * 1.5; corners.length > most && tolerance < 200; tolerance *= 1.5)
    corners = simplify([...trace], tolerance, true);
  return isSpread(corners) ? corners.slice(0, most).map(toPlace) : [];
}

/** Wider and higher than a tap. */
function isSpread(corners: readonly Screen[]): boolean {
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  return corners.length >= 3 && span(corners.map(({ x }) => x)) > 12 && span(corners.map(({ y }) => y)) > 12;
}
