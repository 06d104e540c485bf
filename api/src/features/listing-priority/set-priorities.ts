import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { PRIORITY_MAX } from './contract.ts';
import { lockOrder, writePriorities } from './queries.ts';

export interface Update {
  listingId: string;
  priority: number;
}

/** With one listing there is nothing to order (spec, section 5). */
export const MIN_LISTINGS = 2;

/** All or none. @throws AppError listing_not_found (404), priority_single_listing (409) */
export const setPriorities = (db: Db, ownerId: string, updates: Update[]): Promise<Update[]> =>
  db.transaction(async (trx) => {
    await lockOwn(trx, ownerId, updates);
    // Named twice, the last word counts.
    const last = [...new Map(updates.map((update) => [update.listingId, update])).values()];
    await writePriorities(trx, last);
    return last;
  });

/** The whole order at once: those named first, in this order, then the others in theirs. */
export const reorder = (db: Db, ownerId: string, listingIds: string[]): Promise<Update[]> =>
  db.transaction(async (trx) => {
    const named = [...new Set(listingIds)];
    const all = await lockOwn(
      trx,
      ownerId,
      named.map((listingId) => ({ listingId })),
    );
    const rest = all.filter((id) => !named.includes(id));
    const order = [...named, ...rest];
    const updates = order.map((listingId, index) => ({
      listingId,
      priority: Math.max(0, Math.min(order.length, PRIORITY_MAX) - index),
    }));
    await writePriorities(trx, updates);
    return updates;
  });

async function lockOwn(trx: Db, ownerId: string, wanted: { listingId: string }[]): Promise<string[]> {
  const own = (await lockOrder(trx, ownerId)).map(({ id }) => id);
  if (wanted.some(({ listingId }) => !own.includes(listingId))) throw new AppError('listing_not_found', 404);
  if (own.length < MIN_LISTINGS) throw new AppError('priority_single_listing', 409);
  return own;
}
