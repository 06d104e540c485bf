import type { Db, ListingDecisionRow, ListingRow } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import { notifyOwner, reasonOf } from '../listings/index.ts';

/** Tells owners of decisions that can't be taken back any more. Two workers never tell the same one. */
export async function notifyDecisions(db: Db): Promise<void> {
  let approved = 0;
  for (;;) {
    const told = await db.transaction(notifyNext);
    if (!told) break;
    if (told.decision === 'approve') approved++;
  }
  // The marks are there; a worker that waits for such a listing need not wait for the minute.
  if (approved > 0) await enqueue(db, 'saved_search_matching', {});
}

async function notifyNext(trx: Db): Promise<ListingDecisionRow | undefined> {
  const { rows } = await trx.raw<{ rows: ListingDecisionRow[] }>(
    `update listing_decisions set told_at = app_now(), before = null where id = (
       select id from listing_decisions where told_at is null and taken_back_at is null and tell_at <= app_now()
       order by tell_at, id limit 1 for update skip locked)
     returning *`,
  );
  const [decision] = rows;
  if (!decision) return undefined;
  const listing = await trx('listings').where({ id: decision.listing_id }).first();
  const revision = await trx('listing_revisions').where({ id: decision.revision_id }).first();
  if (!listing || !revision || listing.deleted_at) return decision;
  // The listing was suspended, archived or sent in again within the ten seconds: the news would be false.
  const isOvertaken =
    decision.decision === 'approve' ? isHidden(decision, listing) : !(await isStillRejected(trx, decision));
  if (isOvertaken) return decision;
  const { is_change: isChange } = decision;
  if (decision.decision === 'approve')
    await notifyOwner(trx, listing, isChange ? 'listing_change_approved' : 'listing_approved');
  else {
    const reason = reasonOf(revision.rejection_codes, revision.rejection_text ?? '');
    await notifyOwner(trx, listing, isChange ? 'listing_change_rejected' : 'listing_rejected', reason);
  }
  return decision;
}

const isHidden = ({ is_change: isChange }: ListingDecisionRow, { status }: Pick<ListingRow, 'status'>): boolean =>
  status === 'suspended' || (!isChange && status !== 'active');

/** The revision stands as it was refused: it was not sent in again, nor refused once more since. */
async function isStillRejected(trx: Db, { id, revision_id: revisionId }: ListingDecisionRow): Promise<boolean> {
  const revision = await trx('listing_revisions').where({ id: revisionId, state: 'rejected' }).first('id');
  if (!revision) return false;
  const later = await trx('listing_decisions')
    .where({ revision_id: revisionId })
    .where('id', '>', id)
    .whereNull('taken_back_at')
    .first('id');
  return later === undefined;
}
