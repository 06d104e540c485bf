import type { Db } from '@diyar/db';
import { openRevision } from '../listing-form/index.ts';
import type { LockedListing } from '../listings/index.ts';

/** Acts of the audit log that take a listing from view. */
export const SUSPENDING_ACTS = ['listing.suspend', 'listing.hold_back', 'listing.reports_uphold'] as const;

/** SQL: what the last decision on a listing is called (`l`, with its open revision `r`); null where it can't be appealed. */
const DECISION = `case
  when l.status = 'suspended' then coalesce((
    select x.id::text from audit_log x where x.subject_kind = 'listing' and x.subject_id = l.id::text
      and x.action in (${SUSPENDING_ACTS.map((act) => `'${act}'`).join(', ')}) order by x.id desc limit 1), 'rule')
  when r.state = 'rejected' then r.id::text end`;

/** SQL: the owner's appeal of that decision, `{ state, answer }`; its state is `possible` before there is one, null when there is nothing to appeal. */
export const APPEAL_OF_LISTING = `(
  select json_build_object('state', coalesce(a.state, 'possible'), 'answer', a.answer)
  from (select ${DECISION} as about) decision left join listing_appeals a on a.listing_id = l.id and a.about = decision.about
    and (a.version is null or a.version = r.version)
  where decision.about is not null)`;

export interface DecisionToAppeal {
  kind: 'rejection' | 'suspension';
  /** Names the decision among all of the listing. */
  about: string;
  version: number | null;
  /** Who decided; null where a rule did. */
  against: string | null;
}

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
