import type { Db } from '@diyar/db';
import { lockCaller } from '#lib/auth/lock-caller.ts';
import { AppError } from '#lib/errors.ts';
import { logReveal } from '../leads/index.ts';
import { consumeReveal } from './consume-reveal.ts';
import { type Caller, type ContactRow, contactOf, isOfOffice } from './queries.ts';

/**
 * Shows someone the number behind a listing, and counts it for the owner the first time. One's own
 * (or one's office's) costs nothing, and a moderator is nobody's customer.
 * @throws AppError contact_listing_not_found (404), contact_not_allowed (403) where the owner hides it, contact_unavailable
 *   (409) where there is none, and what the limits of a first reveal throw
 */
export function revealContact(db: Db, listingId: string, caller: Caller): Promise<ContactRow & { phone: string }> {
  const { userId, isStaff = false } = caller;
  return db.transaction(async (trx) => {
    const { isProven } = await lockCaller(trx, userId);
    const contact = await contactOf(trx, listingId);
    if (!contact) throw new AppError('contact_listing_not_found', 404);
    const isOwn = contact.owner_id === userId || (await isOfOffice(trx, contact.office_id, userId));
    if (!contact.show_phone && !isOwn) throw new AppError('contact_not_allowed', 403);
    const { phone } = contact;
    if (!phone) throw new AppError('contact_unavailable', 409);
    const target = { kind: 'listing', id: listingId } as const;
    if (!isOwn && !isStaff && (await consumeReveal(trx, target, { ...caller, isProven }))) {
      await logReveal(trx, { listingId, userId, ownerId: contact.owner_id, officeId: contact.office_id });
    }
    return { ...contact, phone };
  });
}
