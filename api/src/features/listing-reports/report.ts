import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { lockListing, moveListing, notifyOwner } from '../listings/index.ts';
import type { ReportType } from './contract.ts';
import { addReport, openWeight, reportsToday, weightOf } from './queries.ts';

/** Open reports that weigh as much take a listing out of view until somebody has looked: one word of weight 4, two of 2, four of 1. */
export const HIDING_WEIGHT = 4;
const A_DAY_AT_MOST = 20;

/** The owner's view; reporters are never named. */
const REASON = {
  ar: 'وصلتنا بلاغات عن هذا الإعلان، فأخفيناه حتى يراجعه فريقنا.',
  en: 'Several people reported this listing, so it is hidden until our team has looked at it.',
};

interface Report {
  listingId: string;
  reporterId: string;
  ip: string;
  type: ReportType;
  note: string;
}

/**
 * Keeps the report and, when the open ones weigh enough, takes the listing out of public view in the same transaction.
 * @returns whether the listing was hidden by it
 * @throws AppError listing_not_found (404), own_listing_reported, already_reported (409), too_many_requests (429)
 */
export const report = (db: Db, { listingId, reporterId, ip, type, note }: Report): Promise<boolean> =>
  db.transaction(async (trx) => {
    // The person first: her reports of the day are counted one after the other.
    await trx('users').where({ id: reporterId }).forNoKeyUpdate().first('id');
    const listing = await lockListing(trx, listingId);
    const isPublic = listing?.status === 'active' || (await isHeldBack(trx, listingId));
    if (!listing || !isPublic) throw new AppError('listing_not_found', 404);
    if (listing.owner_id === reporterId) throw new AppError('own_listing_reported', 409);
    if ((await reportsToday(trx, reporterId)) >= A_DAY_AT_MOST) throw new AppError('too_many_requests', 429);

    const weight = await weightOf(trx, reporterId);
    if (!(await addReport(trx, { listingId, reporterId, type, note, weight }))) {
      throw new AppError('already_reported', 409);
    }
    const sum = await openWeight(trx, listingId);
    if (listing.status !== 'active' || sum < HIDING_WEIGHT) return false;

    const owner = await trx('users').where({ id: listing.owner_id }).first('language');
    const reason = REASON[owner?.language === 'en' ? 'en' : 'ar'];
    await moveListing(trx, listing, 'suspended', 'reports', { suspension_reason: reason, is_held_back: true });
    await audit(trx, {
      actorId: null,
      ip,
      reason: REASON.en,
      action: 'listing.hold_back',
      subjectKind: 'listing',
      subjectId: listingId,
      before: { status: 'active' },
      after: { status: 'suspended', weight: sum },
    });
    await notifyOwner(trx, listing, 'listing_suspended', REASON);
    return true;
  });

/** Whoever had the page open while the others reported it may still say so. */
const isHeldBack = async (trx: Db, id: string): Promise<boolean> =>
  Boolean((await trx('listings').where({ id, is_held_back: true }).first('id'))?.id);
