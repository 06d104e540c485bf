import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { lockListing } from '../listings/index.ts';
import { notify } from '../notifications/index.ts';
import { lockAccounts } from '../quotas/index.ts';
import { fitReceiver, handOver } from './transfer-listing.ts';

/** A transaction holds the locks of so many; an account with more gives them in several acts. */
export const MOST_AT_ONCE = 500;

interface Act {
  /** Who has the listings. */
  userId: string;
  to: string;
  actorId: string;
  ip: string;
  reason: string;
}

/**
 * Gives the listings of an account to another one, all or none of them: with too little room in the receiver's quota nothing
 * moves. @returns how many moved, and how many are left for another act
 * @throws AppError user_not_found (404), receiver_unfit, owner_limit_reached (409)
 */
export const transferListings = (db: Db, { userId, to, actorId, ip, reason }: Act) =>
  db.transaction(async (trx) => {
    const accounts = await lockAccounts(trx, [userId, to]);
    if (!accounts.has(userId)) throw new AppError('user_not_found', 404);
    const receiver = fitReceiver(accounts.get(to), userId);
    const own = () => trx('listings').where({ owner_id: userId }).whereNull('deleted_at');
    const ids: string[] = await own().orderBy('id').limit(MOST_AT_ONCE).pluck('id');
    let moved = 0;
    for (const id of ids) {
      const listing = await lockListing(trx, id);
      if (listing?.owner_id !== userId) continue;
      await handOver(trx, { listing, receiver, actorId, ip, reason });
      moved++;
    }
    await audit(trx, {
      actorId,
      ip,
      reason,
      action: 'user.transfer_listings',
      subjectKind: 'user',
      subjectId: userId,
      after: { to, listings: moved },
    });
    const news = { type: 'listing', url: '/dashboard/properties', parameters: { count: moved, reason } } as const;
    if (moved > 0) {
      await notify(trx, { ...news, userId, kind: 'listings_given_away' });
      await notify(trx, { ...news, userId: to, kind: 'listings_received' });
    }
    const left = await own().count();
    return { moved, left: Number(left[0]?.count) };
  });
