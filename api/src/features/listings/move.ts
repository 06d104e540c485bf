import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { isWithinReach } from '../office-team/index.ts';
import { claimSlot, holdSlot, lockSeller } from '../quotas/index.ts';
import type { ListingStatus } from './contract.ts';
import { assertCategoryShown } from './shown-category.ts';
import { type Actor, HIDE_AFTER_DAYS, transitionOf } from './status.ts';

export interface LockedListing {
  id: string;
  code: number;
  owner_id: string;
  office_id: string | null;
  /** `expired` also where only the clock says so. */
  status: ListingStatus;
  category_id: string;
  transaction_type: string | null;
  published_at: Date | null;
  deleted_at: Date | null;
  title_ar: string | null;
  title_en: string | null;
  price_cents: number | null;
}

/** `active` past its term is expired, whatever the column still says. */
export const EFFECTIVE_STATUS = `case when l.status = 'active' and l.expires_at <= app_now() then 'expired' else l.status end`;

/** Locked until the transaction ends; deleted ones are gone for everybody. */
export async function lockListing(trx: Db, id: string): Promise<LockedListing | undefined> {
  const { rows } = await trx.raw<{ rows: LockedListing[] }>(
    `select id, code, owner_id, office_id, ${EFFECTIVE_STATUS} as status, category_id, transaction_type, published_at,
       deleted_at, title_ar, title_en, price_cents
     from listings l where id = ? and deleted_at is null for update`,
    [id],
  );
  return rows[0];
}

/**
 * The person (with the office) first, then the listing: everything that counts against a quota takes its locks in this order.
 * The person is its owner, or one who manages all listings of its office.
 * @throws AppError listing_not_found (404), account_stopped (403)
 */
export async function lockOwnListing(trx: Db, id: string, userId: string): Promise<LockedListing> {
  await lockSeller(trx, userId);
  const listing = await lockListing(trx, id);
  if (!listing || !(await isWithinReach(trx, listing, userId))) throw new AppError('listing_not_found', 404);
  return listing;
}

/**
 * Gives a locked listing another status, if the table of transitions lets this actor, with what follows from it.
 * @throws AppError status_not_allowed, category_not_shown, listing_limit_reached (409)
 */
export async function moveListing(
  trx: Db,
  listing: LockedListing,
  to: ListingStatus,
  by: Actor,
  columns: Record<string, unknown> = {},
): Promise<void> {
  const transition = transitionOf(listing, to, by);
  if (!transition) throw new AppError('status_not_allowed', 409);
  // The end of a suspension shows nothing by itself: it puts a listing back among the others of its category.
  if (to === 'active' && listing.status !== 'suspended') await assertCategoryShown(trx, listing.category_id);
  if (transition.needs.includes('slot')) await claimSlot(trx, listing, by === 'admin' ? by : 'owner');
  if (transition.needs.includes('place')) await holdSlot(trx, listing, by === 'admin' ? by : 'owner');
  const { effects } = transition;
  await trx('listings')
    .where({ id: listing.id })
    .update({
      archived_by_subscription_id: null,
      archived_by_slots_id: null,
      ...columns,
      status: to,
      ...(effects.includes('published') && { published_at: trx.raw('coalesce(published_at, app_now())') }),
      ...(effects.includes('confirmed') && freshFrom(trx)),
      updated_at: trx.raw('app_now()'),
    });
}

/** As fresh as can be: shown for the whole term from now. */
export const freshFrom = (trx: Db) => ({
  confirmed_at: trx.raw('app_now()'),
  expires_at: trx.raw(`app_now() + ? * interval '1 day'`, [HIDE_AFTER_DAYS]),
});
