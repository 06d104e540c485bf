import { type SearchListingRow, toDocument } from '@diyar/indexer/document';
import { nameInFull, nameOf } from '#lib/catalogue/index.ts';
import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import type { PriceGauge } from './contract.ts';
import { readDeal, saidDollars } from './present-price.ts';

/**
 * A public listing's price against the narrowest place round it that eight or more comparable listings speak for; else null.
 * The figures behind the word on its card: both come from one comparison. Throws `listing_not_found`.
 */
export async function priceGaugeOf(deps: Deps, listingId: string, lang: Lang): Promise<PriceGauge | null> {
  const [listing, { catalogue, wording }] = await Promise.all([
    deps.db<SearchListingRow>('search_listing').where({ id: listingId }).first(),
    deps.facts.get(),
  ]);
  if (!listing) throw new AppError('listing_not_found', 404);
  const document = toDocument(listing, wording);
  const [found] = await deps.usualPrices.of([document]);
  if (!found) return null;
  const { row, byArea, ownCents, medianCents, difference, verdict } = found;
  const place = catalogue.places.byId(row.location_id);
  const category = catalogue.categories.find(row.category_id);
  if (!place || !category) return null;
  const { period } = readDeal(row.deal);
  return {
    place: nameInFull(place, lang),
    category: nameOf(category, lang),
    sample: byArea ? row.per_m2_sample : row.sample,
    median: saidDollars(medianCents),
    own: byArea ? ownPerM2(document.pricePerM2, ownCents, period) : ownCents / 100,
    per: byArea ? 'm2' : 'whole',
    period,
    difference,
    verdict,
  };
}

/** As the rest of the page rounds it: a sale's is shown beside its price, a rent's nowhere else. */
const ownPerM2 = (perM2: number | undefined, cents: number, period: PriceGauge['period']): number =>
  period === null ? Math.round(perM2 ?? cents / 100) : saidDollars(cents);
