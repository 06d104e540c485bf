import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { MIN_LISTINGS, PRIORITY_MAX, writePriorities } from '../listing-priority/index.ts';
import { lockSubscription } from '../subscriptions/index.ts';
import { isOfAccount, lockShown } from './queries.ts';

/**
 * The order in which listings of the whole account keep their places: those named first, then the others as they were.
 * @throws AppError no_active_subscription, listing_not_found (404), priority_single_listing (409)
 */
export const setOrder = (
  db: Db,
  { accountId, id, listingIds }: { accountId: string; id: string; listingIds: string[] },
): Promise<string[]> =>
  db.transaction(async (trx) => {
    // The clock archives by this order, so it waits until the order is written.
    await lockSubscription(trx, accountId);
    if (!(await isOfAccount(trx, accountId, id))) throw new AppError('no_active_subscription', 404);
    const shown = await lockShown(trx, accountId);
    const named = [...new Set(listingIds)];
    if (named.some((listingId) => !shown.includes(listingId))) throw new AppError('listing_not_found', 404);
    if (shown.length < MIN_LISTINGS) throw new AppError('priority_single_listing', 409);
    const order = [...named, ...shown.filter((listingId) => !named.includes(listingId))];
    const highest = Math.min(order.length, PRIORITY_MAX);
    await writePriorities(
      trx,
      order.map((listingId, index) => ({ listingId, priority: Math.max(0, highest - index) })),
    );
    return order;
  });
