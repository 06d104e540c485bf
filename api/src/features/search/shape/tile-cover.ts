import { CELL_ZOOMS, type CellZoom, cellOf, tileKeysOf, tileOf } from '@diyar/indexer/document';
import type { Box } from '#rules/box.ts';
import type { LngLat, Shape } from '#rules/shape.ts';
import { isCut, ringOf, shapeBounds } from '#rules/shape-rings.ts';
import { touchesBox } from './line-meets-box.ts';
import { isInRing } from './point-in-shape.ts';

/** Tiles of one zoom that the line runs through. */
export interface Border {
  zoom: CellZoom;
  tiles: readonly Tile[];
}

export interface TileCover {
  /** Cells that lie wholly inside, by their zoom. */
  inside: [CellZoom, string[]][];
  border: Border;
}

/** The zoom of the tiles that rows have. */
export const FINEST: CellZoom = CELL_ZOOMS[CELL_ZOOMS.length - 1] ?? 18;
/** Below this many cells on the line the next zoom is looked at: 80 km of line at the finest. */
const MOST_BORDER = 800;
/** A tile is this much larger than it is: points are rounded, and a tile's own line is computed. */
const MARGIN = 2e-6;

interface Part {
  ring: readonly LngLat[];
  isCut: boolean;
  /** Sides of its line that run through the tile looked at; none where the tile is all inside. */
  sides: [LngLat, LngLat][];
}
interface TileAt {
  x: number;
  y: number;
}
interface Tile extends TileAt {
  parts: Part[];
}

/** Which cells a shape covers and which its line runs through, from coarse to fine. */
export function coverTiles(shape: Shape): TileCover {
  const inside: TileCover['inside'] = [];
  let [zoom, ...finer] = CELL_ZOOMS;
  let { border, full } = sorted(firstTiles(shape, zoom), zoom);
  inside.push([zoom, full]);
  for (const next of finer) {
    const step = sorted(
      border.flatMap((tile) => childrenOf(tile, next - zoom)),
      next,
      MOST_BORDER,
    );
    if (step.border.length > MOST_BORDER) break;
    [zoom, border, full] = [next as typeof zoom, step.border, step.full];
    inside.push([next, full]);
  }
  return { inside: inside.filter(([, keys]) => keys.length > 0), border: { zoom, tiles: border } };
}

/** A border as far as something lies in it, down to the finest zoom, and the cells of it that turn out to be inside. */
export function narrowed(border: Border, occupied: readonly TileAt[]): TileCover {
  const inside: TileCover['inside'] = [];
  let { zoom, tiles } = border;
  for (const next of CELL_ZOOMS.filter((finer) => finer > border.zoom)) {
    const step = sorted(heldBy(tiles, zoom, occupied, next), next);
    inside.push([next, step.full]);
    [zoom, tiles] = [next, step.border];
  }
  return { inside: inside.filter(([, keys]) => keys.length > 0), border: { zoom, tiles } };
}

/** Tiles of the next zoom below some that hold an occupied one, each once. */
function heldBy(above: readonly Tile[], zoom: number, occupied: readonly TileAt[], next: number): Tile[] {
  const keyOf = ({ x, y }: TileAt) => x * 2 ** FINEST + y;
  const parents = new Map(above.map((tile) => [keyOf(tile), tile]));
  const found = new Map<number, Tile>();
  for (const tile of occupied) {
    const at = ancestorOf(tile, FINEST - next);
    const parent = found.has(keyOf(at)) ? undefined : parents.get(keyOf(ancestorOf(at, next - zoom)));
    if (parent) found.set(keyOf(at), { ...at, parts: parent.parts });
  }
  return [...found.values()];
}

const ancestorOf = ({ x, y }: TileAt, levels: number): TileAt => ({ x: x >> levels, y: y >> levels });

export type TileKeys = ReturnType<typeof tileKeysOf>;

/** Keys (`tile_key`) of a border's tiles, in runs apart from each other: from `first` to before `past`. */
export function runsOf({ zoom, tiles }: Border): TileKeys[] {
  const keys = tiles.map(({ x, y }) => tileKeysOf(x, y, zoom)).sort((one, other) => one.first - other.first);
  const runs: TileKeys[] = [];
  for (const { first, past } of keys) {
    const last = runs.at(-1);
    if (last?.past === first) last.past = past;
    else runs.push({ first, past });
  }
  return runs;
}

function firstTiles(shape: Shape, zoom: CellZoom): Tile[] {
  const [west, south, east, north] = shapeBounds(shape);
  const [first, last] = [tileOf(west - MARGIN, north + MARGIN, zoom), tileOf(east + MARGIN, south - MARGIN, zoom)];
  const parts = shape.map((area): Part => {
    const ring = ringOf(area);
    return { ring, isCut: isCut(area), sides: ring.slice(1).map((to, index) => [ring[index] ?? to, to]) };
  });
  const tiles: Tile[] = [];
  for (let x = first.x; x <= last.x; x++) for (let y = first.y; y <= last.y; y++) tiles.push({ x, y, parts });
  return tiles;
}

function childrenOf({ x, y, parts }: Tile, levels: number): Tile[] {
  const size = 2 ** levels;
  return Array.from({ length: size * size }, (_, index) => ({
    x: x * size + (index % size),
    y: y * size + Math.floor(index / size),
    parts,
  }));
}

/**
 * Tiles all inside by their cells, and those on the line with the parts that matter there; the others are left out. Past `most` on the
 * line the rest is not looked at: a winding line would be cut into thousands that are thrown away.
 */
function sorted(
  tiles: readonly Tile[],
  zoom: CellZoom,
  most = Number.POSITIVE_INFINITY,
): { full: string[]; border: Tile[] } {
  const full: string[] = [];
  const border: Tile[] = [];
  for (const { x, y, parts } of tiles) {
    if (border.length > most) break;
    const left = partsIn(boxOf({ x, y }, zoom), parts);
    const hasCut = left.some((part) => part.isCut);
    if (left.some((part) => part.isCut && part.sides.length === 0) || left.every((part) => part.isCut)) continue;
    if (!hasCut && left.some((part) => part.sides.length === 0)) full.push(cellOf(x, y, zoom));
    else border.push({ x, y, parts: left });
  }
  return { full, border };
}

/** The parts that reach into a box, each with the sides of its line that do. */
function partsIn(box: Box, parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    if (part.sides.length === 0) return [part];
    const sides = part.sides.filter(([from, to]) => touchesBox(from, to, box));
    const center: LngLat = [(box.west + box.east) / 2, (box.south + box.north) / 2];
    return sides.length > 0 || isInRing(part.ring, center) ? [{ ...part, sides }] : [];
  });
}

function boxOf({ x, y }: TileAt, zoom: number): Box {
  return {
    west: lngOf(x, zoom) - MARGIN,
    south: latOf(y + 1, zoom) - MARGIN,
    east: lngOf(x + 1, zoom) + MARGIN,
    north: latOf(y, zoom) + MARGIN,
  };
}

const lngOf = (x: number, zoom: number) => (x / 2 ** zoom) * 360 - 180;
const latOf = (y: number, zoom: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** zoom))) * 180) / Math.PI;
