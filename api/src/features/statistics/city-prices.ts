import { bePatient, type Db } from '@diyar/db';
import { type Catalogue, nameOf, placePagePath } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { saidDollars } from '../places/index.ts';
import type { CityPrice } from './contract.ts';

const MOST_CITIES = 12;
const PATIENCE_MS = 15_000;
/** A median of fewer listings says nothing. */
const SMALLEST_SAMPLE = 8;

interface Row {
  location_id: string;
  category_id: string;
  sample: number;
  median_cents: number;
  recent_sample: number | null;
  recent: number | null;
  earlier_sample: number | null;
  earlier: number | null;
}

/**
 * Apartments for sale by the square meter, in the cities with most of them. The trend holds the asking prices of the last
 * 90 days' listings, sold ones too, against those of the 90 days before.
 */
export function readCityPrices(db: Db): Promise<Row[]> {
  return db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    const { rows } = await trx.raw<{ rows: Row[] }>(
      `with cities as (
         select p.location_id, p.category_id, p.per_m2_sample as sample, p.per_m2_median_cents as median_cents
         from place_prices p
           join locations l on l.id = p.location_id and l.kind = 'city'
           join categories c on c.id = p.category_id and c.slug = 'apartments'
         where p.deal = 'sale' and p.per_m2_median_cents is not null
         order by p.per_m2_sample desc, l.key limit ?),
       asked as (
         select l.city_id, l.price_cents / l.area::numeric as per_m2,
           l.published_at > app_now() - interval '90 days' as is_recent
         from listings l
         where l.category_id = (select category_id from cities limit 1) and l.city_id in (select location_id from cities)
           and l.status in ('active', 'sold', 'rented', 'expired') and l.deleted_at is null
           and l.transaction_type in ('sale', 'both') and l.price_kind = 'amount' and l.price_period is null
           and l.price_cents is not null and l.area >= 10 and l.published_at > app_now() - interval '180 days'),
       moved as (
         select city_id, (count(*) filter (where is_recent))::int as recent_sample,
           (count(*) filter (where not is_recent))::int as earlier_sample,
           percentile_cont(0.5) within group (order by per_m2) filter (where is_recent) as recent,
           percentile_cont(0.5) within group (order by per_m2) filter (where not is_recent) as earlier
         from asked group by city_id)
       select c.*, m.recent_sample, m.recent, m.earlier_sample, m.earlier
       from cities c left join moved m on m.city_id = c.location_id
       order by c.sample desc`,
      [MOST_CITIES],
    );
    return rows;
  });
}

export function presentCityPrices(rows: readonly Row[], { places, categories }: Catalogue, lang: Lang): CityPrice[] {
  return rows.flatMap((row) => {
    const place = places.byId(row.location_id);
    const category = categories.find(row.category_id);
    if (!place || !category) return [];
    return {
      key: place.key,
      name: nameOf(place, lang),
      path: placePagePath(place, { category: category.slug, transactionType: 'sale' }),
      sample: row.sample,
      medianPerM2: saidDollars(row.median_cents),
      trend: trendOf(row),
    };
  });
}

function trendOf({ recent, recent_sample, earlier, earlier_sample }: Row): number | null {
  if ((recent_sample ?? 0) < SMALLEST_SAMPLE || (earlier_sample ?? 0) < SMALLEST_SAMPLE) return null;
  return recent && earlier ? Math.round((recent / earlier - 1) * 100) : null;
}
