import { LONGEST_PIECE, packLines, TILE_SIDE, type WalkLine, type WalkTile } from './walk-tiles.ts';

/** A way that can be walked, its points in hundred-thousandths of a degree. */
export interface WalkWay {
  id: number;
  points: WalkLine;
}

/** A line leaves the street by this much at most, in hundred-thousandths of a degree. */
const FINE = 4;
/** Lines of points further east follow each other in one number. */
const ROW = 2 ** 24;

const keyOf = (points: WalkLine, at: number) => (points[at * 2] ?? 0) * ROW + (points[at * 2 + 1] ?? 0);
const sizeOf = (points: WalkLine) => points.length / 2;

/**
 * Ways as tiles of lines that join at their ends alone: cut where they meet, thinned between, and cut again where a tile ends. The same
 * ways give the same bytes, in whatever order they come.
 */
export function layWalks(ways: Iterable<WalkWay>): WalkTile[] {
  const byId = new Map([...ways].filter(({ points }) => sizeOf(points) > 1).map((way) => [way.id, way.points]));
  const sorted = [...byId].sort(([a], [b]) => a - b).map(([, points]) => points);
  const meetings = meetingsOf(sorted);
  const tiles = new Map<number, WalkLine[]>();
  for (const points of sorted)
    for (const piece of cutAt(points, meetings)) {
      const line = withSteps(thinned(piece));
      for (const [tile, part] of byTile(line)) {
        const held = tiles.get(tile);
        if (held) held.push(part);
        else tiles.set(tile, [part]);
      }
    }
  return [...tiles]
    .sort(([a], [b]) => a - b)
    .map(([key, lines]) => {
      const tile = { x: Math.floor(key / ROW), y: key % ROW };
      return { ...tile, lines: packLines(lines, tile) };
    });
}

/** Points where ways begin, end or meet. */
function meetingsOf(ways: readonly WalkLine[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const meetings = new Set<number>();
  for (const points of ways) {
    for (let at = 0; at < sizeOf(points); at++) {
      const key = keyOf(points, at);
      if (seen.has(key)) meetings.add(key);
      else seen.add(key);
    }
    meetings.add(keyOf(points, 0)).add(keyOf(points, sizeOf(points) - 1));
  }
  return meetings;
}

function* cutAt(points: WalkLine, meetings: ReadonlySet<number>): Generator<WalkLine> {
  let from = 0;
  for (let at = 1; at < sizeOf(points); at++) {
    if (!meetings.has(keyOf(points, at))) continue;
    yield points.slice(from * 2, at * 2 + 2);
    from = at;
  }
}

/** The points without which a line would leave the street (Douglas and Peucker); both ends stay. */
function thinned(points: WalkLine): number[] {
  const keeps = new Set([0, sizeOf(points) - 1]);
  const left: [number, number][] = [[0, sizeOf(points) - 1]];
  for (let range = left.pop(); range; range = left.pop()) {
    const [from, to] = range;
    let [furthest, most] = [0, FINE];
    for (let at = from + 1; at < to; at++) {
      const off = distanceTo(points, at, from, to);
      if (off > most) [furthest, most] = [at, off];
    }
    if (furthest === 0) continue;
    keeps.add(furthest);
    left.push([from, furthest], [furthest, to]);
  }
  return [...keeps].sort((a, b) => a - b).flatMap((at) => [points[at * 2] ?? 0, points[at * 2 + 1] ?? 0]);
}

/** How far a point lies off the straight piece between two others. */
function distanceTo(points: WalkLine, at: number, from: number, to: number): number {
  const x = (index: number) => points[index * 2] ?? 0;
  const y = (index: number) => points[index * 2 + 1] ?? 0;
  const [dx, dy] = [x(to) - x(from), y(to) - y(from)];
  const [px, py] = [x(at) - x(from), y(at) - y(from)];
  const along = dx === 0 && dy === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** Points between those that lie further apart than LONGEST_PIECE. */
function withSteps(line: WalkLine): number[] {
  const stepped = [line[0] ?? 0, line[1] ?? 0];
  for (let at = 2; at < line.length; at += 2) {
    const [x, y, toX, toY] = line.slice(at - 2, at + 2) as [number, number, number, number];
    const steps = Math.ceil(Math.max(Math.abs(toX - x), Math.abs(toY - y)) / LONGEST_PIECE);
    for (let step = 1; step < steps; step++)
      stepped.push(Math.round(x + ((toX - x) * step) / steps), Math.round(y + ((toY - y) * step) / steps));
    stepped.push(toX, toY);
  }
  return stepped;
}

/** The parts of a line by the tile in which their pieces begin. */
function* byTile(line: WalkLine): Generator<[tile: number, part: WalkLine]> {
  const tileAt = (at: number) =>
    Math.floor((line[at * 2] ?? 0) / TILE_SIDE) * ROW + Math.floor((line[at * 2 + 1] ?? 0) / TILE_SIDE);
  let from = 0;
  for (let at = 1; at < sizeOf(line); at++) {
    if (at < sizeOf(line) - 1 && tileAt(at) === tileAt(from)) continue;
    yield [tileAt(from), line.slice(from * 2, at * 2 + 2)];
    from = at;
  }
}
