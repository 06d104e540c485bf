import type * as tables from '@diyar/db';
import { nameOf, placePagePath } from '#lib/catalogue/index.ts';
import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { findCards } from '../search/index.ts';
import type { GoneListing } from './contract.ts';
import { placeConditions } from './place-conditions.ts';

/** As long as search engines and shared links may still lead there. */
const KEPT_DAYS = 90;
const WANTED = 6;

type GoneRow = Pick<
  tables.ListingRow,
  'title_ar' | 'title_en' | 'category_id' | 'transaction_type' | 'neighborhood_id'
> & {
  state: GoneListing['state'];
  is_kept: boolean;
  city_id: NonNullable<tables.ListingRow['city_id']>;
};

/**
 * Answer at the address of a listing that was sold, rented or ran out. Listings that left for another reason
 * (rejected, archived, suspended) were never heard of: `listing_not_found`. After 90 days `listing_gone`.
 */
export async function goneListingOf(deps: Deps, id: string, lang: Lang): Promise<GoneListing> {
  const { rows } = await deps.db.raw<{ rows: GoneRow[] }>(
    `select case when status in ('sold', 'rented') then status else 'expired' end as state,
       case when status in ('active', 'expired') then coalesce(least(expires_at, app_now()), updated_at) else updated_at end
         > app_now() - ? * interval '1 day' as is_kept,
       title_ar, title_en, category_id, transaction_type, city_id, neighborhood_id
     from listings
     where id = ? and published_at is not null
       and (status in ('sold', 'rented', 'expired') or (status = 'active' and expires_at <= app_now()))`,
    [KEPT_DAYS, id],
  );
  const [row] = rows;
  if (!row) throw new AppError('listing_not_found', 404);
  if (!row.is_kept) throw new AppError('listing_gone', 410);

  const { catalogue } = await deps.facts.get();
  const place = catalogue.places.byId(row.neighborhood_id ?? row.city_id);
  const city = catalogue.places.byId(row.city_id);
  const category = catalogue.categories.find(row.category_id);
  if (!place || !city || !category) throw new AppError('listing_gone', 410);

  const { items } = await findCards(
    deps,
    {
      conditions: placeConditions(city, { category: category.slug, transactionType: row.transaction_type }),
      size: WANTED,
    },
    lang,
  );
  return {
    id,
    state: row.state,
    title: (lang === 'ar' ? (row.title_ar ?? row.title_en) : (row.title_en ?? row.title_ar)) ?? '',
    place: {
      key: place.key,
      name: nameOf(place, lang),
      path: placePagePath(place, { category: category.slug, transactionType: row.transaction_type }),
    },
    category: { key: category.slug, name: nameOf(category, lang) },
    transactionType: row.transaction_type,
    similar: items,
  };
}
