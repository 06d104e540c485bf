import simplify from 'simplify-js';
import { inOrder, type Line, type Point } from './lines.ts';

/** Units along a tile's side. A tile is shown 512 to 1,024 px wide, the last one up to 8,192. */
export const extentAt = (z: number, deepest: number): number => (z === deepest ? 4096 : z > 11 ? 2048 : 1024);

const distinct = (line: Line): Line =>
  line.filter(({ x, y }, index) => x !== line[index - 1]?.x || y !== line[index - 1]?.y);

/** In whole units of another extent, without points that then fall together. */
export const scaled = (line: Line, by: number): Line =>
  distinct(line.map(({ x, y }) => ({ x: Math.round(x * by), y: Math.round(y * by) })));

export const simpler = (line: Line, tolerance: number): Line => simplify(line, tolerance, true);

/** Twice the area with a sign: above 0 for the rings that MVT calls outer. */
const twiceArea = (ring: Line): number =>
  ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] as Point;
    return sum + x * next.y - next.x * y;
  }, 0);

/** An outer ring and its holes. */
export type Polygon = Line[];

/** One feature's rings as polygons, all wound the same way, each ring beginning at its least point. */
export function polygonsOf(rings: readonly Line[]): Polygon[] {
  const first = rings.find((ring) => twiceArea(ring) !== 0);
  if (!first) return [];
  const sign = Math.sign(twiceArea(first));
  const polygons: Polygon[] = [];
  for (const ring of rings) {
    const area = twiceArea(ring);
    if (area === 0) continue;
    if (Math.sign(area) === sign) polygons.push([begun(sign > 0 ? ring : ring.toReversed())]);
    else polygons.at(-1)?.push(begun(sign > 0 ? ring : ring.toReversed()));
  }
  return polygons.map(([outer = [], ...holes]) => [outer, ...holes.sort(inOrder)]);
}

/** An open ring, from its least point on. */
function begun(ring: Line): Line {
  const open = isClosed(ring) ? ring.slice(0, -1) : ring;
  let least = 0;
  for (const [index, point] of open.entries()) {
    const other = open[least] as Point;
    if (point.x < other.x || (point.x === other.x && point.y < other.y)) least = index;
  }
  return [...open.slice(least), ...open.slice(0, least)];
}

const isClosed = (ring: Line): boolean => {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 1 && first?.x === last?.x && first?.y === last?.y;
};

/** A ring made simpler, closed; undefined when it is smaller than `least` square units. */
export function simplerRing(ring: Line, tolerance: number, least: number): Line | undefined {
  const closed = [...ring, ring[0] as Point];
  const result = simpler(closed, tolerance);
  return result.length > 3 && Math.abs(twiceArea(result)) / 2 >= least ? result : undefined;
}
