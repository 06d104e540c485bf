import type { PriceCell } from '@diyar/api/contracts/places';
import { describe, expect, it } from 'vitest';
import { boundsOf, pointIn } from '../base/cells.ts';
import { boxOfCell, boxOfGrid, cellAt, cellWidth, gridOf, groundOf, priceAt } from './heat.ts';
import { heatPicture } from './heat-picture.ts';

const LEVEL = 15;
/** Medians as they lie on the ground, from the north-west; null where too few listings say anything. */
const heatOf = (rows: (number | null)[][]) => ({
  level: LEVEL,
  cells: rows.flatMap((row, down) =>
    row.flatMap((median, aside): PriceCell[] =>
      median === null ? [] : [{ x: 19_000 + aside, y: 13_000 + down, median, sample: 8 }],
    ),
  ),
});
const gridFrom = (rows: (number | null)[][]) => {
  const grid = gridOf(heatOf(rows));
  if (!grid) throw new Error('an empty grid');
  return grid;
};

describe('the price at a point', () => {
  const four = gridFrom([
    [100, 200],
    [300, 800],
  ]);

  it('is the median in the middle of a cell, and in proportion on the way to the next one', () => {
    expect(priceAt(four, 0.5, 0.5)?.median).toBe(100);
    expect(priceAt(four, 1.5, 1.5)?.median).toBe(800);
    expect(priceAt(four, 0.75, 0.5)?.median).toBe(125);
    expect(priceAt(four, 1, 0.5)?.median).toBe(150);
    expect(priceAt(four, 0.5, 1.25)?.median).toBe(250);
    expect(priceAt(four, 1, 1)?.median).toBe(350);
  });

  it('stays that of the nearest cells at the rim: nothing is carried on beyond what is known', () => {
    expect(priceAt(four, 0.1, 0.1)?.median).toBe(100);
    expect(priceAt(four, 1, 0.1)?.median).toBe(150);
  });

  it('is unknown in a cell without one, however near it is to others, and outside', () => {
    const grid = gridFrom([
      [100, null],
      [300, 800],
    ]);
    expect(priceAt(grid, 1.01, 0.99)).toBeUndefined();
    expect(priceAt(grid, 1.5, 0.5)).toBeUndefined();
    expect(priceAt(grid, -0.1, 0.5)).toBeUndefined();
    expect(priceAt(grid, 0.5, 2)).toBeUndefined();
    // The three others share what the fourth does not say.
    expect(priceAt(grid, 0.999999, 1.000001)?.median).toBeCloseTo(400, 2);
  });

  it('runs out towards ground without a price, and is whole between cells that have one', () => {
    const grid = gridFrom([
      [100, 200, 300],
      [100, 200, 300],
      [100, 200, null],
    ]);
    expect(priceAt(grid, 0, 0.5)?.strength).toBe(0);
    expect(priceAt(grid, 0.125, 0.5)?.strength).toBeCloseTo(0.5, 6);
    expect(priceAt(grid, 0.5, 0.5)?.strength).toBe(1);
    expect(priceAt(grid, 1, 1)?.strength).toBe(1);
    // The corner of the silent cell is as near as its sides.
    expect(priceAt(grid, 1.9, 1.9)?.strength).toBeCloseTo(Math.hypot(0.1, 0.1) / 0.25, 6);
  });

  it('has no leap where one cell begins to count and another no more', () => {
    const grid = gridFrom([
      [100, 900, null, 250],
      [500, 200, 700, 400],
      [null, 650, 300, 120],
    ]);
    const step = 0.001;
    let [leap, fall] = [0, 0];
    for (let y = step; y < 3; y += 0.13) {
      for (let x = step; x < 4; x += step) {
        const [one, other] = [priceAt(grid, x, y), priceAt(grid, x + step, y)];
        if (!one || !other) continue;
        leap = Math.max(leap, Math.abs(one.median - other.median));
        fall = Math.max(fall, Math.abs(one.strength - other.strength));
      }
    }
    expect(leap).toBeLessThan(900 * step * 4);
    expect(fall).toBeLessThan(0.01);
  });
});

