import { between, type Edge, type Spot, type WalkGraph } from './walk-graph.ts';

/** Nobody walks further than this to the first street. */
export const TO_STREET_METRES = 300;
/** A piece of streets that nothing leads out of, unless it is at least so long, is passed over where there is another. */
const OWN_NETWORK_METRES = 1_000;

/** Where a walk comes onto the streets. */
export interface Start {
  edge: number;
  /** From the edge's beginning. */
  along: number;
  /** Straight to there. */
  metres: number;
  spot: Spot;
}

/** The nearest street to a spot, one that leads somewhere before others; undefined where none is near. */
export function startAt(graph: WalkGraph, from: Spot): Start | undefined {
  const near = graph.edges
    .flatMap((edge, index) => (mayBeNear(edge, from) ? [{ ...nearestOn(edge, from), edge: index }] : []))
    .filter(({ metres }) => metres <= TO_STREET_METRES)
    .sort((a, b) => a.metres - b.metres);
  const blind = new Set<number>();
  for (const start of near) {
    if (blind.has(start.edge)) continue;
    const joined = joinedTo(graph, start.edge);
    if (joined === 'long') return start;
    for (const edge of joined) blind.add(edge);
  }
  return near[0];
}

/** Edges that an edge leads to, as long as they are few. */
function joinedTo({ edges, at }: WalkGraph, edge: number): ReadonlySet<number> | 'long' {
  const joined = new Set([edge]);
  let metres = 0;
  for (const index of joined) {
    const each = edges[index];
    if (!each) continue;
    metres += each.metres;
    if (metres >= OWN_NETWORK_METRES) return 'long';
    for (const node of [each.from, each.to]) for (const next of at[node] ?? []) joined.add(next);
  }
  return joined;
}

const mayBeNear = ({ points: [first], metres }: Edge, from: Spot): boolean =>
  first !== undefined && between(first, from) <= TO_STREET_METRES + metres;

function nearestOn({ points, along }: Edge, from: Spot): Omit<Start, 'edge'> {
  let best: Omit<Start, 'edge'> = { along: 0, metres: Number.POSITIVE_INFINITY, spot: from };
  for (let index = 1; index < points.length; index++) {
    const [a, b] = [points[index - 1] ?? from, points[index] ?? from];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const square = dx * dx + dy * dy;
    const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((from[0] - a[0]) * dx + (from[1] - a[1]) * dy) / square));
    const spot: Spot = [a[0] + dx * share, a[1] + dy * share];
    const metres = between(from, spot);
    if (metres < best.metres) best = { metres, spot, along: (along[index - 1] ?? 0) + Math.sqrt(square) * share };
  }
  return best;
}
