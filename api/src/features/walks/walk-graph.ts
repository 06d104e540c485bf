import { PER_DEGREE, type WalkLine } from '@diyar/db/walks';
import type { LngLat } from '#rules/shape.ts';

/** A place on the ground in metres from the middle of a walk. */
export type Spot = readonly [east: number, north: number];

/** A piece of street between two nodes, with how far each of its points lies along it. */
export interface Edge {
  from: number;
  to: number;
  points: readonly Spot[];
  along: readonly number[];
  metres: number;
}

export interface WalkGraph {
  edges: readonly Edge[];
  /** Indexes of the edges at each node. */
  at: readonly (readonly number[])[];
}

export interface Plane {
  spotOf: (place: LngLat) => Spot;
  placeOf: (spot: Spot) => LngLat;
}

/** Metres of a degree at this latitude, by the WGS 84 ellipsoid. */
function metresPerDegree(lat: number): { east: number; north: number } {
  const phi = (lat * Math.PI) / 180;
  return {
    east: 111_412.84 * Math.cos(phi) - 93.5 * Math.cos(3 * phi),
    north: 111_132.954 - 559.822 * Math.cos(2 * phi) + 1.175 * Math.cos(4 * phi),
  };
}

/** The ground round a place as a plane: over the few kilometres of a walk it is off by less than a metre in a thousand. */
export function planeRound([lng, lat]: LngLat): Plane {
  const { east, north } = metresPerDegree(lat);
  return {
    spotOf: ([x, y]) => [(x - lng) * east, (y - lat) * north],
    placeOf: ([x, y]) => [lng + x / east, lat + y / north],
  };
}

export const between = ([x, y]: Spot, [toX, toY]: Spot): number => Math.hypot(toX - x, toY - y);

/** Lines that join where they end, as a graph; those that lead from a node to itself end nowhere, and stay. */
export function graphOf(lines: readonly WalkLine[], { spotOf }: Plane): WalkGraph {
  const nodes = new Map<number, number>();
  const at: number[][] = [];
  const nodeAt = (x: number, y: number) => {
    const key = x * 2 ** 24 + y;
    const known = nodes.get(key);
    if (known !== undefined) return known;
    nodes.set(key, at.length);
    return at.push([]) - 1;
  };
  const edges = lines.map((line, index): Edge => {
    const points: Spot[] = [];
    for (let i = 0; i < line.length; i += 2)
      points.push(spotOf([(line[i] ?? 0) / PER_DEGREE, (line[i + 1] ?? 0) / PER_DEGREE]));
    const from = nodeAt(line[0] ?? 0, line[1] ?? 0);
    const to = nodeAt(line.at(-2) ?? 0, line.at(-1) ?? 0);
    at[from]?.push(index);
    if (to !== from) at[to]?.push(index);
    return { from, to, ...measured(points) };
  });
  return { edges, at };
}

function measured(points: readonly Spot[]): Pick<Edge, 'points' | 'along' | 'metres'> {
  let metres = 0;
  const along = points.map((point, index) => {
    metres += between(points[index - 1] ?? point, point);
    return metres;
  });
  return { points, along, metres };
}

/** The part of an edge between two distances along it. */
export function partOf({ points, along, metres }: Edge, from: number, to: number): Spot[] {
  const [start, end] = [Math.max(0, from), Math.min(metres, to)];
  const inner = points.filter((_, index) => (along[index] ?? 0) > start && (along[index] ?? 0) < end);
  return [spotAlong({ points, along }, start), ...inner, spotAlong({ points, along }, end)];
}

function spotAlong({ points, along }: Pick<Edge, 'points' | 'along'>, metres: number): Spot {
  const next = along.findIndex((reached) => reached >= metres);
  const after: Spot = points[next] ?? points.at(-1) ?? [0, 0];
  const before = points[next - 1];
  if (!before) return after;
  const [from, to] = [along[next - 1] ?? 0, along[next] ?? 0];
  const share = to > from ? (metres - from) / (to - from) : 0;
  return [before[0] + (after[0] - before[0]) * share, before[1] + (after[1] - before[1]) * share];
}
