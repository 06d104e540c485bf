import { CELL_ZOOMS, type CellZoom } from '@diyar/indexer/document';
import type { Box } from '../../rules/box.ts';

/** The engine drops facet values past this many, silently: a level is chosen that stays below. */
export const MAX_CELLS = 2_000;
/** Up to this many listings are sent as points instead of cells. */
export const MAX_PINS = 500;

export const SYRIA: Box = { west: 35.5, south: 32.2, east: 42.6, north: 37.5 };

const tileX = (lng: number, zoom: number) => Math.floor(((lng + 180) / 360) * 2 ** zoom);
const tileY = (lat: number, zoom: number) => {
  const rad = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(rad)) / Math.PI) / 2) * 2 ** zoom);
};

/** How many cells of a level lie in the part of the box that is in Syria. */
export function cellsIn(box: Box, zoom: number): number {
  const west = Math.max(box.west, SYRIA.west);
  const east = Math.min(box.east, SYRIA.east);
  const south = Math.max(box.south, SYRIA.south);
  const north = Math.min(box.north, SYRIA.north);
  if (west >= east || south >= north) return 0;
  return (tileX(east, zoom) - tileX(west, zoom) + 1) * (tileY(south, zoom) - tileY(north, zoom) + 1);
}

/** The smaller of: the finest level whose cells in the box number ≤ 2000, and the first level ≥ zoom + 3. */
export function mapLevel(box: Box, zoom: number | undefined): CellZoom {
  const fitting = CELL_ZOOMS.filter((level) => cellsIn(box, level) <= MAX_CELLS).at(-1) ?? CELL_ZOOMS[0];
  const wanted = CELL_ZOOMS.find((level) => level >= (zoom ?? 22) + 3) ?? 18;
  return Math.min(fitting, wanted) as CellZoom;
}
