import { bePatient, type Db } from '@diyar/db';
import { tileOfCell } from '@diyar/indexer/document';
import { cacheAnswers } from '#lib/answer-cache.ts';
import type { Deps } from '#lib/deps.ts';
import { cellsIn, type TileRange, tilesIn } from '#lib/tiles-in.ts';
import type { Box } from '#rules/box.ts';
import { FRESH_MS, PATIENCE_MS } from './area-prices.ts';
import type { PriceCell, PriceHeat } from './contract.ts';
import { CELL_LEVELS } from './map-cell-prices.ts';
import { saidDollars } from './present-price.ts';

/** Past them coarser cells are answered: a screen of 2,560 by 1,440 has 900, 1,350 with the ground round it. */
const MOST_CELLS = 1_500;
/** A cell is 64 to 128 pixels wide at the map's zoom. */
const FINER_BY = 3;
/** A cell four times as wide as fits still says where in a city prices rise. */
const COARSER_BY = 2;
const SEPARATOR = ' ';

interface Asked {
  category: string;
  transactionType: 'sale' | 'rent';
  period?: string;
  bbox: Box;
  zoom?: number;
}

interface Row {
  cell: number;
  sample: number;
  median_cents: number;
}

/** Asking prices per square metre of every tile that eight listings speak for, whatever places it lies in. */
export function createPriceHeat({ db, facts }: Pick<Deps, 'db' | 'facts'>) {
  const cellsOf = cacheAnswers(FRESH_MS, (key) => readCells(db, key));
  return async ({ category, transactionType, period, bbox, zoom }: Asked): Promise<PriceHeat> => {
    const { categories } = (await facts.get()).catalogue;
    const kind = categories.find(category);
    const levels = levelsFor(bbox, zoom);
    const [finest] = levels;
    const coarsest = levels.at(-1) ?? finest;
    // All levels answer for the same ground: the coarsest's tiles, which also lie past the edge that colours run out at.
    const ground = tilesIn(bbox, coarsest);
    if (!kind || !ground) return { level: finest, cells: [] };

    const deal = period ? `${transactionType}_${period}` : transactionType;
    const answers = await Promise.all(
      levels.map(async (level) => {
        const cells = await cellsOf([kind.id, deal, level].join(SEPARATOR));
        return { level, cells: cells.filter((cell) => isOn(ground, cell, level - coarsest)) };
      }),
    );
    const all = spokenFor(answers.at(-1)?.cells ?? []);
    return answers.find(({ cells }) => spokenFor(cells) * 2 >= all) ?? { level: finest, cells: [] };
  };
}

/** Levels that may be answered, the finest first: where it leaves more than half of the listings unheard, the next is taken. */
function levelsFor(box: Box, zoom = CELL_LEVELS.finest): [number, ...number[]] {
  const { coarsest, finest } = CELL_LEVELS;
  let fitting = Math.min(Math.max(Math.floor(zoom) + FINER_BY, coarsest), finest);
  while (fitting > coarsest && cellsIn(box, fitting) > MOST_CELLS) fitting--;
  const coarser = Array.from({ length: COARSER_BY }, (_, index) => fitting - index - 1);
  return [fitting, ...coarser.filter((level) => level >= coarsest)];
}

const isOn = ({ west, east, north, south }: TileRange, { x, y }: PriceCell, finerBy: number): boolean => {
  const [column, row] = [x >> finerBy, y >> finerBy];
  return column >= west && column <= east && row >= north && row <= south;
};

const spokenFor = (cells: readonly PriceCell[]): number => cells.reduce((sum, { sample }) => sum + sample, 0);

/** A level has some thousands of cells in all of Syria: they are read together, and every view is answered from memory. */
function readCells(db: Db, key: string): Promise<PriceCell[]> {
  const [categoryId = '', deal = '', level = ''] = key.split(SEPARATOR);
  return db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    const rows = await trx('price_cells')
      .where({ category_id: categoryId, deal, level: Number(level) })
      .select<Row[]>('cell', 'sample', 'per_m2_median_cents as median_cents');
    return rows.map(({ cell, sample, median_cents }) => {
      const { x, y } = tileOfCell(`q${cell.toString(4).padStart(Number(level), '0')}`);
      return { x, y, median: saidDollars(median_cents), sample };
    });
  });
}
