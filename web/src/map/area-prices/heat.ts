import type { PriceCell, PriceHeat } from '@diyar/api/contracts/places';
import type { LngLat } from '@diyar/api/rules/shape';
import { boundsOf, pointIn, union } from '../base/cells.ts';
import type { Bbox } from '../types.ts';

/** Prices of tiles as a grid of them; NaN where too few listings say anything. */
export interface HeatGrid {
  level: number;
  west: number;
  north: number;
  columns: number;
  rows: number;
  medians: Float32Array;
  /** 1 for cells beside ground without a price, where the colour runs out. */
  rim: Uint8Array;
}

/** In cells: the colour of a cell runs out this far before ground without a price. */
const FADE = 0.25;

/** The grid round all cells; undefined without any. */
export function gridOf({ level, cells }: PriceHeat): HeatGrid | undefined {
  if (cells.length === 0) return undefined;
  const [west, east] = endsOf(cells.map(({ x }) => x));
  const [north, south] = endsOf(cells.map(({ y }) => y));
  const [columns, rows] = [east - west + 1, south - north + 1];
  const medians = new Float32Array(columns * rows).fill(Number.NaN);
  for (const { x, y, median } of cells) medians[(y - north) * columns + x - west] = median;
  const grid = { level, west, north, columns, rows, medians, rim: new Uint8Array(columns * rows) };
  for (const { x, y } of cells) {
    const isRim = AROUND.some(([aside, down]) => !isKnown(grid, x - west + aside, y - north + down));
    grid.rim[(y - north) * columns + x - west] = Number(isRim);
  }
  return grid;
}

const AROUND = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((aside) => [aside, down] as const));

function endsOf(numbers: readonly number[]): [least: number, most: number] {
  return numbers.reduce(
    ([least, most], number) => [Math.min(least, number), Math.max(most, number)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

/**
 * Price at a point of the grid, in cells from its north-western corner: a cell's own median in its middle, and on the way to
 * the next one's in proportion. Undefined in cells without a price: nothing is said of ground that no listing speaks for.
 * `strength`, 0 to 1, runs out before such ground.
 */
export function priceAt(grid: HeatGrid, x: number, y: number): { median: number; strength: number } | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (!isKnown(grid, column, row)) return undefined;
  const [left, above] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [right, below] = [x - 0.5 - left, y - 0.5 - above];
  let sum = 0;
  let weight = 0;
  for (let step = 0; step < 4; step++) {
    const [aside, down] = [step & 1, step >> 1];
    const median = medianOf(grid, left + aside, above + down);
    if (Number.isNaN(median)) continue;
    const share = (aside ? right : 1 - right) * (down ? below : 1 - below);
    sum += share * median;
    weight += share;
  }
  return { median: sum / weight, strength: Math.min(1, distanceToUnknown(grid, x, y) / FADE) };
}

/** In cells, from a point of a cell to the nearest cell beside it that has no price; at most 1. */
function distanceToUnknown(grid: HeatGrid, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (!grid.rim[row * grid.columns + column]) return 1;
  const [west, north] = [x - column, y - row];
  let nearest = 1;
  for (const [aside, down] of AROUND) {
    if (isKnown(grid, column + aside, row + down)) continue;
    const across = aside < 0 ? west : aside > 0 ? 1 - west : 0;
    const along = down < 0 ? north : down > 0 ? 1 - north : 0;
    nearest = Math.min(nearest, Math.hypot(across, along));
  }
  return nearest;
}

function medianOf(
  { columns, rows, medians }: Pick<HeatGrid, 'columns' | 'rows' | 'medians'>,
  column: number,
  row: number,
): number {
  const isInside = column >= 0 && row >= 0 && column < columns && row < rows;
  return (isInside ? medians[row * columns + column] : undefined) ?? Number.NaN;
}

const isKnown = (grid: Pick<HeatGrid, 'columns' | 'rows' | 'medians'>, column: number, row: number) =>
  !Number.isNaN(medianOf(grid, column, row));

/** The cell that a point lies in, if it has a price. */
export function cellAt({ level, cells }: PriceHeat, [lng, lat]: LngLat): PriceCell | undefined {
  const { x, y } = pointIn(lng, lat, level);
  return cells.find((cell) => cell.x === Math.floor(x) && cell.y === Math.floor(y));
}

export const boxOfCell = ({ level }: Pick<PriceHeat, 'level'>, { x, y }: PriceCell): Bbox =>
  boundsOf({ z: level, x, y });

export function boxOfGrid({ level, west, north, columns, rows }: HeatGrid): Bbox {
  const corners = [
    { z: level, x: west, y: north },
    { z: level, x: west + columns - 1, y: north + rows - 1 },
  ].map(boundsOf);
  return union(corners) ?? [0, 0, 0, 0];
}

const EARTH_KM = 40_075;

/** How wide a cell is, in whole kilometres. */
export function cellWidth({ level }: Pick<PriceHeat, 'level'>, lat: number): number {
  return Math.max(1, Math.round((EARTH_KM * Math.cos((lat * Math.PI) / 180)) / 2 ** level));
}

/** Ground to ask for: whole tiles round the view, so that views beside each other are one question. */
export function groundOf({ bbox, zoom }: { bbox: Bbox; zoom: number }): { bbox: Bbox; zoom: number } {
  const [west, south, east, north] = bbox;
  const whole = Math.floor(zoom);
  const [first, last] = [pointIn(west, north, whole + 1), pointIn(east, south, whole + 1)];
  const corners = [first, last].map(({ x, y }) => boundsOf({ z: whole + 1, x: Math.floor(x), y: Math.floor(y) }));
  return { bbox: union(corners) ?? bbox, zoom: whole };
}
