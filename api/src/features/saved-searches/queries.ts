import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import type { Criteria } from '../search/index.ts';
import type { SavedSearch } from './contract.ts';

export type SavedSearchRow = Pick<
  tables.SavedSearchRow,
  'id' | 'user_id' | 'name' | 'query' | 'frequency' | 'by_email' | 'in_app' | 'paused_at' | 'seen_at' | 'created_at'
> & {
  new_count: number;
};
export interface NewSearch {
  userId: string;
  name: string;
  query: string;
  criteria: Criteria;
  keys: string[];
  minPriceCents: number | null;
  maxPriceCents: number | null;
  frequency: SavedSearch['frequency'];
  byEmail: boolean;
  inApp: boolean;
}

const SEARCHES = `
  select s.id, s.user_id, s.name, s.query, s.frequency, s.by_email, s.in_app, s.paused_at, s.seen_at, s.created_at,
    (select count(distinct a.listing_id)::int from saved_search_alerts a
      where a.search_id = s.id and a.at > s.seen_at) as new_count
  from saved_searches s`;

export async function searchesOf(db: Db, userId: string, id?: string): Promise<SavedSearchRow[]> {
  const { rows } = await db.raw<{ rows: SavedSearchRow[] }>(
    `${SEARCHES} where s.user_id = ? and (?::uuid is null or s.id = ?) order by s.created_at desc, s.id desc`,
    [userId, id ?? null, id ?? null],
  );
  return rows;
}

/** Under the lock of the account: twenty that are saved at once are counted one after the other. */
export async function countUnderLock(trx: Db, userId: string): Promise<number> {
  await trx('users').where({ id: userId }).forUpdate().first('id');
  const [row] = await trx('saved_searches').where({ user_id: userId }).count({ n: '*' });
  return Number(row?.n ?? 0);
}

export const searchWith = (db: Db, userId: string, query: string): Promise<{ id: string } | undefined> =>
  db('saved_searches').where({ user_id: userId, query }).whereRaw('md5(query) = md5(?)', [query]).first('id');

export async function insertSearch(trx: Db, search: NewSearch): Promise<string> {
  const row = await rowOf(
    trx('saved_searches')
      .insert({
        user_id: search.userId,
        name: search.name,
        query: search.query,
        criteria: JSON.stringify(search.criteria),
        keys: search.keys,
        min_price_cents: search.minPriceCents,
        max_price_cents: search.maxPriceCents,
        frequency: search.frequency,
        by_email: search.byEmail,
        in_app: search.inApp,
      })
      .returning('id'),
  );
  return row.id;
}

export const hasWaiting = async (db: Db, id: string): Promise<boolean> =>
  (await db('saved_search_alerts').where({ search_id: id }).whereNull('delivery_id').first('search_id')) !== undefined;

export async function quietHoursOf(db: Db, userId: string): Promise<{ from: number; until: number } | null> {
  const row = await db('alert_quiet_hours').where({ user_id: userId }).first('from_hour', 'until_hour');
  return row ? { from: row.from_hour, until: row.until_hour } : null;
}

export const markSeen = (db: Db, userId: string, id: string): Promise<number> =>
  db('saved_searches')
    .where({ id, user_id: userId })
    .update({ seen_at: db.raw('app_now()') });

export const deleteSearch = (db: Db, userId: string, id: string): Promise<number> =>
  db('saved_searches').where({ id, user_id: userId }).delete();
