import TinyQueue from 'tinyqueue';
import { partOf, type Spot, type WalkGraph } from './walk-graph.ts';
import type { Start } from './walk-start.ts';

/** How far each node is from where a walk began, for those within its metres (Dijkstra). */
export function reachFrom({ edges, at }: WalkGraph, start: Start, metres: number): ReadonlyMap<number, number> {
  const first = edges[start.edge];
  const reached = new Map<number, number>();
  if (!first) return reached;
  const next = new TinyQueue<readonly [node: number, metres: number]>(
    [
      [first.from, start.metres + start.along],
      [first.to, start.metres + first.metres - start.along],
    ],
    ([, a], [, b]) => a - b,
  );
  for (let nearest = next.pop(); nearest; nearest = next.pop()) {
    const [node, walked] = nearest;
    if (walked > metres) break;
    if (reached.has(node)) continue;
    reached.set(node, walked);
    for (const index of at[node] ?? []) {
      const edge = edges[index];
      if (!edge) continue;
      const end = edge.from === node ? edge.to : edge.from;
      if (!reached.has(end)) next.push([end, walked + edge.metres]);
    }
  }
  return reached;
}

/** The streets that a walk of so many metres comes along: whole ones, and the parts of the last. */
export function streetsWithin(graph: WalkGraph, start: Start, metres: number): Spot[][] {
  const reached = reachFrom(graph, start, metres);
  const left = (node: number) => metres - (reached.get(node) ?? metres);
  return graph.edges.flatMap((edge, index) => {
    const [fromHere, fromThere] = [left(edge.from), left(edge.to)];
    if (fromHere + fromThere >= edge.metres) return [[...edge.points]];
    const parts: Spot[][] = [];
    if (fromHere > 0) parts.push(partOf(edge, 0, fromHere));
    if (fromThere > 0) parts.push(partOf(edge, edge.metres - fromThere, edge.metres));
    const room = metres - start.metres;
    if (index === start.edge && room > 0) parts.push(partOf(edge, start.along - room, start.along + room));
    return parts;
  });
}

/** Metres on foot from where a walk began to a place on a street; undefined where no street leads there within `reached`. */
export function metresTo(
  { edges }: WalkGraph,
  start: Start,
  reached: ReadonlyMap<number, number>,
  end: Start,
): number | undefined {
  const edge = edges[end.edge];
  if (!edge) return undefined;
  const ways = [
    (reached.get(edge.from) ?? Number.POSITIVE_INFINITY) + end.along,
    (reached.get(edge.to) ?? Number.POSITIVE_INFINITY) + edge.metres - end.along,
    ...(start.edge === end.edge ? [start.metres + Math.abs(start.along - end.along)] : []),
  ];
  const metres = Math.min(...ways) + end.metres;
  return Number.isFinite(metres) ? metres : undefined;
}
