import { type Catalogue, nameOf } from '../../lib/catalogue/index.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Lang } from '../../lib/endpoint.ts';
import type { PriceGauge } from './contract.ts';
import { readDeal, saidDollars } from './present-price.ts';
import { type PlacePriceRow, pricesAround } from './price-queries.ts';

/** Past this the two are hardly the same kind of thing (or a slip of the keyboard): a figure would mislead. */
const WIDEST = 90;

interface PricePoint {
  listing_id: string;
  deal: string;
  category_id: string;
  province_id: string;
  city_id: string;
  neighborhood_id: string | null;
  price_cents: number;
  per_m2_cents: number | null;
}

/** A listing's price against the narrowest place round it that eight or more comparable listings speak for; else null. */
export async function priceGaugeOf(deps: Deps, listingId: string, lang: Lang): Promise<PriceGauge | null> {
  const point = await deps.db<PricePoint>('price_points').where({ listing_id: listingId }).first();
  if (!point) return null;
  const nearestFirst = [point.neighborhood_id, point.city_id, point.province_id].filter((id) => id !== null);
  const [rows, { catalogue }] = await Promise.all([
    pricesAround(deps.db, { locationIds: nearestFirst, categoryId: point.category_id, deal: point.deal }),
    deps.facts.get(),
  ]);
  for (const id of nearestFirst) {
    const row = rows.find((one) => one.location_id === id);
    if (row) return compare(point, row, catalogue, lang);
  }
  return null;
}

function compare(point: PricePoint, row: PlacePriceRow, catalogue: Catalogue, lang: Lang): PriceGauge | null {
  const byArea = point.per_m2_cents !== null && row.per_m2_median_cents !== null;
  const own = Number(byArea ? point.per_m2_cents : point.price_cents);
  const median = Number(byArea ? row.per_m2_median_cents : row.median_cents);
  const difference = Math.round((own / median - 1) * 100);
  const place = catalogue.places.byId(row.location_id);
  const category = catalogue.categories.find(row.category_id);
  if (!place || !category || Math.abs(difference) > WIDEST) return null;
  return {
    place: nameOf(place, lang),
    category: nameOf(category, lang),
    sample: byArea ? row.per_m2_sample : row.sample,
    median: saidDollars(median),
    own: saidDollars(own),
    per: byArea ? 'm2' : 'whole',
    period: readDeal(row.deal).period,
    difference,
  };
}
