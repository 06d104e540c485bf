import { describe, expect, it } from 'vitest';
import { cellOf, cellsOf, TILE_ZOOM, tileOf, tileOfCell } from './cells.ts';

describe('cells', () => {
  it('names a tile by its quadkey, after a letter', () => {
    expect(cellOf(3, 5, 3)).toBe('q213');
    expect(tileOfCell('q213')).toEqual({ x: 3, y: 5, zoom: 3 });
  });

  it('names the coarser cells by the beginning of the finer', () => {
    const { x, y } = tileOf(36.2765, 33.5138, TILE_ZOOM);
    const cells = cellsOf(x, y);
    expect(cells.cell18).toHaveLength(19);
    for (const zoom of [8, 10, 12, 14, 16] as const) {
      const tile = tileOf(36.2765, 33.5138, zoom);
      expect(cells[`cell${zoom}`]).toBe(cellOf(tile.x, tile.y, zoom));
    }
  });
});
