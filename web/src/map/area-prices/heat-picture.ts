import { type HeatGrid, priceAt } from './heat.ts';

/** Pixels along a cell, which is 64 to 128 wide on the screen: enough for an edge without steps. */
const PER_CELL = 16;
const MOST_PIXELS = 400_000;

export interface HeatPicture {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel, by rows. */
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** The grid in colours of the legend: each pixel in the colour of the class that its price is in. `colors` are `#rrggbb`. */
export function heatPicture(grid: HeatGrid, breaks: readonly number[], colors: readonly string[]): HeatPicture {
  const fitting = Math.floor(Math.sqrt(MOST_PIXELS / (grid.columns * grid.rows)));
  const perCell = Math.max(2, Math.min(PER_CELL, fitting));
  const [width, height] = [grid.columns * perCell, grid.rows * perCell];
  const medians = new Float32Array(width * height).fill(Number.NaN);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < medians.length; at++) {
    const [column, row] = [at % width, Math.floor(at / width)];
    const price = priceAt(grid, (column + 0.5) / perCell, (row + 0.5) / perCell);
    if (!price) continue;
    medians[at] = price.median;
    data[at * 4 + 3] = Math.round(price.strength * 255);
  }
  const channels = colors.map(channelsOf);
  for (const [at, median] of medians.entries()) {
    if (!Number.isNaN(median)) data.set(colorOf(median, riseAt(medians, at, width), breaks, channels), at * 4);
  }
  return { width, height, data };
}

type Channels = [red: number, green: number, blue: number];

/** A pixel that an edge between two classes runs through has some of both: edges without steps. */
function colorOf(median: number, rise: number, breaks: readonly number[], colors: readonly Channels[]): Channels {
  let [red, green, blue] = colors[0] ?? [0, 0, 0];
  for (const [index, cut] of breaks.entries()) {
    const share = rise > 0 ? Math.min(1, Math.max(0, 0.5 + (median - cut) / rise)) : Number(median >= cut);
    const next = colors[index + 1];
    if (!next || share === 0) break;
    red += (next[0] - red) * share;
    green += (next[1] - green) * share;
    blue += (next[2] - blue) * share;
  }
  return [red, green, blue];
}

/** How much the price changes from this pixel to the next. */
function riseAt(medians: Float32Array, at: number, width: number): number {
  const [here = 0, aside = here, below = here] = [medians[at], medians[at + 1], medians[at + width]];
  return Math.hypot(Number.isNaN(aside) ? 0 : aside - here, Number.isNaN(below) ? 0 : below - here);
}

function channelsOf(color: string): Channels {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}
