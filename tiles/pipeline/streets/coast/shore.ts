import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { columnOf, rowOf } from '../../../src/box.ts';
import type { Tile } from '../../pmtiles/archive.ts';
import { LAST_ZOOM } from '../thin/kept.ts';

/** Cells along a tile's side: 31 m each. */
export const CELLS = 64;
/** The coast to about a kilometre, from south to north: longitude, latitude. */
const ROUGHLY: readonly (readonly [number, number])[] = [
  ...([
    [35.97, 34.66],
    [35.93, 34.71],
    [35.93, 34.78],
    [35.88, 34.86],
    [35.87, 34.9],
    [35.89, 34.98],
  ] as const),
  ...([
    [35.91, 35.08],
    [35.93, 35.16],
    [35.955, 35.21],
    [35.93, 35.31],
    [35.915, 35.38],
    [35.9, 35.42],
  ] as const),
  ...([
    [35.88, 35.46],
    [35.82, 35.49],
    [35.775, 35.5],
    [35.764, 35.509],
  ] as const),
  // the quays, behind the mole
  ...([
    [35.77, 35.515],
    [35.772, 35.53],
    [35.769, 35.54],
    [35.755, 35.547],
    [35.74, 35.57],
    [35.77, 35.6],
  ] as const),
  ...([
    [35.79, 35.64],
    [35.77, 35.67],
    [35.84, 35.73],
    [35.85, 35.78],
    [35.825, 35.855],
    [35.92, 35.92],
  ] as const),
];
/** Arwad, the one island with people. */
const ISLAND = { west: 35.848, south: 34.848, east: 35.8665, north: 34.864 };
/** Latakia's mole: the harbour behind it is water. */
const MOLE = { west: 35.75, south: 35.508, east: 35.7632, north: 35.537 };
/** How far from the rough coast the shore is looked for, in cells. */
export const REACH = 52;
/** Bays narrower than twice this many cells are not told from gaps between houses. */
const GAP = 8;
/** What lies in the sea as well: harbours and bases, the ways along their moles. */
const AFLOAT = new Set(['military', 'industrial', 'railway', 'pier', 'ferry', 'path', 'track', 'service']);
const LAYERS = ['transportation', 'landuse', 'landcover', 'building', 'waterway'];

const FIRST_ROW = Math.floor(rowOf(ROUGHLY.at(-1)?.[1] ?? 0, LAST_ZOOM) * CELLS);
const LAST_ROW = Math.floor(rowOf(ROUGHLY[0]?.[1] ?? 0, LAST_ZOOM) * CELLS);

export interface Shore {
  /** From `firstRow` south, a row a cell high: the column where land begins, and the rough one. */
  rows: { column: number; rough: number }[];
  firstRow: number;
  island: { west: number; east: number; north: number; south: number } | undefined;
}

/**
 * Where the land of an extract begins, seen from the sea. Extracts hold no sea, and our own outline knows the coast to a
 * kilometre; but streets, fields and beaches end where it is. Row by row the westernmost of them is the shore, gaps between
 * them closed; where nothing stands near the coast, our own outline is all there is. Undefined where no coast is in them.
 */
export function shoreOf(tiles: Iterable<Tile>): Shore | undefined {
  const island = { west: Infinity, east: -Infinity, north: Infinity, south: -Infinity };
  const rough = Array.from({ length: LAST_ROW - FIRST_ROW + 1 }, (_, index) => roughColumn(FIRST_ROW + index));
  const west = rough.map(() => Infinity);
  let marks = 0;
  const mark = (x: number, row: number) => {
    if (isIn(MOLE, x, row)) return;
    if (isIn(ISLAND, x, row)) {
      [island.west, island.east] = [Math.min(island.west, x), Math.max(island.east, x)];
      [island.north, island.south] = [Math.min(island.north, row), Math.max(island.south, row)];
      return;
    }
    const index = row - FIRST_ROW;
    if (Math.abs(x - (rough[index] ?? -Infinity)) > REACH) return;
    marks += 1;
    west[index] = Math.min(west[index] ?? Infinity, x);
  };
  for (const tile of tiles) if (isNear(tile)) markTile(tile, mark);
  if (marks === 0) return undefined;
  const known = west.map((column, index) => (column === Infinity ? (rough[index] ?? 0) : column));
  const closed = within(within(known, Math.min), Math.max).map((column) => column - 1);
  const rows = mean(closed).map((column, index) => ({ column, rough: rough[index] ?? 0 }));
  return { rows, firstRow: FIRST_ROW, island: island.west < island.east ? island : undefined };
}

function markTile({ x, y, data }: Tile, mark: (x: number, row: number) => void): void {
  const { layers } = new VectorTile(new PbfReader(data));
  for (const name of LAYERS) {
    const layer = layers[name];
    for (let i = 0; layer && i < layer.length; i += 1) {
      const feature = layer.feature(i);
      if (!AFLOAT.has(String(feature.properties.class))) markFeature(feature, { x, y }, mark);
    }
  }
}

function markFeature(
  feature: VectorTileFeature,
  tile: { x: number; y: number },
  mark: (x: number, row: number) => void,
) {
  const cell = (at: number, value: number) => (at + value / feature.extent) * CELLS;
  for (const line of feature.loadGeometry()) {
    let before: { x: number; y: number } | undefined;
    for (const point of line) {
      const here = { x: cell(tile.x, point.x), y: cell(tile.y, point.y) };
      const from = before ?? here;
      for (let row = Math.floor(Math.min(from.y, here.y)); row <= Math.max(from.y, here.y); row += 1) {
        const share = here.y === from.y ? 0 : Math.min(1, Math.max(0, (row - from.y) / (here.y - from.y)));
        mark(from.x + (here.x - from.x) * share, row);
      }
      before = here;
    }
  }
}

const isNear = ({ z, x, y }: Tile): boolean => {
  if (z !== LAST_ZOOM) return false;
  const row = (y + 0.5) * CELLS;
  return (
    row >= FIRST_ROW - CELLS &&
    row <= LAST_ROW + CELLS &&
    Math.abs((x + 0.5) * CELLS - roughColumn(row)) < 2 * REACH + CELLS
  );
};

const isIn = ({ west, south, east, north }: typeof ISLAND, x: number, row: number): boolean =>
  x > columnOf(west, LAST_ZOOM) * CELLS &&
  x < columnOf(east, LAST_ZOOM) * CELLS &&
  row > rowOf(north, LAST_ZOOM) * CELLS &&
  row < rowOf(south, LAST_ZOOM) * CELLS;

function roughColumn(row: number): number {
  const points = ROUGHLY.map(([lng, lat]) => ({
    x: columnOf(lng, LAST_ZOOM) * CELLS,
    y: rowOf(lat, LAST_ZOOM) * CELLS,
  }));
  const at = points.findIndex(({ y }) => y <= row);
  const [south, north] = [points[at - 1], points[at]];
  if (!south || !north) return (at === 0 ? points[0] : points.at(-1))?.x ?? 0;
  return north.x + ((south.x - north.x) * (row - north.y)) / (south.y - north.y);
}

/** The least or the greatest of each and its neighbours. */
const within = (columns: number[], choose: (...values: number[]) => number): number[] =>
  columns.map((_, index) => choose(...columns.slice(Math.max(0, index - GAP), index + GAP + 1)));

const mean = (columns: number[]): number[] =>
  columns.map((_, index) => {
    const near = columns.slice(Math.max(0, index - 2), index + 3);
    return near.reduce((sum, column) => sum + column, 0) / near.length;
  });
