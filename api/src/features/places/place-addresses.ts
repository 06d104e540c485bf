import type { Db } from '@diyar/db';
import { type Catalogue, type Place, placePagePath, samePlace } from '#lib/catalogue/index.ts';

export interface ListedAddress {
  path: string;
  /** Slug, or null for a page of all categories. */
  category: string | null;
  /** When the newest of its listings last changed. */
  lastChanged: Date;
  count: number;
}

interface Row {
  place_id: string;
  category: string | null;
  deal: string | null;
  count: number;
  last_changed: Date;
}

/**
 * Canonical addresses of every place page that has something on it, province by province: what sitemaps are made of. A page
 * with nothing behind it is not among them.
 */
export async function* placeAddresses(db: Db, { places }: Catalogue): AsyncGenerator<ListedAddress> {
  for (const province of places.provinces) yield* await placeAddressesIn(db, { places }, province);
}

/** Places of one province, by path. One pass over its public listings; everything after is counted on their kinds. */
export async function placeAddressesIn(
  db: Db,
  { places }: Pick<Catalogue, 'places'>,
  province: Place,
): Promise<ListedAddress[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `with kinds as materialized (
       select s.city_id, s.neighborhood_id, s.category_path, s.transaction_type,
         count(*)::int as count, max(s.updated_at) as last_changed
       from search_listing s where s.province_id = :province group by 1, 2, 3, 4)
     select place_id, category, deal, sum(count)::int as count, max(last_changed) as last_changed
     from kinds
       cross join unnest(array[cast(:province as uuid), city_id, neighborhood_id]) as place_id
       cross join unnest(null::text || category_path) as category
       cross join unnest(case transaction_type when 'both' then array[null, 'sale', 'rent']
         else array[null, transaction_type] end) as deal
     where place_id is not null
     group by 1, 2, 3`,
    { province: province.id },
  );
  return rows
    .flatMap((row) => {
      const place = places.byId(row.place_id);
      return place && isOwn(place) ? [present(place, row)] : [];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Damascus the city has the province's page. */
const isOwn = (place: Place): boolean => samePlace(place) === place;

const present = (place: Place, { category, deal, count, last_changed }: Row): ListedAddress => ({
  path: placePagePath(place, { category, transactionType: deal }),
  category,
  lastChanged: last_changed,
  count,
});
