import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { computeMapCells, FINEST_KEYS } from './map-cell-prices.ts';
import { SMALLEST_SAMPLE } from './price-queries.ts';

/** A figure is worked out once per batch over all it stands on: what waits in great numbers is taken in great batches. */
const BATCH = { first: 10_000, growth: 4, most: 300_000 };
const LOCK = 7_415_140;

/** Arrays as the driver takes them; its types know no nulls inside one. */
type Value = string[];

interface PlaceCell {
  kind: 'province' | 'city' | 'neighborhood';
  location_id: string;
  group_id: string;
  /** Null: the whole group. */
  category_id: string | null;
  deal: string;
}

/** A tile of the map at the finest level, whose coarser ones have changed with it. */
interface MapCell {
  kind: 'tile';
  category_id: string;
  deal: string;
  cell: number;
}

/**
 * Brings `place_prices` and `price_cells` up to date with the marks (docs/decisions.md, 13). Each batch is one transaction: a run that breaks
 * off is continued by the next, and a mark set meanwhile stays.
 * @returns how many listings were looked at
 */
export async function refreshPlacePrices(db: Db): Promise<number> {
  let total = 0;
  for (let size = BATCH.first; ; size = Math.min(size * BATCH.growth, BATCH.most)) {
    const done = await db.transaction((trx) => refreshBatch(trx, size));
    total += done;
    if (done < size) return total;
  }
}

async function refreshBatch(trx: Db, size: number): Promise<number> {
  const { rows: free } = await trx.raw<{ rows: [{ ours: boolean }] }>('select pg_try_advisory_xact_lock(?) as ours', [
    LOCK,
  ]);
  if (!free[0].ours) return 0;
  const { rows: marks } = await trx.raw<{ rows: Pick<tables.PriceMarkRow, 'listing_id' | 'gen'>[] }>(
    'select listing_id, gen from price_marks order by gen limit ?',
    [size],
  );
  if (marks.length === 0) return 0;
  const ids = marks.map((mark) => mark.listing_id);
  const { rows: cells } = await trx.raw<{ rows: (PlaceCell | MapCell)[] }>(MOVE_POINTS, [ids]);
  for (const kind of ['province', 'city', 'neighborhood'] as const) {
    const touched = cells.filter((cell): cell is PlaceCell => cell.kind === kind);
    if (touched.length > 0) await trx.raw(computeCells(kind), columnsOf(touched));
  }
  await computeMapCells(
    trx,
    cells.filter((cell): cell is MapCell => cell.kind === 'tile'),
  );
  // `skip locked`: a writer holding the mark has changed its generation anyway.
  await trx.raw(
    `delete from price_marks m using (
       select p.listing_id from price_marks p join unnest(?::uuid[], ?::bigint[]) as seen (listing_id, gen)
         on seen.listing_id = p.listing_id and seen.gen = p.gen for update of p skip locked) mine
     where m.listing_id = mine.listing_id`,
    [ids, marks.map((mark) => mark.gen)],
  );
  return marks.length;
}

const columnsOf = (cells: PlaceCell[]): Value[] => [
  cells.map((cell) => cell.location_id),
  cells.map((cell) => cell.group_id),
  cells.map((cell) => cell.category_id as string),
  cells.map((cell) => cell.deal),
];

/** Writes the listings' present points; answers with the cells that lost, gained or changed one. */
const MOVE_POINTS = `
  with ids as (select distinct id from unnest(?::uuid[]) as u (id)),
  fresh as (
    select s.id, s.province_id, s.city_id, s.neighborhood_id, c.parent_id as group_id, s.category_id,
      case when s.price_period is null then 'sale' else 'rent_' || s.price_period end as deal, s.price_cents,
      case when s.area >= 10 then round(s.price_cents / s.area::numeric)::bigint end as per_m2_cents,
      tile_key(s.tile_x, s.tile_y) as tile
    from ids join search_listing s using (id) join categories c on c.id = s.category_id
    where s.price_kind = 'amount' and s.price_cents is not null and case when s.price_period is null
      then s.transaction_type in ('sale', 'both') else s.transaction_type in ('rent', 'both') end),
  before as (select p.* from price_points p join ids on ids.id = p.listing_id),
  removed as (
    delete from price_points p using ids where p.listing_id = ids.id and not exists (select from fresh where id = ids.id)),
  written as (
    insert into price_points select * from fresh
    on conflict (listing_id) do update set province_id = excluded.province_id, city_id = excluded.city_id,
      neighborhood_id = excluded.neighborhood_id, group_id = excluded.group_id, category_id = excluded.category_id,
      deal = excluded.deal, price_cents = excluded.price_cents, per_m2_cents = excluded.per_m2_cents,
      tile = excluded.tile),
  changed as (
    (select * from before except select * from fresh) union (select * from fresh except select * from before))
  select distinct place.kind, place.location_id, group_id, level.category_id, deal, null::integer as cell
  from changed
    cross join lateral (values ('province', province_id), ('city', city_id), ('neighborhood', neighborhood_id))
      as place (kind, location_id)
    cross join lateral (values (category_id), (null::uuid)) as level (category_id)
  where place.location_id is not null
  union all
  select distinct 'tile', null::uuid, null::uuid, category_id, deal, (tile / ${FINEST_KEYS})::integer from changed
  where per_m2_cents is not null`;

/** A kind of place at a time, each over its own index. */
const computeCells = (kind: PlaceCell['kind']) => `
  with touched as (
    select * from unnest(?::uuid[], ?::uuid[], ?::uuid[], ?::text[]) as t (location_id, group_id, category_id, deal)),
  figures as (
    select t.location_id, coalesce(t.category_id, t.group_id) as category_id, t.deal, f.*
    from touched t cross join lateral (
      select count(*)::int as sample,
        percentile_cont(array[0.1, 0.5, 0.9]) within group (order by p.price_cents) as prices,
        count(p.per_m2_cents)::int as per_m2_sample,
        percentile_cont(0.5) within group (order by p.per_m2_cents) as per_m2
      from price_points p
      where p.${kind}_id = t.location_id and p.group_id = t.group_id and p.deal = t.deal
        and (t.category_id is null or p.category_id = t.category_id)) f),
  silent as (
    delete from place_prices x using figures f where x.location_id = f.location_id and x.category_id = f.category_id
      and x.deal = f.deal and f.sample < ${SMALLEST_SAMPLE})
  insert into place_prices (location_id, category_id, deal, sample, median_cents, low_cents, high_cents, per_m2_sample,
    per_m2_median_cents, computed_at)
  select location_id, category_id, deal, sample, round(prices[2]), round(prices[1]), round(prices[3]), per_m2_sample,
    case when per_m2_sample >= ${SMALLEST_SAMPLE} then round(per_m2) end, app_now()
  from figures where sample >= ${SMALLEST_SAMPLE}
  on conflict (location_id, category_id, deal) do update set sample = excluded.sample,
    median_cents = excluded.median_cents, low_cents = excluded.low_cents, high_cents = excluded.high_cents,
    per_m2_sample = excluded.per_m2_sample, per_m2_median_cents = excluded.per_m2_median_cents,
    computed_at = excluded.computed_at`;
