import type { Db } from '@diyar/db';
import { openRevision } from '../listing-form/index.ts';
import type { LockedListing } from '../listings/index.ts';

export interface DecisionToAppeal {
  kind: 'rejection' | 'suspension';
  /** Names the decision among all of the listing. */
  about: string;
  version: number | null;
  /** Who decided; null where a rule did. */
  against: string | null;
}

/** Acts of the audit log that take a listing from view. */
export const SUSPENDING_ACTS = ['listing.suspend', 'listing.hold_back', 'listing.reports_uphold'] as const;

/** What an owner may object to now: a suspension, or else the rejection of what was sent last. */
export async function decisionToAppeal(trx: Db, listing: LockedListing): Promise<DecisionToAppeal | undefined> {
  if (listing.status === 'suspended') {
    const act = await trx('audit_log')
      .where({ subject_kind: 'listing', subject_id: listing.id })
      .whereIn('action', SUSPENDING_ACTS)
      .orderBy('id', 'desc')
      .first('id', 'actor_id');
    return { kind: 'suspension', about: String(act?.id ?? 'rule'), version: null, against: act?.actor_id ?? null };
  }
  const revision = await openRevision(trx, listing.id);
  if (revision?.state !== 'rejected') return undefined;
  const decided = await trx('listing_revisions').where({ id: revision.id }).first('decided_by');
  return {
    kind: 'rejection',
    about: revision.id,
    version: revision.version,
    against: decided?.decided_by ?? null,
  };
}
