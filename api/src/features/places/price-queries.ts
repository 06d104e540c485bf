import type { Db } from '@diyar/db';
import type { PlacePriceRow } from '../../lib/usual-prices.ts';

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
