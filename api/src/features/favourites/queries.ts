import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { SearchListingRow } from '@diyar/indexer/document';
import type { List } from '#rules/favourites.ts';

const TABLES: Record<List, string> = {
  favourites: 'favourites',
  hidden: 'hidden_listings',
  viewed: 'viewed_listings',
};

export type KeptRow = Pick<tables.FavouriteRow, 'listing_id' | 'at' | 'price_cents'>;

/** A person's list, newest first. */
export async function keptRows(db: Db, userId: string, list: List): Promise<KeptRow[]> {
  const price = list === 'favourites' ? 'k.price_cents' : 'null::bigint as price_cents';
  const { rows } = await db.raw<{ rows: KeptRow[] }>(
    `select k.listing_id, k.at, ${price} from ${TABLES[list]} k join listings l on l.id = k.listing_id
     where k.user_id = ? and l.deleted_at is null order by k.at desc, k.listing_id`,
    [userId],
  );
  return rows;
}

/** A single write of a person's lists at a time: whoever counts them next sees what this one adds. */
export const lockLists = (trx: Db, userId: string) => trx('users').where({ id: userId }).forNoKeyUpdate().first('id');

export const countKept = async (trx: Db, userId: string, list: List): Promise<number> =>
  Number((await trx(TABLES[list]).where({ user_id: userId }).count('* as n').first())?.n ?? 0);

interface Addition {
  id: string;
  /** When it was put there; undefined: now. */
  at?: string;
}

/**
 * Adds listings that the public may see now; others are left out. One that is there already stays as it was, but in
 * `viewed` it moves up. @param limit as many of them at most, the newest
 */
export async function addKept(
  trx: Db,
  { userId, list, additions, limit }: { userId: string; list: List; additions: readonly Addition[]; limit: number },
): Promise<void> {
  const [columns, values] = list === 'favourites' ? [', price_cents', ', s.price_cents'] : ['', ''];
  const clash = list === 'viewed' ? 'do update set at = greatest(k.at, excluded.at)' : 'do nothing';
  await trx.raw(
    `insert into ${TABLES[list]} as k (user_id, listing_id, at${columns})
     select ?, s.id, n.at${values} from search_listing s join (
       select distinct on (id) id, least(at, app_now()) as at
       from unnest(?::uuid[], ?::timestamptz[]) as given (id, at) order by id, at desc) n on n.id = s.id
     where not exists (select from ${TABLES[list]} t where t.user_id = ? and t.listing_id = s.id) or ? = 'viewed'
     order by n.at desc, s.id limit ?
     on conflict (user_id, listing_id) ${clash}`,
    [userId, additions.map(({ id }) => id), additions.map(({ at = 'infinity' }) => at), userId, list, limit],
  );
}

/** Beyond so many the oldest go. */
export const trimKept = (trx: Db, userId: string, list: List, most: number) =>
  trx.raw(
    `delete from ${TABLES[list]} where user_id = ? and listing_id in (
       select listing_id from ${TABLES[list]} where user_id = ? order by at desc, listing_id offset ?)`,
    [userId, userId, most],
  );

export const dropKept = (db: Db, userId: string, list: List, listingId: string) =>
  db(TABLES[list]).where({ user_id: userId, listing_id: listingId }).delete();

export const clearKept = (db: Db, userId: string, list: List) => db(TABLES[list]).where({ user_id: userId }).delete();

/** The listings among these that the public may see now. */
export async function publicRows(db: Db, ids: string[]): Promise<SearchListingRow[]> {
  const { rows } = await db.raw<{ rows: SearchListingRow[] }>(
    'select * from search_listing where id = any(?::uuid[])',
    [ids],
  );
  return rows;
}

export type GoneRow = Pick<tables.ListingRow, 'id' | 'title_ar' | 'title_en'> & {
  state: 'sold' | 'rented' | 'expired' | 'unavailable';
};

/** Listings that were public once; of those that left for a reason that is nobody's business only that they left. */
export async function goneRows(db: Db, ids: string[]): Promise<GoneRow[]> {
  const { rows } = await db.raw<{ rows: GoneRow[] }>(
    `select id, state,
       case when state <> 'unavailable' then title_ar end as title_ar,
       case when state <> 'unavailable' then title_en end as title_en
     from (select id, title_ar, title_en,
         case when status in ('sold', 'rented') then status
           when status = 'expired' or (status = 'active' and expires_at <= app_now()) then 'expired'
           else 'unavailable' end as state
       from listings where id = any(?::uuid[]) and published_at is not null and deleted_at is null) l`,
    [ids],
  );
  return rows;
}
