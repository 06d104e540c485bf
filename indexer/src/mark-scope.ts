import type { Db } from '@diyar/db';
import { rowsOf } from './sql.ts';

/** Listings that name a fact: in one of these categories or places, with one of these deals or attributes. */
export interface Scope {
  categories: string[];
  places: string[];
  transactions: string[];
  attributes: string[];
}

/** A page of marks keeps writers of those listings waiting for some tens of milliseconds. */
const PAGE = 2_000;

const mark = `
  with page as materialized (
      select id from listings where status = 'active' and id > ? and (
        category_id = any(?::uuid[]) or province_id = any(?::uuid[]) or city_id = any(?::uuid[])
        or neighborhood_id = any(?::uuid[]) or transaction_type = any(?::text[])
        or jsonb_exists_any(attributes, ?::text[]))
      order by id limit ?),
    marked as materialized (select mark_listings((select array_agg(id) from page)))
  select (array_agg(id order by id desc))[1] as last, count(*) from page, marked`;

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Marks the next page of the scope's listings. @returns the last one marked; undefined when there is no further page */
export async function markScope(db: Db, scope: Scope, cursor: string | null): Promise<string | undefined> {
  const { categories, places, transactions, attributes } = scope;
  if (isEmpty(scope)) return undefined;
  const [row] = await rowsOf<{ last: string | null; count: number }>(
    db,
    mark,
    [cursor ?? FIRST, categories, places, places, places, transactions, attributes, PAGE],
    120_000,
  );
  return row?.last && row.count === PAGE ? row.last : undefined;
}

export const isEmpty = (scope: Scope): boolean => Object.values(scope).every((named) => named.length === 0);
