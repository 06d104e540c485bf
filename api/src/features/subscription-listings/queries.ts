import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { OF_ACCOUNT, TAKES_A_PLACE } from '../quotas/index.ts';
import type { SubscriptionListing } from './contract.ts';

export type PlacedListing = Pick<tables.ListingRow, 'id' | 'code' | 'title_ar' | 'title_en' | 'own_priority'> & {
  place: SubscriptionListing['place'];
};

const OWN_ORDER = 'l.own_priority desc, l.published_at desc nulls last, l.id';

/** What takes a place, and what the end of a plan took from view, in the owner's own order. */
export async function placedListings(db: Db, accountId: string): Promise<PlacedListing[]> {
  const { rows } = await db.raw<{ rows: PlacedListing[] }>(
    `select l.id, l.code, l.title_ar, l.title_en, l.own_priority, case l.status when 'active' then 'shown'
       when 'archived' then 'archived' else 'waiting' end as place
     from listings l
     where ${OF_ACCOUNT} and (${TAKES_A_PLACE} or (l.status = 'archived' and num_nonnulls(l.archived_by_subscription_id, l.archived_by_slots_id) > 0))
     order by l.status = 'archived', ${OWN_ORDER}`,
    { accountId },
  );
  return rows;
}

/** Listings of the account that have an order: those in view. Locked by id, so two who order at once wait for each other. */
export async function lockShown(trx: Db, accountId: string): Promise<string[]> {
  const shown = `${OF_ACCOUNT} and l.status = 'active' and ${TAKES_A_PLACE}`;
  await trx.raw(`select 1 from listings l where ${shown} order by l.id for no key update`, { accountId });
  const { rows } = await trx.raw<{ rows: Pick<tables.ListingRow, 'id'>[] }>(
    `select l.id from listings l where ${shown} order by ${OWN_ORDER}`,
    { accountId },
  );
  return rows.map(({ id }) => id);
}

export const isOfAccount = async (db: Db, accountId: string, id: string): Promise<boolean> =>
  (await db('subscriptions').where({ id, account_id: accountId }).first('id')) !== undefined;
