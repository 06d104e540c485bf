import type { Db } from '@diyar/db';
import { TILE_ZOOM } from '@diyar/indexer/document';
import { SMALLEST_SAMPLE } from './price-queries.ts';

/** Zooms whose tiles have a price of their own: 64 pixels of a map three zooms wider, from all of Syria to a kilometre. */
export const CELL_LEVELS = { coarsest: 9, finest: 15 };

/** Keys at {@link TILE_ZOOM} that one tile of a level stands for. */
const keysIn = (level: number) => `${4 ** (TILE_ZOOM - level)}::bigint`;
export const FINEST_KEYS = keysIn(CELL_LEVELS.finest);

interface Touched {
  category_id: string;
  deal: string;
  /** Key of the tile at the finest level. */
  cell: number;
}

/**
 * Computes the price of these tiles, and of the coarser ones they lie in, from `price_points`. A level at a time: a first run
 * reads every point once for each of them.
 */
export async function computeMapCells(trx: Db, touched: readonly Touched[]): Promise<void> {
  if (touched.length === 0) return;
  const columns = [
    touched.map((cell) => cell.category_id),
    touched.map((cell) => cell.deal),
    touched.map(({ cell }) => cell),
  ];
  for (let level = CELL_LEVELS.coarsest; level <= CELL_LEVELS.finest; level++) {
    await trx.raw(computeLevel(level), columns);
  }
}

const computeLevel = (level: number) => `
  with touched as (
    select distinct category_id, deal, cell >> ${2 * (CELL_LEVELS.finest - level)} as cell
    from unnest(?::uuid[], ?::text[], ?::integer[]) as t (category_id, deal, cell)),
  figures as (
    select t.*, f.* from touched t cross join lateral (
      select count(*)::int as sample, percentile_cont(0.5) within group (order by p.per_m2_cents) as per_m2
      from price_points p
      where p.category_id = t.category_id and p.deal = t.deal and p.per_m2_cents is not null
        and p.tile >= t.cell * ${keysIn(level)} and p.tile < (t.cell + 1) * ${keysIn(level)}) f),
  silent as (
    delete from price_cells x using figures f where x.category_id = f.category_id and x.deal = f.deal
      and x.level = ${level} and x.cell = f.cell and f.sample < ${SMALLEST_SAMPLE})
  insert into price_cells (category_id, deal, level, cell, sample, per_m2_median_cents, computed_at)
  select category_id, deal, ${level}, cell, sample, round(per_m2), app_now() from figures
  where sample >= ${SMALLEST_SAMPLE}
  on conflict (category_id, deal, level, cell) do update set sample = excluded.sample,
    per_m2_median_cents = excluded.per_m2_median_cents, computed_at = excluded.computed_at`;
