import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { closeReports } from '../listing-reports/index.ts';
import { lockListing, moveListing, notifyOwner } from '../listings/index.ts';

interface Act {
  listingId: string;
  actorId: string;
  ip: string;
  /** Told to the owner of a suspended listing; an appeal that is granted may come without one. */
  reason?: string;
}

/** Out of public view with the commit. @throws AppError listing_not_found (404), status_not_allowed (409) */
export const suspend = (db: Db, act: Act & { reason: string }) =>
  flip(db, act, 'suspended', { suspension_reason: act.reason });

/** Whatever was reported of it is answered by this. */
export const unsuspend = (db: Db, act: Act) =>
  flip(db, act, 'active', { suspension_reason: null, is_held_back: false });

const flip = (db: Db, { listingId, actorId, ip, reason = '' }: Act, to: 'suspended' | 'active', columns: object) =>
  db.transaction(async (trx) => {
    const listing = await lockListing(trx, listingId);
    if (!listing) throw new AppError('listing_not_found', 404);
    // `pending` → `active` is a decision, not a restoration.
    if (to === 'active' && listing.status !== 'suspended') throw new AppError('status_not_allowed', 409);
    await moveListing(trx, listing, to, 'admin', { ...columns });
    if (to === 'active') await closeReports(trx, listingId, actorId, 'dismissed');
    await audit(trx, {
      actorId,
      ip,
      ...(reason && { reason }),
      action: to === 'suspended' ? 'listing.suspend' : 'listing.unsuspend',
      subjectKind: 'listing',
      subjectId: listingId,
      before: { status: listing.status },
      after: { status: to },
    });
    if (to === 'active') await notifyOwner(trx, listing, 'listing_restored');
    else await notifyOwner(trx, listing, 'listing_suspended', { ar: reason, en: reason });
  });
