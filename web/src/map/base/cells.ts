import type { Bbox, Cell } from '../types.ts';

/** Zooms at which the index counts listings per tile. @public: read by its test */
export const CELL_ZOOMS = [8, 10, 12, 14, 16, 18] as const;

export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** `q1230213` → tile. Undefined for anything that is not a letter followed by quadkey digits. */
export function tileOf(id: Cell['id']): Tile | undefined {
  if (!/^[a-z][0-3]{1,22}$/.test(id)) return undefined;
  let x = 0;
  let y = 0;
  for (const digit of id.slice(1)) {
    const value = Number(digit);
    x = x * 2 + (value & 1);
    y = y * 2 + (value >> 1);
  }
  return { z: id.length - 1, x, y };
}

export function boundsOf({ z, x, y }: Tile): Bbox {
  return [lngOf(x, z), latOf(y + 1, z), lngOf(x + 1, z), latOf(y, z)];
}

/** Where a point lies in the tiles of a zoom: column and row, with the way into the tile as their fractions. */
export function pointIn(lng: number, lat: number, z: number): { x: number; y: number } {
  const radians = (lat * Math.PI) / 180;
  return { x: ((lng + 180) / 360) * 2 ** z, y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z };
}

/** The centre of the part of a cell that is in view: listings of an edge cell were counted inside the view only. */
export function centreWithin(tile: Tile, [west, south, east, north]: Bbox): { lng: number; lat: number } {
  const [w, s, e, n] = boundsOf(tile);
  return {
    lng: (clamp(w, west, east) + clamp(e, west, east)) / 2,
    lat: (clamp(s, south, north) + clamp(n, south, north)) / 2,
  };
}

/** The box around all of them; undefined for none. */
export function union(boxes: readonly Bbox[]): Bbox | undefined {
  const [first, ...rest] = boxes;
  return rest.reduce<Bbox | undefined>((all, [w, s, e, n]) => {
    const [west, south, east, north] = all ?? [w, s, e, n];
    return [Math.min(west, w), Math.min(south, s), Math.max(east, e), Math.max(north, n)];
  }, first);
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const lngOf = (x: number, z: number) => (x / 2 ** z) * 360 - 180;
const latOf = (y: number, z: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;
