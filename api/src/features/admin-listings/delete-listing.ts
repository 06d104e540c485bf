import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { stopBoostsAsRemoved } from '../boosts/index.ts';
import { closeReports } from '../listing-reports/index.ts';
import { lockListing } from '../listings/index.ts';
import { deleteListingRows } from '../my-listings/index.ts';
import { notify } from '../notifications/index.ts';
import type { Act } from './feature-listing.ts';
import { titlesOf } from './titles.ts';

/** Gone from every list with the commit, its reports upheld, its owner told why. @throws AppError listing_not_found (404) */
export const deleteListing = (db: Db, { listingId, actorId, ip, reason }: Act & { reason: string }) =>
  db.transaction(async (trx) => {
    const listing = await lockListing(trx, listingId);
    if (!listing) throw new AppError('listing_not_found', 404);
    await stopBoostsAsRemoved(trx, [listingId]);
    await deleteListingRows(trx, listingId);
    const reports = await closeReports(trx, listingId, actorId, 'upheld');
    await audit(trx, {
      actorId,
      ip,
      reason,
      action: 'listing.delete',
      subjectKind: 'listing',
      subjectId: listingId,
      before: { status: listing.status, ownerId: listing.owner_id, code: listing.code },
      after: { reports },
    });
    await notify(trx, {
      userId: listing.owner_id,
      type: 'listing',
      kind: 'listing_deleted',
      parameters: { ...titlesOf(listing), reason },
      url: '/dashboard/properties',
    });
  });
