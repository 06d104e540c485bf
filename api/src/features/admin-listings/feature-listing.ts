import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { featuredUntil, grantFeature } from '../boosts/index.ts';
import { assertCategoryShown, lockListing } from '../listings/index.ts';

export interface Act {
  listingId: string;
  actorId: string;
  ip: string;
}

/**
 * Features a public listing for some days from now; 0 days end it.
 * @throws AppError listing_not_found (404), status_not_allowed, category_not_shown (409)
 */
export const featureListing = (db: Db, { listingId, actorId, ip, days }: Act & { days: number }) =>
  db.transaction(async (trx) => {
    const listing = await lockListing(trx, listingId);
    if (!listing) throw new AppError('listing_not_found', 404);
    if (days > 0 && listing.status !== 'active') throw new AppError('status_not_allowed', 409);
    if (days > 0) await assertCategoryShown(trx, listing.category_id);
    const before = await featuredUntil(trx, listingId);
    await grantFeature(trx, { listingId, days });
    const after = await featuredUntil(trx, listingId);
    await audit(trx, {
      actorId,
      ip,
      action: 'listing.feature',
      subjectKind: 'listing',
      subjectId: listingId,
      before: { featuredUntil: before },
      after: { featuredUntil: after, days },
    });
    return after;
  });
