import type { Db, ListingDecisionRow } from '@diyar/db';
import { enqueue } from '../../jobs/enqueue.ts';
import { type ListingNews, reasonOf, tellOwner } from '../listings/index.ts';

/** Tells owners of decisions that can't be taken back any more. Two workers never tell the same one. */
export async function tellDecisions(db: Db): Promise<void> {
  let approved = 0;
  for (;;) {
    const told = await db.transaction(tellNext);
    if (!told) break;
    if (told.decision === 'approve') approved++;
  }
  // The marks are there; a worker that waits for such a listing need not wait for the minute.
  if (approved > 0) await enqueue(db, 'saved_search_matching', {});
}

async function tellNext(trx: Db): Promise<ListingDecisionRow | undefined> {
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
  // Suspended or deleted within the ten seconds: its owner was told that.
  const isOverruled =
    listing?.deleted_at !== null || (decision.decision === 'approve' && listing.status === 'suspended');
  if (!listing || !revision || isOverruled) return decision;
  if (decision.decision === 'approve') await tellOwner(trx, listing, news(decision, 'approved'));
  else {
    const reason = reasonOf(revision.rejection_codes, revision.rejection_text ?? '');
    await tellOwner(trx, listing, news(decision, 'rejected'), reason);
  }
  return decision;
}

const news = ({ is_change: isChange }: ListingDecisionRow, what: 'approved' | 'rejected'): ListingNews =>
  isChange ? `listing_change_${what}` : `listing_${what}`;
