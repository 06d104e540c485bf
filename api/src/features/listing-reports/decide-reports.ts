import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { type ListingStatus, lockListing, moveListing, notifyOwner } from '../listings/index.ts';
import { closeReports } from './queries.ts';

interface Decision {
  listingId: string;
  actorId: string;
  ip: string;
  decision: 'dismiss' | 'uphold';
  reason: string;
}

/**
 * Closes a listing's open reports: dismissed, it stays or comes back; upheld, it leaves public view, with the reason.
 * @throws AppError listing_not_found (404), reports_decided (409)
 */
export const decideReports = (db: Db, { listingId, actorId, ip, decision, reason }: Decision) =>
  db.transaction(async (trx) => {
    const listing = await lockListing(trx, listingId);
    if (!listing) throw new AppError('listing_not_found', 404);
    const isUpheld = decision === 'uphold';
    const closed = await closeReports(trx, listingId, actorId, isUpheld ? 'upheld' : 'dismissed');
    if (closed === 0) throw new AppError('reports_decided', 409);

    const { is_held_back: isHeldBack } = await rowOf(trx('listings').where({ id: listingId }).first('is_held_back'));
    let status: ListingStatus = listing.status;
    const words = { ar: reason, en: reason };
    if (isUpheld && status === 'active') {
      status = 'suspended';
      await moveListing(trx, listing, status, 'admin', { suspension_reason: reason });
      await notifyOwner(trx, listing, 'listing_suspended', words);
    } else if (isUpheld && isHeldBack) {
      await trx('listings').where({ id: listingId }).update({ suspension_reason: reason, is_held_back: false });
      await notifyOwner(trx, listing, 'listing_suspended', words);
    } else if (!isUpheld && isHeldBack && status === 'suspended') {
      status = 'active';
      await moveListing(trx, listing, status, 'admin', { suspension_reason: null, is_held_back: false });
      await notifyOwner(trx, listing, 'listing_restored');
    }
    await audit(trx, {
      actorId,
      ip,
      reason: reason || undefined,
      action: isUpheld ? 'listing.reports_uphold' : 'listing.reports_dismiss',
      subjectKind: 'listing',
      subjectId: listingId,
      before: { status: listing.status, open: closed },
      after: { status },
    });
    return { closed, status };
  });
