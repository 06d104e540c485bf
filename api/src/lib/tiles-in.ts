import type { Box } from '#rules/box.ts';

export const SYRIA: Box = { west: 35.5, south: 32.2, east: 42.6, north: 37.5 };

/** Columns from `west` to `east` and rows from `north` to `south`, ends included. */
export interface TileRange {
  west: number;
  east: number;
  north: number;
  south: number;
}

const tileX = (lng: number, zoom: number) => Math.floor(((lng + 180) / 360) * 2 ** zoom);
const tileY = (lat: number, zoom: number) => {
  const rad = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(rad)) / Math.PI) / 2) * 2 ** zoom);
};

/** Tiles of a zoom in the part of the box that is in Syria; undefined where none of it is. */
export function tilesIn(box: Box, zoom: number): TileRange | undefined {
  const west = Math.max(box.west, SYRIA.west);
  const east = Math.min(box.east, SYRIA.east);
  const south = Math.max(box.south, SYRIA.south);
  const north = Math.min(box.north, SYRIA.north);
  if (west >= east || south >= north) return undefined;
  return { west: tileX(west, zoom), east: tileX(east, zoom), north: tileY(north, zoom), south: tileY(south, zoom) };
}

/** How many cells of a level lie in the part of the box that is in Syria. */
export function cellsIn(box: Box, zoom: number): number {
  const range = tilesIn(box, zoom);
  return range ? (range.east - range.west + 1) * (range.south - range.north + 1) : 0;
}
