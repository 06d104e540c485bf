import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { lockStanding } from '#lib/standing/lock-standing.ts';

interface Handover {
  officeId: string;
  from: string;
  to: string;
  /** A single listing, instead of all. */
  listingId?: string;
}

/**
 * Gives what somebody has of an office to a colleague: listings with all that is theirs, and conversations. The office's quota
 * counts them as before. A colleague who once asked about such a listing cannot answer themselves: the office has that thread.
 * @returns how many of each
 */
export async function handOver(
  trx: Db,
  { officeId, from, to, listingId }: Handover,
): Promise<{ listings: number; leads: number }> {
  const listings = await trx('listings')
    .where({ office_id: officeId, owner_id: from, ...(listingId && { id: listingId }) })
    .update({ owner_id: to, own_priority: 0, updated_at: trx.raw('app_now()') });
  const leads = await trx('leads')
    .where({ office_id: officeId, ...(listingId && { listing_id: listingId }) })
    .where((theirs) => theirs.where({ owner_id: from }).orWhere({ assigned_to: from }))
    .update({
      owner_id: trx.raw(
        'case when owner_id = :from then case when enquirer_id is distinct from :to then :to::uuid end else owner_id end',
        { from, to },
      ),
      assigned_to: trx.raw(
        'case when assigned_to = :from then case when enquirer_id is distinct from :to then :to::uuid end else assigned_to end',
        { from, to },
      ),
      version: trx.raw('version + 1'),
      changed_by: to,
    });
  return { listings, leads };
}

/**
 * Of a colleague whom somebody names. Whoever may not act would take the listings out of public view with them; assistants only
 * prepare drafts.
 * @param field of the request's body or query
 * @throws AppError colleague_stopped, colleague_drafts_only (409)
 */
export async function assertMayTakeOver(
  trx: Db,
  userId: string,
  { isDraft = false, field }: { isDraft?: boolean; field: string },
): Promise<void> {
  const may = await lockStanding(trx, userId);
  if (!may.act) throw new AppError('colleague_stopped', 409).on(field);
  if (!isDraft && !may.receive) throw new AppError('colleague_drafts_only', 409).on(field);
}
