import { CELL_ZOOMS, type CellZoom } from './document.ts';

/** The zoom that `tile_x`/`tile_y` of a row are given at; coarser cells are a shift to the right. */
export const TILE_ZOOM = 18;

/**
 * The cell of a tile: 'q' and its quadkey. Strings facet faster than numbers, and the letter keeps the engine's tokenizer
 * and JSON from ever reading them as numbers.
 */
export function cellOf(x: number, y: number, zoom: number): string {
  let key = 'q';
  for (let bit = zoom - 1; bit >= 0; bit--) key += ((x >> bit) & 1) | (((y >> bit) & 1) << 1);
  return key;
}

/** The tile a cell stands for. */
export function tileOfCell(cell: string): { x: number; y: number; zoom: number } {
  let x = 0;
  let y = 0;
  for (let at = 1; at < cell.length; at++) {
    const digit = cell.charCodeAt(at) - 48;
    x = (x << 1) | (digit & 1);
    y = (y << 1) | (digit >> 1);
  }
  return { x, y, zoom: cell.length - 1 };
}

/** The run of keys (`tile_key` of the database) that the tiles of a cell have: from `first` to before `past`. */
export function tileKeysOf(x: number, y: number, zoom: number): { first: number; past: number } {
  const size = 4 ** (TILE_ZOOM - zoom);
  const first = Number.parseInt(cellOf(x, y, zoom).slice(1), 4) * size;
  return { first, past: first + size };
}

/** The web-mercator tile of a point; the same arithmetic as the generated columns `tile_x`, `tile_y`. */
export function tileOf(lng: number, lat: number, zoom: number): { x: number; y: number } {
  const size = 2 ** zoom;
  const phi = (lat * Math.PI) / 180;
  const clamp = (value: number) => Math.min(size - 1, Math.max(0, Math.floor(value)));
  return {
    x: clamp(((lng + 180) / 360) * size),
    y: clamp(((1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2) * size),
  };
}

/** The document field that holds the cells of a zoom. */
export const cellField = (zoom: CellZoom): `cell${CellZoom}` => `cell${zoom}`;

/** All cell fields of a document, from its tile at {@link TILE_ZOOM}. */
export function cellsOf(x: number, y: number): Record<`cell${CellZoom}`, string> {
  const finest = cellOf(x, y, TILE_ZOOM);
  const cells = {} as Record<`cell${CellZoom}`, string>;
  // A quadkey's ancestors are its beginnings.
  for (const zoom of CELL_ZOOMS) cells[cellField(zoom)] = finest.slice(0, zoom + 1);
  return cells;
}
