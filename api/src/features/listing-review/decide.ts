import type { Db } from '@diyar/db';
import { enqueue } from '../../jobs/enqueue.ts';
import { audit } from '../../lib/audit.ts';
import type { Catalogue } from '../../lib/catalogue/index.ts';
import { AppError } from '../../lib/errors.ts';
import { openRevision, type RevisionRow, writeColumns } from '../listing-form/index.ts';
import { publishRevisionMedia } from '../listing-media/index.ts';
import type { RejectionCode } from '../listings/contract.ts';
import {
  freshFrom,
  type LockedListing,
  lockListing,
  moveListing,
  REJECTION_REASONS,
  recordPrice,
  tellOwner,
} from '../listings/index.ts';
import { columnsOf } from './waiting.ts';

export interface Decision {
  listingId: string;
  actorId: string;
  ip: string;
  /** What the administrator saw. */
  version: number;
}

/**
 * Makes what waits public, all or nothing: a new listing becomes active, a change replaces the approved version.
 * @throws AppError listing_not_found (404), listing_decided, listing_changed_meanwhile (409)
 */
export const approve = (db: Db, decision: Decision & { catalogue: Catalogue }) =>
  db.transaction(async (trx) => {
    const { listing, revision } = await lockWaiting(trx, decision);
    const isChange = listing.published_at !== null;
    if (isChange) await publishChange(trx, listing, revision, decision.catalogue);
    else await moveListing(trx, listing, 'active', 'admin');
    await recordPrice(trx, listing);
    await closeRevision(trx, revision, decision, { state: 'approved', rejection_codes: [], rejection_text: null });
    await record(trx, decision, 'listing.approve', { status: listing.status, isChange, version: revision.version });
    await tellOwner(trx, listing, isChange ? 'listing_change_approved' : 'listing_approved');
    // Its marks are there; who waits for such a listing need not wait for the minute.
    await enqueue(trx, 'saved_search_matching', {});
  });

/** Sends it back with reasons; of a published listing the approved version stays. */
export const reject = (db: Db, decision: Decision & { codes: RejectionCode[]; text: string }) =>
  db.transaction(async (trx) => {
    const { codes, text } = decision;
    const { listing, revision } = await lockWaiting(trx, decision);
    const isChange = listing.published_at !== null;
    const reason = reasonOf(codes, text);
    if (!isChange) await moveListing(trx, listing, 'rejected', 'admin', { rejection_reason: reason.ar });
    await closeRevision(trx, revision, decision, {
      state: 'rejected',
      rejection_codes: codes,
      rejection_text: text || null,
    });
    const change = { status: listing.status, isChange, version: revision.version, codes };
    await record(trx, decision, 'listing.reject', change, text || codes.join(', '));
    await tellOwner(trx, listing, isChange ? 'listing_change_rejected' : 'listing_rejected', reason);
  });

/** The listing's row first: whoever decides second finds it decided. */
async function lockWaiting(trx: Db, { listingId, version }: Decision) {
  const listing = await lockListing(trx, listingId);
  if (!listing) throw new AppError('listing_not_found', 404);
  const revision = await openRevision(trx, listingId);
  const isWaiting = revision?.state === 'pending' && (listing.status === 'pending' || listing.published_at !== null);
  if (!isWaiting) throw new AppError('listing_decided', 409);
  if (revision.version !== version) throw new AppError('listing_changed_meanwhile', 409);
  return { listing, revision };
}

async function publishChange(trx: Db, listing: LockedListing, revision: RevisionRow, catalogue: Catalogue) {
  if (Object.keys(revision.content).length > 0) {
    const { category_id: categoryId } = listing;
    const { columns, isStillValid } = await columnsOf(trx, { categoryId, content: revision.content, catalogue });
    if (!isStillValid) throw new AppError('listing_outdated', 409);
    await writeColumns(trx, listing.id, columns);
  }
  await publishRevisionMedia(trx, listing.id, revision.id);
  // Whoever changed it has looked at it.
  if (listing.status === 'active') await trx('listings').where({ id: listing.id }).update(freshFrom(trx));
}

const closeRevision = (trx: Db, { id }: RevisionRow, { actorId }: Decision, columns: Record<string, unknown>) =>
  trx('listing_revisions')
    .where({ id })
    .update({ ...columns, decided_by: actorId, decided_at: trx.raw('app_now()') });

const record = (trx: Db, { actorId, ip, listingId }: Decision, action: string, after: object, reason?: string) =>
  audit(trx, { actorId, ip, action, subjectKind: 'listing', subjectId: listingId, after: { ...after }, reason });

/** The sentences of the codes and the administrator's own words, for each language. */
function reasonOf(codes: RejectionCode[], text: string): Record<'ar' | 'en', string> {
  const own = codes.filter((code) => code !== 'other');
  const words = (lang: 'ar' | 'en') =>
    [...own.map((code) => REJECTION_REASONS[code][lang]), text].filter(Boolean).join(' ');
  return { ar: words('ar'), en: words('en') };
}
