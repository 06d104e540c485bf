import type { Db } from '@diyar/db';
import { type Catalogue, streetPagePath } from '#lib/catalogue/index.ts';
import { FEWEST_ON_A_STREET } from './page-subject.ts';
import type { ListedAddress } from './place-addresses.ts';

interface Row {
  street: string;
  category: string | null;
  deal: string | null;
  count: number;
  last_changed: Date;
}

/** Canonical addresses of the streets' pages that search engines may keep, by path. One pass over what lies at a street. */
export async function streetAddresses(db: Db, catalogue: Catalogue): Promise<ListedAddress[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `with kinds as materialized (
       select street, s.category_path, s.transaction_type, count(*)::int as count, max(s.updated_at) as last_changed
       from search_listing s cross join unnest(s.streets) as street where s.streets <> '{}' group by 1, 2, 3)
     select street, category, deal, sum(count)::int as count, max(last_changed) as last_changed
     from kinds
       cross join unnest(null::text || category_path) as category
       cross join unnest(case transaction_type when 'both' then array[null, 'sale', 'rent']
         else array[null, transaction_type] end) as deal
     group by 1, 2, 3 having sum(count) >= ?`,
    [FEWEST_ON_A_STREET],
  );
  return rows
    .flatMap(({ street: key, category, deal, count, last_changed }) => {
      const street = catalogue.streets.byKey(key);
      const path = street && streetPagePath(street, catalogue, { category, transactionType: deal });
      return path === undefined ? [] : [{ path, category, lastChanged: last_changed, count }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