describe('the picture', () => {
  const pixel = ({ data, width }: ReturnType<typeof heatPicture>, column: number, row: number) => [
    ...data.slice((row * width + column) * 4, (row * width + column + 1) * 4),
  ];

  it('has the legend’s colours, blended on their edges alone, and none where nothing is known', () => {
    const picture = heatPicture(gridFrom([[100, 200, null, 900]]), [150, 500], ['#ff0000', '#00ff00', '#0000ff']);
    expect([picture.width, picture.height]).toEqual([64, 16]);
    expect(pixel(picture, 8, 8)).toEqual([255, 0, 0, 255]);
    expect(pixel(picture, 24, 8)).toEqual([0, 255, 0, 255]);
    expect(pixel(picture, 40, 8)).toEqual([0, 0, 0, 0]);
    expect(pixel(picture, 56, 8)).toEqual([0, 0, 255, 255]);
    const row = Array.from({ length: 64 }, (_, column) => pixel(picture, column, 8).slice(0, 3));
    const blended = row.filter((color) => Math.max(...color) > 0 && !color.includes(255));
    expect(blended.length).toBeLessThanOrEqual(2);
  });

  it('puts a price at the lower end of its class, as the legend does', () => {
    const picture = heatPicture(gridFrom([[500]]), [200, 500], ['#ff0000', '#00ff00', '#0000ff']);
    expect(pixel(picture, 8, 8)).toEqual([0, 0, 255, 255]);
  });

  it('stays small on wide ground', () => {
    const wide = heatPicture(gridFrom(Array.from({ length: 60 }, () => Array(60).fill(500))), [], ['#ff0000']);
    expect(wide.width * wide.height).toBeLessThanOrEqual(400_000);
  });
});

describe('ground', () => {
  const heat = heatOf([[100, null, 300]]);
  const middleOf = ([west, south, east, north]: readonly [number, number, number, number]) =>
    [(west + east) / 2, (south + north) / 2] as const;

  it('finds the cell of a point', () => {
    const [first, last] = heat.cells;
    if (!first || !last) throw new Error('no cells');
    expect(cellAt(heat, [...middleOf(boxOfCell(heat, first))])).toBe(first);
    expect(cellAt(heat, [...middleOf(boxOfCell(heat, last))])).toBe(last);
    expect(cellAt(heat, [...middleOf(boundsOf({ z: LEVEL, x: 19_001, y: 13_000 }))])).toBeUndefined();
  });

  it('is the box round all cells', () => {
    const [west, , , north] = boundsOf({ z: LEVEL, x: 19_000, y: 13_000 });
    const [, south, east] = boundsOf({ z: LEVEL, x: 19_002, y: 13_000 });
    expect(boxOfGrid(gridFrom([[100, null, 300]]))).toEqual([west, south, east, north]);
    expect(gridOf({ level: LEVEL, cells: [] })).toBeUndefined();
  });

  it('says how wide a cell is', () => {
    expect([15, 14, 13, 9].map((level) => cellWidth({ level }, 33.5))).toEqual([1, 2, 4, 65]);
  });

  it('is asked for in whole tiles, the same for views beside each other', () => {
    const view = (lng: number) => ({ bbox: [lng, 33.49, lng + 0.08, 33.54] as const, zoom: 12.4 });
    const { bbox, zoom } = groundOf(view(36.27));
    expect(zoom).toBe(12);
    expect(groundOf(view(36.271))).toEqual({ bbox, zoom });
    expect(bbox[0]).toBeLessThanOrEqual(36.27);
    expect(bbox[2]).toBeGreaterThanOrEqual(36.35);
    expect(pointIn(bbox[0], bbox[3], 13).x % 1).toBeCloseTo(0, 6);
  });
});
