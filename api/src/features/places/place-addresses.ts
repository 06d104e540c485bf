import type { Db } from '@diyar/db';
import type { Catalogue, Place } from '../../lib/catalogue/index.ts';
import { placePath } from '../../lib/place-address.ts';
import { addressOf, samePlace } from './address-words.ts';

export interface ListedAddress {
  path: string;
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
 * Canonical addresses of every place page that has something on it: what sitemaps are made of. One pass over the public
 * listings for each kind of place; a page with nothing behind it is not among them.
 */
export async function* placeAddresses(db: Db, { places }: Catalogue): AsyncGenerator<ListedAddress> {
  for (const kind of ['province', 'city', 'neighborhood'] as const) {
    const { rows } = await db.raw<{ rows: Row[] }>(`
      with shown as (
        select s.id, s.${kind}_id as place_id, s.category_path, s.updated_at,
          case s.transaction_type when 'both' then array['sale', 'rent'] else array[s.transaction_type] end as deals
        from search_listing s where s.${kind}_id is not null)
      select place_id, category, deal, count(distinct id)::int as count, max(updated_at) as last_changed
      from shown cross join unnest(category_path) as category cross join unnest(deals) as deal
      group by grouping sets ((place_id), (place_id, category), (place_id, deal), (place_id, category, deal))`);
    for (const row of rows) {
      const place = places.byId(row.place_id);
      if (place && isOwn(place)) yield present(place, row);
    }
  }
}

/** Damascus the city has the province's page. */
const isOwn = (place: Place): boolean => samePlace(place) === place;

const present = (place: Place, { category, deal, count, last_changed }: Row): ListedAddress => ({
  path: placePath(addressOf(place, { category, transactionType: deal })),
  lastChanged: last_changed,
  count,
});
