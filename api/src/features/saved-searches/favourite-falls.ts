import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { SearchListingRow } from '@diyar/indexer/document';
import { enqueue } from '#jobs/enqueue.ts';
import type { TrueNews } from './true-news.ts';

/**
 * Held alone by what matches and by what takes news of favourites, shared by what folds: a fall and the searches that it meets are
 * seen together or not at all.
 */
export const FOLDS = 7_415_146;

/** A fall of a favourite's price, and from when its person may be told. */
export type NewFall = Pick<
  tables.FavouriteFallRow,
  'user_id' | 'listing_id' | 'deal' | 'was_cents' | 'price_cents' | 'due_at'
>;
export type FavouriteFall = Pick<tables.FavouriteFallRow, 'listing_id' | 'deal' | 'was_cents' | 'price_cents'>;

/**
 * Falls that alerts of the same person meet in the same listing, due by then: kept, to be told with them, so due as the first of
 * them is.
 * @returns whether each was kept
 */
export async function joinAlerts(trx: Db, falls: readonly NewFall[]): Promise<boolean[]> {
  if (falls.length === 0) return [];
  const { rows } = await trx.raw<{ rows: { position: number }[] }>(
    `with given as (
       select * from rows from (jsonb_to_recordset(?::jsonb) as (user_id uuid, listing_id uuid, deal text, was_cents bigint,
         price_cents bigint, due_at timestamptz)) with ordinality
         as g (user_id, listing_id, deal, was_cents, price_cents, due_at, position)),
     met as (
       select g.*, search.due_at as met_at from given g cross join lateral (
         select min(s.due_at) as due_at from saved_searches s join saved_search_alerts a on a.search_id = s.id
         where s.user_id = g.user_id and s.paused_at is null and s.due_at <= greatest(g.due_at, app_now())
           and a.listing_id = g.listing_id and a.delivery_id is null) search
       where search.due_at is not null),
     kept as (
       insert into favourite_falls (user_id, listing_id, deal, was_cents, price_cents, due_at)
       select user_id, listing_id, deal, was_cents, price_cents, met_at from met
       on conflict (user_id, listing_id, deal) do update
         set was_cents = excluded.was_cents, price_cents = excluded.price_cents, due_at = excluded.due_at, delivery_id = null)
     select position::int from met`,
    [JSON.stringify(falls)],
  );
  if (rows.length > 0) await enqueue(trx, 'saved_search_delivery', {});
  const kept = new Set(rows.map(({ position }) => position));
  return falls.map((_, at) => kept.has(at + 1));
}

/**
 * A search, and with it all that its person is told, waits for news of favourites in the same listings that are about to be taken;
 * not for long, should those stand still.
 */
export const AWAITS_FAVOURITES = `exists (
  select from saved_search_alerts a
    join favourite_news n on n.listing_id = a.listing_id and n.kind = 'price_drop' and n.at > app_now() - interval '10 minutes'
    join favourites k on k.listing_id = a.listing_id and k.user_id = s.user_id
  where a.search_id = s.id and a.delivery_id is null and not exists (
    select from listing_decisions d where d.listing_id = n.listing_id and d.told_at is null and d.taken_back_at is null))`;

const STILL_TRUE = `
  exists (select from favourites k where k.user_id = f.user_id and k.listing_id = f.listing_id)
  and exists (select from search_listing l cross join listings own cross join offered_prices(own.transaction_type,
      own.price_currency, own.price_cents, own.price_original, own.price_period, own.rent_cents, own.rent_original, own.rent_period) asked
    where l.id = f.listing_id and own.id = l.id and asked.deal = f.deal and asked.cents <= f.price_cents)`;

/** Due falls of a person that are still true; the others are forgotten. */
export async function dueFalls(trx: Db, userId: string): Promise<FavouriteFall[]> {
  await trx.raw(
    `delete from favourite_falls f where user_id = ? and due_at <= app_now() and delivery_id is null and not (${STILL_TRUE})`,
    [userId],
  );
  return trx('favourite_falls')
    .where({ user_id: userId })
    .whereNull('delivery_id')
    .whereRaw('due_at <= app_now()')
    .orderBy(['due_at', 'listing_id', 'deal'])
    .select('listing_id', 'deal', 'was_cents', 'price_cents');
}

export const fallsOfDelivery = async (trx: Db, deliveryId: string): Promise<FavouriteFall[]> => {
  const { rows } = await trx.raw<{ rows: FavouriteFall[] }>(
    `select listing_id, deal, was_cents, price_cents from favourite_falls f where delivery_id = ? and ${STILL_TRUE}`,
    [deliveryId],
  );
  return rows;
};

/** A fall as the news that it is, whether or not a search asks for it. */
export async function newsOfFall(trx: Db, fall: FavouriteFall): Promise<TrueNews[]> {
  const { rows } = await trx.raw<{ rows: SearchListingRow[] }>('select * from search_listing where id = ?', [
    fall.listing_id,
  ]);
  return rows.map((row) => ({
    row,
    cents: fall.price_cents,
    period: row.transaction_type === 'both' && fall.deal === 'rent' ? row.rent_period : row.price_period,
    wasCents: fall.was_cents,
  }));
}
