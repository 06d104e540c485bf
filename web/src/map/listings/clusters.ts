import Supercluster from 'supercluster';
import { boundsOf, centreWithin, tileOf, union } from '../base/cells.ts';
import type { Bbox, Cell } from '../types.ts';

/** Listings near one another at some zoom. */
export interface Cluster {
  id: string;
  lng: number;
  lat: number;
  count: number;
  /** Photo shown when it is opened. */
  bbox: Bbox;
}

export interface ClusterIndex {
  /** Sum of all counts: the same at every zoom. */
  total: number;
  /** Clusters for a map zoom, largest first. */
  at(zoom: number): Cluster[];
}

interface Weighted {
  [key: string]: number;
  count: number;
  /** Sums, so that a cluster stands where its listings are and not where its cells are. */
  lngs: number;
  lats: number;
}

interface CellProps {
  [key: string]: unknown;
  cell: Cell;
  lng: number;
  lat: number;
  bbox: Bbox;
}

const WORLD: [number, number, number, number] = [-180, -85, 180, 85];
const RADIUS_PX = 66;
const MAX_ZOOM = 18;

/**
 * Merges counted cells into clusters. The whole answer is kept whatever part of it is on screen, so the counts always add
 * up to the total that the list shows.
 */
export function clusterCells(cells: readonly Cell[], view: Bbox): ClusterIndex {
  const points = cells.flatMap((cell) => {
    const tile = tileOf(cell.id);
    if (!tile || cell.count <= 0) return [];
    const { lng, lat } = centreWithin(tile, view);
    const properties: CellProps = { cell, lng, lat, bbox: boundsOf(tile) };
    return [{ type: 'Feature' as const, properties, geometry: { type: 'Point' as const, coordinates: [lng, lat] } }];
  });

  const index = new Supercluster<CellProps, Weighted>({
    radius: RADIUS_PX,
    maxZoom: MAX_ZOOM,
    map: ({ cell: { count }, lng, lat }) => ({ count, lngs: count * lng, lats: count * lat }),
    reduce: (sum, part) => {
      sum.count += part.count;
      sum.lngs += part.lngs;
      sum.lats += part.lats;
    },
  }).load(points);

  return {
    total: points.reduce((sum, { properties }) => sum + properties.cell.count, 0),
    at: (zoom) =>
      index
        .getClusters(WORLD, Math.max(0, Math.floor(zoom)))
        .map((found) => describe(found, index))
        .sort((a, b) => b.count - a.count),
  };
}

type Found = ReturnType<Supercluster<CellProps, Weighted>['getClusters']>[number];

function describe({ properties }: Found, index: Supercluster<CellProps, Weighted>): Cluster {
  if ('cluster_id' in properties && typeof properties.cluster_id === 'number') {
    const { cluster_id: id, count, lngs, lats } = properties as Weighted & { cluster_id: number };
    const leaves = index.getLeaves(id, Number.POSITIVE_INFINITY);
    const bbox = union(leaves.map((leaf) => leaf.properties.bbox)) ?? [0, 0, 0, 0];
    return { id: `c${id}`, lng: lngs / count, lat: lats / count, count, bbox };
  }
  const { cell, lng, lat, bbox } = properties as CellProps;
  return { id: cell.id, lng, lat, count: cell.count, bbox };
}
