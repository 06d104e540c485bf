import type { Db, ListingAppealRow } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import type { Catalogue } from '#lib/catalogue/index.ts';
import { AppError } from '#lib/errors.ts';
import { approve, unsuspend } from '../listing-review/index.ts';
import { type LockedListing, lockListing } from '../listings/index.ts';
import { notify } from '../notifications/index.ts';
import { claimSlot, lockSeller } from '../quotas/index.ts';
import { decisionToAppeal } from './decision-to-appeal.ts';
import { hasOtherAdministrator } from './queries.ts';

const TOLD = { granted: 'appeal_granted', denied: 'appeal_denied' } as const;

interface Decision {
  appealId: string;
  actorId: string;
  ip: string;
  decision: 'grant' | 'deny';
  answer: string;
  catalogue: Catalogue;
}

/**
 * Decides about an appeal; granted, the listing is public at once. Whoever made the decision leaves it to another administrator,
 * unless there is none.
 * @throws AppError appeal_not_found (404), appeal_decided, appeal_needs_another, owner_limit_reached (409), account_stopped (403)
 */
export const decideAppeal = (
  db: Db,
  { appealId, actorId, ip, decision, answer, catalogue }: Decision,
): Promise<'granted' | 'denied'> =>
  db.transaction(async (trx) => {
    const known = await trx('listing_appeals').where({ id: appealId }).first('listing_id');
    const owned = known && (await trx('listings').where({ id: known.listing_id }).first('owner_id'));
    if (!known || !owned) throw new AppError('appeal_not_found', 404);
    // The owner's row before the listing's, as everywhere: a rejected listing needs its place again.
    if (decision === 'grant') await lockSeller(trx, owned.owner_id);
    const listing = await lockListing(trx, known.listing_id);
    const appeal = await trx('listing_appeals').where({ id: appealId }).forUpdate().first();
    if (!listing || !appeal) throw new AppError('appeal_not_found', 404);
    if (appeal.state !== 'open' || !(await isStillSo(trx, listing, appeal))) throw new AppError('appeal_decided', 409);
    if (appeal.against === actorId && (await hasOtherAdministrator(trx, actorId)))
      throw new AppError('appeal_needs_another', 409);

    const state = decision === 'grant' ? 'granted' : 'denied';
    await trx('listing_appeals')
      .where({ id: appealId })
      .update({ state, answer: answer || null, decided_by: actorId, decided_at: trx.raw('app_now()') });
    await audit(trx, {
      actorId,
      ip,
      ...(answer && { reason: answer }),
      action: `appeal.${decision}`,
      subjectKind: 'appeal',
      subjectId: appealId,
      before: { kind: appeal.kind, listing: listing.id },
      after: { status: state },
    });
    if (decision === 'grant') await reverse(trx, { listing, appeal, actorId, ip, reason: answer, catalogue });
    await notify(trx, {
      userId: listing.owner_id,
      type: 'listing',
      kind: TOLD[state],
      parameters: {
        titleAr: listing.title_ar ?? listing.title_en ?? '',
        titleEn: listing.title_en ?? listing.title_ar ?? '',
        answer,
      },
      url: `/dashboard/properties?listing=${listing.id}`,
    });
    return state;
  });

/** The decision that is appealed stands as it stood. */
async function isStillSo(trx: Db, listing: LockedListing, { about, version }: ListingAppealRow): Promise<boolean> {
  const now = await decisionToAppeal(trx, listing);
  return now?.about === about && now.version === version;
}

interface Reversal {
  listing: LockedListing;
  appeal: ListingAppealRow;
  actorId: string;
  ip: string;
  reason: string;
  catalogue: Catalogue;
}

async function reverse(trx: Db, { listing, appeal, actorId, ip, reason, catalogue }: Reversal): Promise<void> {
  if (appeal.kind === 'suspension') {
    await unsuspend(trx, { listingId: listing.id, actorId, ip, reason });
    return;
  }
  await trx('listing_revisions')
    .where({ id: appeal.about })
    .update({ state: 'pending', rejection_codes: [], rejection_text: null, decided_by: null, decided_at: null });
  if (listing.published_at === null) {
    await claimSlot(trx, listing, 'admin');
    await trx('listings').where({ id: listing.id }).update({ status: 'pending', rejection_reason: null });
  }
  await approve(trx, { listingId: listing.id, actorId, ip, version: appeal.version ?? 0, catalogue });
}
