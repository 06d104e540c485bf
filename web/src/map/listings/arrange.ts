import type { Bbox } from '../types.ts';
import { radiusOf } from './cluster-size.ts';
import type { Cluster } from './clusters.ts';
import type { Spot } from './spots.ts';

export interface Arranged {
  /** Drawn as prices. */
  spots: Spot[];
  clusters: Cluster[];
}

/** Pixels between two things on the map, rings and shadows included. */
const GAP = 4;
const PILL_HEIGHT = 27;
/** Wider than any letter of the pins' font at their size, and the pill's round ends. */
const [LETTER, ENDS] = [8, 26];
export const pillWidth = (label: string): number => label.length * LETTER + ENDS;

interface Body {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  count: number;
  bbox: Bbox;
  spots: Spot[];
  clusters: Cluster[];
}

interface At {
  /** A whole zoom. */
  zoom: number;
  /** From here on no move parts what lies together: it opens as a list. */
  lastZoom: number;
}

/**
 * The drawing at a whole zoom, so that nothing overlaps: prices where they have room, and a count where they have none.
 * Between two whole zooms everything is further apart.
 */
export function arrange(
  clusters: readonly Cluster[],
  spots: readonly Spot[],
  at: At,
  labelOf: (spot: Spot) => string,
): Arranged {
  const { zoom } = at;
  const scale = 512 * 2 ** zoom;
  let bodies = [
    ...clusters.map((cluster) => ofCluster(cluster, scale)),
    ...spots.map((spot) => ofSpot(spot, scale, labelOf)),
  ];
  for (let before = 0; before !== bodies.length; ) {
    before = bodies.length;
    bodies = mergedOnce(bodies, at, scale, labelOf);
  }
  const drawn = bodies.map((body) => drawnAs(body, at));
  return {
    spots: drawn.flatMap((each) => ('pins' in each ? [each] : [])),
    clusters: drawn.flatMap((each) => ('pins' in each ? [] : [each])).sort((a, b) => b.count - a.count),
  };
}

function mergedOnce(bodies: readonly Body[], where: At, scale: number, labelOf: (spot: Spot) => string): Body[] {
  const kept: Body[] = [];
  for (const body of bodies) {
    const at = kept.findIndex((other) => overlap(other, body));
    const other = kept[at];
    if (other) kept[at] = shaped(joined(other, body), where, scale, labelOf);
    else kept.push(body);
  }
  return kept;
}

const overlap = (a: Body, b: Body) =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth + GAP && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight + GAP;

function joined(a: Body, b: Body): Body {
  const count = a.count + b.count;
  const mean = (of: (body: Body) => number) => (of(a) * a.count + of(b) * b.count) / count;
  return {
    x: mean(({ x }) => x),
    y: mean(({ y }) => y),
    halfWidth: radiusOf(count),
    halfHeight: radiusOf(count),
    count,
    bbox: [
      Math.min(a.bbox[0], b.bbox[0]),
      Math.min(a.bbox[1], b.bbox[1]),
      Math.max(a.bbox[2], b.bbox[2]),
      Math.max(a.bbox[3], b.bbox[3]),
    ],
    spots: [...a.spots, ...b.spots],
    clusters: [...a.clusters, ...b.clusters],
  };
}

/** At the last zoom several spots are one pill that opens as a list. */
function shaped(body: Body, { zoom, lastZoom }: At, scale: number, labelOf: (spot: Spot) => string): Body {
  if (zoom < lastZoom || body.clusters.length > 0) return body;
  const { halfWidth, halfHeight } = ofSpot(together(body), scale, labelOf);
  return { ...body, halfWidth, halfHeight };
}

function together({ spots, bbox: [west, south, east, north] }: Body): Spot {
  const [best, ...rest] = spots.toSorted((a, b) => a.rank - b.rank);
  if (!best) throw new Error('A pill without a listing');
  if (rest.length === 0) return best;
  const pins = [best, ...rest].flatMap(({ pins }) => pins);
  return { id: best.id, lng: (west + east) / 2, lat: (south + north) / 2, pins, rank: best.rank };
}

function drawnAs(body: Body, { zoom, lastZoom }: At): Spot | Cluster {
  const [cluster, ...clusters] = body.clusters;
  if (cluster && clusters.length === 0 && body.spots.length === 0) return cluster;
  if (!cluster && (body.spots.length === 1 || zoom >= lastZoom)) return together(body);
  const { lng, lat } = degreesOf(body, 512 * 2 ** zoom);
  const id = cluster?.id ?? `s${together(body).id}`;
  return { id, lng, lat, count: body.count, bbox: body.bbox };
}

function ofCluster(cluster: Cluster, scale: number): Body {
  const radius = radiusOf(cluster.count);
  const { count, bbox } = cluster;
  return {
    ...pixelsOf(cluster, scale),
    halfWidth: radius,
    halfHeight: radius,
    count,
    bbox,
    spots: [],
    clusters: [cluster],
  };
}

function ofSpot(spot: Spot, scale: number, labelOf: (spot: Spot) => string): Body {
  const { lng, lat, pins } = spot;
  return {
    ...pixelsOf(spot, scale),
    halfWidth: pillWidth(labelOf(spot)) / 2,
    halfHeight: PILL_HEIGHT / 2,
    count: pins.length,
    bbox: [lng, lat, lng, lat],
    spots: [spot],
    clusters: [],
  };
}

/** Mercator, in pixels of the whole world. @public: read by its test */
export function pixelsOf({ lng, lat }: { lng: number; lat: number }, scale: number) {
  const rad = (lat * Math.PI) / 180;
  return { x: ((lng + 180) / 360) * scale, y: ((1 - Math.asinh(Math.tan(rad)) / Math.PI) / 2) * scale };
}

const degreesOf = ({ x, y }: { x: number; y: number }, scale: number) => ({
  lng: (x / scale) * 360 - 180,
  lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / scale))) * 180) / Math.PI,
});
