import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { dropRevisionMedia } from '../listing-media/index.ts';
import { lockOwnListing, moveListing } from '../listings/index.ts';
import { assertMoreThanDrafts } from '../office-team/index.ts';

export type OwnerStatus = 'draft' | 'active' | 'sold' | 'rented' | 'archived';
interface Own {
  id: string;
  ownerId: string;
}

/**
 * Another status, where the life of a listing has it (listings/status.ts).
 * @throws AppError listing_not_found (404), status_not_allowed, listing_limit_reached (409), account_stopped, drafts_only (403)
 */
export const changeStatus = (db: Db, { id, ownerId, status }: Own & { status: OwnerStatus }): Promise<void> =>
  db.transaction(async (trx) => {
    const listing = await lockOwnListing(trx, id, ownerId);
    if (listing.status === status && status !== 'active') return;
    if (listing.published_at && listing.status !== status) await assertMoreThanDrafts(trx, ownerId);
    await moveListing(trx, listing, status, 'owner');
    // Taken out of review, or given up: nothing waits for a decision any more.
    if (listing.published_at === null) {
      await trx('listing_revisions').where({ listing_id: id, state: 'pending' }).update({ state: 'draft' });
    }
  });

/**
 * "Still available": the term begins anew. Of what was sold, rented or archived an old button or another tab would say what is
 * not so: that is offered again by its status.
 * @throws AppError listing_not_found (404), not_offered, listing_limit_reached (409), account_stopped, drafts_only (403)
 */
export const confirm = (db: Db, { id, ownerId }: Own): Promise<void> =>
  db.transaction(async (trx) => {
    const listing = await lockOwnListing(trx, id, ownerId);
    await assertMoreThanDrafts(trx, ownerId);
    if (listing.status !== 'active' && listing.status !== 'expired')
      throw new AppError('not_offered', 409).with({ status: listing.status });
    await moveListing(trx, listing, 'active', 'owner');
  });

/** Gone from every list at once; the row stays for those who reported or bought it. Deleting twice is deleting once. */
export const remove = (db: Db, { id, ownerId }: Own): Promise<void> =>
  db.transaction(async (trx) => {
    const listing = await lockOwnListing(trx, id, ownerId);
    if (listing.published_at) await assertMoreThanDrafts(trx, ownerId);
    await deleteListingRows(trx, id);
  });

/** Of a locked listing: nothing of it waits or is shown any more. */
export async function deleteListingRows(trx: Db, id: string): Promise<void> {
  await trx('listings')
    .where({ id })
    .update({ status: 'archived', deleted_at: trx.raw('app_now()'), updated_at: trx.raw('app_now()') });
  await trx('listing_revisions')
    .where({ listing_id: id })
    .whereIn('state', ['draft', 'pending', 'rejected'])
    .update({ state: 'withdrawn', decided_at: trx.raw('app_now()') });
  await dropRevisionMedia(trx, id);
}
