import type { Db } from '@diyar/db';
import type { PlacePriceRow } from '#lib/usual-prices.ts';

/** Fewer listings say nothing about a price. */
export const SMALLEST_SAMPLE = 8;

export type StreetPriceRow = Omit<PlacePriceRow, 'location_id'>;

export interface PricesAsked {
  categoryIds: string[];
  /** Null: either. */
  deal: 'sale' | 'rent' | null;
}

/** Medians of one place, the best founded first; of these categories only. */
export function placePricesOf(
  db: Db,
  locationId: string,
  { categoryIds, deal }: PricesAsked,
): Promise<PlacePriceRow[]> {
  const query = db<PlacePriceRow>('place_prices')
    .where({ location_id: locationId })
    .whereIn('category_id', categoryIds)
    .orderBy('sample', 'desc');
  if (deal) query.whereRaw("split_part(deal, '_', 1) = ?", [deal]);
  return query.select();
}

/** The same of one street, worked out when asked for: streets overlap, and a few thousand listings are the most of any. */
export async function streetPricesOf(
  db: Db,
  street: string,
  { categoryIds, deal }: PricesAsked,
): Promise<StreetPriceRow[]> {
  const { rows } = await db.raw<{ rows: StreetPriceRow[] }>(
    `with points as materialized (
       select p.group_id, p.category_id, p.deal, p.price_cents, p.per_m2_cents
       from listings l join price_points p on p.listing_id = l.id
       where l.streets <> '{}' and l.streets @> array[cast(:street as text)]),
     figures as (
       select coalesce(category_id, group_id) as category_id, deal, count(*)::int as sample,
         percentile_cont(array[0.1, 0.5, 0.9]) within group (order by price_cents) as prices,
         count(per_m2_cents)::int as per_m2_sample, percentile_cont(0.5) within group (order by per_m2_cents) as per_m2
       from points group by grouping sets ((category_id, deal), (group_id, deal))
       having count(*) >= ${SMALLEST_SAMPLE})
     select category_id, deal, sample, round(prices[2])::bigint as median_cents, round(prices[1])::bigint as low_cents,
       round(prices[3])::bigint as high_cents, per_m2_sample,
       case when per_m2_sample >= ${SMALLEST_SAMPLE} then round(per_m2)::bigint end as per_m2_median_cents
     from figures
     where category_id = any(cast(:categoryIds as uuid[])) and split_part(deal, '_', 1) = coalesce(:deal, split_part(deal, '_', 1))
     order by sample desc, category_id, deal`,
    { street, categoryIds, deal },
  );
  return rows;
}
