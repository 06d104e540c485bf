import { describe, expect, it } from 'vitest';
import type { Bbox, Cell } from '../types.ts';
import { clusterCells } from './clusters.ts';

const syria: Bbox = [35.5, 32.2, 42.6, 37.5];

function quadkey(x: number, y: number, z: number): string {
  let key = 'q';
  for (let bit = z - 1; bit >= 0; bit -= 1) key += ((x >> bit) & 1) + 2 * ((y >> bit) & 1);
  return key;
}

/** Cells at zoom 12 around Damascus and Aleppo, with counts from 1 to 97. */
const cells: Cell[] = Array.from({ length: 300 }, (_, i) => {
  const [x0, y0] = i % 2 ? [2455, 1645] : [2466, 1605];
  return { id: quadkey(x0 + (i % 17), y0 + (i % 13), 12), count: 1 + ((i * 37) % 97) };
});
const sum = (list: readonly { count: number }[]) => list.reduce((all, { count }) => all + count, 0);

describe('clusterCells', () => {
  it.each([0, 5, 6.9, 8, 10.4, 12, 14, 18, 21])('keeps the total at zoom %d', (zoom) => {
    const index = clusterCells(cells, syria);
    expect(sum(index.at(zoom))).toBe(sum(cells));
    expect(index.total).toBe(sum(cells));
  });

  it('keeps it when the view cuts cells', () => {
    const index = clusterCells(cells, [36.25, 33.48, 36.3, 33.55]);
    for (const zoom of [9, 13, 16]) expect(sum(index.at(zoom))).toBe(sum(cells));
  });

  it('merges far out and parts close up', () => {
    const index = clusterCells(cells, syria);
    expect(index.at(5).length).toBeLessThan(4);
    expect(index.at(12).length).toBeGreaterThan(index.at(8).length);
  });

  it('stands where most listings are', () => {
    const [x, y] = [2455, 1645];
    const lopsided = [
      { id: quadkey(x, y, 12), count: 1 },
      { id: quadkey(x + 1, y, 12), count: 99 },
    ];
    const [cluster] = clusterCells(lopsided, syria).at(8);
    const [left = 0, right = 0] = clusterCells(lopsided, syria)
      .at(18)
      .map(({ lng }) => lng)
      .sort();
    expect(cluster?.lng).toBeGreaterThan(left + (right - left) * 0.9);
  });

  it('opens onto everything it holds', () => {
    const [cluster] = clusterCells(cells, syria).at(3);
    for (const { lng, lat } of clusterCells(cells, syria).at(18)) {
      const [west = 0, south = 0, east = 0, north = 0] = cluster?.bbox ?? [];
      expect(lng >= west && lng <= east && lat >= south && lat <= north).toBe(true);
    }
  });

  it('ignores what is no cell', () => {
    expect(
      clusterCells(
        [
          { id: 'x9', count: 5 },
          { id: 'q0', count: 0 },
        ],
        syria,
      ).at(6),
    ).toEqual([]);
  });
});
