import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { type LockedListing, lockListing } from '../listings/index.ts';
import { notify } from '../notifications/index.ts';
import { claimSlot, type LockedAccount, lockAccounts, takesPlace } from '../quotas/index.ts';
import type { Act } from './feature-listing.ts';
import { titlesOf } from './titles.ts';

/**
 * Gives a listing to another seller, within the receiver's quota. Photos, video, revisions, prices and views are the listing's
 * and go along; conversations stay with those who had them, since their words were written to somebody else.
 * @throws AppError listing_not_found (404), receiver_unfit, owner_limit_reached (409)
 */
export const transferListing = (db: Db, { listingId, actorId, ip, to, reason }: Act & { to: string; reason: string }) =>
  db.transaction(async (trx) => {
    const known = await trx('listings').where({ id: listingId }).whereNull('deleted_at').first('owner_id');
    if (!known) throw new AppError('listing_not_found', 404);
    const accounts = await lockAccounts(trx, [known.owner_id, to]);
    const listing = await lockListing(trx, listingId);
    // Given away or deleted between the two statements.
    if (!listing || listing.owner_id !== known.owner_id) throw new AppError('listing_not_found', 404);
    const receiver = fitReceiver(accounts.get(to), listing.owner_id);
    await handOver(trx, { listing, receiver, actorId, ip, reason });
    const news = { type: 'listing', parameters: { ...titlesOf(listing), reason } } as const;
    await notify(trx, {
      ...news,
      userId: listing.owner_id,
      kind: 'listing_given_away',
      url: '/dashboard/properties',
    });
    await notify(trx, {
      ...news,
      userId: to,
      kind: 'listing_received',
      url: `/dashboard/properties?listing=${listingId}`,
    });
    return { ownerId: to, officeId: receiver.office_id };
  });

/** Nobody is given what they could not manage, or already have. @throws AppError receiver_unfit (409) */
export function fitReceiver(receiver: LockedAccount | undefined, giverId: string): LockedAccount {
  if (!receiver || receiver.id === giverId || !receiver.may_receive) throw new AppError('receiver_unfit', 409).on('to');
  return receiver;
}

interface Handover {
  listing: LockedListing;
  receiver: LockedAccount;
  actorId: string;
  ip: string;
  reason: string;
}

/** Writes the new owner of a locked listing, with its audit row. @throws AppError owner_limit_reached (409) */
export async function handOver(trx: Db, { listing, receiver, actorId, ip, reason }: Handover): Promise<void> {
  const { id: ownerId, office_id: officeId } = receiver;
  // Within one office the listing counts once, before and after.
  const isOneQuota = officeId !== null && officeId === listing.office_id;
  if (!isOneQuota && (await takesPlace(trx, listing.id)))
    await claimSlot(trx, { owner_id: ownerId, office_id: officeId }, 'admin');
  await trx('listings')
    .where({ id: listing.id })
    .update({
      owner_id: ownerId,
      office_id: officeId,
      own_priority: 0,
      updated_at: trx.raw('app_now()'),
      // A listing that the giver's places no longer held is no business of the receiver's plan: archived, and shown when they say so.
      ...(!isOneQuota && { archived_by_subscription_id: null, archived_by_slots_id: null }),
    });
  await audit(trx, {
    actorId,
    ip,
    reason,
    action: 'listing.transfer',
    subjectKind: 'listing',
    subjectId: listing.id,
    before: { ownerId: listing.owner_id, officeId: listing.office_id },
    after: { ownerId, officeId },
  });
}
