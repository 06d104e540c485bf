import { CELL_ZOOMS, type CellZoom } from '@diyar/indexer/document';
import { cellsIn } from '#lib/tiles-in.ts';
import type { Box } from '#rules/box.ts';

/** The engine drops facet values past this many, silently: a level is chosen that stays below. */
export const MAX_CELLS = 2_000;
/** Up to this many listings are sent as points instead of cells. */
export const MAX_PINS = 500;

/** The smaller of: the finest level whose cells in the box number ≤ 2000, and the first level ≥ zoom + 3. */
export function mapLevel(box: Box, zoom: number | undefined): CellZoom {
  const fitting = CELL_ZOOMS.filter((level) => cellsIn(box, level) <= MAX_CELLS).at(-1) ?? CELL_ZOOMS[0];
  const wanted = CELL_ZOOMS.find((level) => level >= (zoom ?? 22) + 3) ?? 18;
  return Math.min(fitting, wanted) as CellZoom;
}
