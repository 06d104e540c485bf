import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { ListingStatus } from './contract.ts';
import { type LockedListing, lockListing, moveListing } from './move.ts';
import { notifyOwner } from './notify-owner.ts';
import { ASK_AFTER_DAYS } from './status.ts';

const AT_ONCE = 500;

/**
 * Asks "still available?" after 14 days of silence, and gives those past their term the status that the clock gave them
 * already: what the public sees never waits for this job. Safe to run twice, and at once with its owner.
 */
export async function askStillAvailable(db: Db): Promise<{ asked: number; hidden: number }> {
  const silent = await idsOf(
    db,
    `expires_at > app_now() and confirmed_at < app_now() - interval '${ASK_AFTER_DAYS} days'
     and (freshness_asked_at is null or freshness_asked_at < confirmed_at)`,
  );
  const ended = await idsOf(db, 'expires_at <= app_now()');
  let [asked, hidden] = [0, 0];
  for (const id of silent) if (await ask(db, id)) asked++;
  for (const id of ended) if (await hide(db, id)) hidden++;
  return { asked, hidden };
}

async function idsOf(db: Db, condition: string): Promise<string[]> {
  const { rows } = await db.raw<{ rows: Pick<tables.ListingRow, 'id'>[] }>(
    `select id from listings where status = 'active' and deleted_at is null and ${condition} order by confirmed_at limit ${AT_ONCE}`,
  );
  return rows.map((row) => row.id);
}

const inTurn = (db: Db, id: string, status: ListingStatus, act: (trx: Db, listing: LockedListing) => Promise<void>) =>
  db.transaction(async (trx) => {
    const listing = await lockListing(trx, id);
    if (listing?.status !== status) return false;
    await act(trx, listing);
    return true;
  });

const ask = (db: Db, id: string) =>
  inTurn(db, id, 'active', async (trx, listing) => {
    await trx('listings')
      .where({ id })
      .update({ freshness_asked_at: trx.raw('app_now()') });
    await notifyOwner(trx, listing, 'listing_still_available');
  });

const hide = (db: Db, id: string) =>
  inTurn(db, id, 'expired', async (trx, listing) => {
    await moveListing(trx, { ...listing, status: 'active' }, 'expired', 'clock');
    await notifyOwner(trx, listing, 'listing_hidden');
  });
