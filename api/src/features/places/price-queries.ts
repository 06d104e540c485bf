import type { Db } from '@diyar/db';

export interface PlacePriceRow {
  location_id: string;
  category_id: string;
  deal: string;
  sample: number;
  median_cents: number;
  low_cents: number;
  high_cents: number;
  per_m2_sample: number;
  per_m2_median_cents: number | null;
}

/** Medians of one place, the best founded first; of these categories only when given. */
export function placePricesOf(
  db: Db,
  { locationId, categoryIds, deal }: { locationId: string; categoryIds: string[]; deal: 'sale' | 'rent' | null },
): Promise<PlacePriceRow[]> {
  const query = db<PlacePriceRow>('place_prices')
    .where({ location_id: locationId })
    .whereIn('category_id', categoryIds)
    .orderBy('sample', 'desc');
  if (deal) query.whereRaw("split_part(deal, '_', 1) = ?", [deal]);
  return query.select();
}

/** Medians of one kind of thing and deal in these places. */
export function pricesAround(
  db: Db,
  { locationIds, categoryId, deal }: { locationIds: string[]; categoryId: string; deal: string },
): Promise<PlacePriceRow[]> {
  return db<PlacePriceRow>('place_prices')
    .whereIn('location_id', locationIds)
    .where({ category_id: categoryId, deal })
    .select();
}
