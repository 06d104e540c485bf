import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import type { Catalogue } from '#lib/catalogue/index.ts';
import { AppError } from '#lib/errors.ts';
import { lockStanding } from '#lib/standing/lock-standing.ts';
import { openRevision, type RevisionRow, writeColumns } from '../listing-form/index.ts';
import { publishRevisionMedia } from '../listing-media/index.ts';
import {
  assertCategoryShown,
  beginPrices,
  freshFrom,
  type LockedListing,
  lockListing,
  moveListing,
  type RejectionCode,
  reasonOf,
  recordPrices,
} from '../listings/index.ts';
import { noteDecision, snapshot } from './decisions.ts';
import { columnsOf } from './waiting.ts';

export interface Decision {
  listingId: string;
  actorId: string;
  ip: string;
  /** The version that the administrator saw. */
  version: number;
}

/**
 * Makes what waits public, all or nothing: a new listing becomes active, a change replaces the approved version. The owner is
 * told ten seconds later (notify-decisions.ts).
 * @throws AppError listing_not_found (404), listing_decided, listing_changed_meanwhile, category_not_shown, owner_stopped (409)
 */
export const approve = (db: Db, decision: Decision & { catalogue: Catalogue }) =>
  db.transaction(async (trx) => {
    await lockSellerOf(trx, decision);
    const { listing, revision } = await lockWaiting(trx, decision);
    const isChange = listing.published_at !== null;
    await assertCategoryShown(trx, listing.category_id);
    const before = await snapshot(trx, listing.id);
    await beginPrices(trx, listing.id);
    if (isChange) await publishChange(trx, listing, revision, decision.catalogue);
    else {
      await assertStillValid(trx, listing, revision, decision.catalogue);
      await moveListing(trx, listing, 'active', 'admin');
    }
    await recordPrices(trx, listing.id);
    await closeRevision(trx, revision, decision, { state: 'approved', rejection_codes: [], rejection_text: null });
    await record(trx, decision, 'listing.approve', { status: listing.status, isChange, version: revision.version });
    await note(trx, decision, { decision: 'approve', revision, isChange }, before);
  });

/** Sends it back with reasons; of a published listing the approved version stays. */
export const reject = (db: Db, decision: Decision & { codes: RejectionCode[]; text: string }) =>
  db.transaction(async (trx) => {
    const { codes, text } = decision;
    const { listing, revision } = await lockWaiting(trx, decision);
    const isChange = listing.published_at !== null;
    const before = await snapshot(trx, listing.id);
    const reason = reasonOf(codes, text);
    if (!isChange) await moveListing(trx, listing, 'rejected', 'admin', { rejection_reason: reason.ar });
    await closeRevision(trx, revision, decision, {
      state: 'rejected',
      rejection_codes: codes,
      rejection_text: text || null,
    });
    const change = { status: listing.status, isChange, version: revision.version, codes };
    await record(trx, decision, 'listing.reject', change, text || codes.join(', '));
    await note(trx, decision, { decision: 'reject', revision, isChange }, before);
  });

/** Nothing becomes public of somebody whose listings are not shown. People before listings, as everywhere. */
async function lockSellerOf(trx: Db, { listingId }: Decision): Promise<void> {
  const listing = await trx('listings').where({ id: listingId }).first('owner_id');
  if (!listing) throw new AppError('listing_not_found', 404);
  const may = await lockStanding(trx, listing.owner_id);
  if (may.bePaid && !may.beShown) throw new AppError('owner_stopped', 409);
}

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

/** What waited may say something that its category has no word for any more. @throws AppError listing_outdated (409) */
async function assertStillValid(trx: Db, listing: LockedListing, revision: RevisionRow, catalogue: Catalogue) {
  if (Object.keys(revision.content).length === 0) return;
  const { category_id: categoryId } = listing;
  const { isStillValid } = await columnsOf(trx, { categoryId, content: revision.content, catalogue });
  if (!isStillValid) throw new AppError('listing_outdated', 409);
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

interface Outcome {
  decision: 'approve' | 'reject';
  revision: RevisionRow;
  isChange: boolean;
}
const note = (trx: Db, { listingId, actorId }: Decision, { decision, revision, isChange }: Outcome, before: string) =>
  noteDecision(
    trx,
    {
      listing_id: listingId,
      revision_id: revision.id,
      version: revision.version,
      decision,
      is_change: isChange,
      decided_by: actorId,
    },
    before,
  );
