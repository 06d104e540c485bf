import type { Db } from '@diyar/db';
import { lockCaller } from '../../lib/auth/lock-caller.ts';
import { AppError } from '../../lib/errors.ts';
import { logReveal } from '../leads/index.ts';
import { REVEALS_PER_LISTING_HOUR, REVEALS_PER_USER_DAY } from './policy.ts';
import { type ContactRow, contactOf, countReveal, isOfOffice, noteReveal, revealsBy, revealsOf } from './queries.ts';

/**
 * Shows someone the number behind a listing, and counts it for the owner the first time. One's own
 * (or one's office's) costs nothing, and a moderator is nobody's customer.
 * @throws AppError contact_listing_not_found (404), contact_not_allowed (403) where the owner hides it, contact_unavailable
 *   (409) where there is none, too_many_requests (429), account_stopped (403)
 */
export function revealContact(
  db: Db,
  { listingId, userId, isStaff = false }: { listingId: string; userId: string; isStaff?: boolean },
): Promise<ContactRow & { phone: string }> {
  return db.transaction(async (trx) => {
    await lockCaller(trx, userId);
    const contact = await contactOf(trx, listingId);
    if (!contact) throw new AppError('contact_listing_not_found', 404);
    const isOwn = contact.owner_id === userId || (await isOfOffice(trx, contact.office_id, userId));
    if (!contact.show_phone && !isOwn) throw new AppError('contact_not_allowed', 403);
    const { phone } = contact;
    if (!phone) throw new AppError('contact_unavailable', 409);
    if (!isOwn && !isStaff && (await noteReveal(trx, listingId, userId))) {
      await countReveal(trx, listingId);
      await logReveal(trx, { listingId, userId, ownerId: contact.owner_id, officeId: contact.office_id });
      const isTooMany =
        (await revealsBy(trx, userId)) > REVEALS_PER_USER_DAY ||
        (await revealsOf(trx, listingId)) > REVEALS_PER_LISTING_HOUR;
      // What was counted above is undone with the transaction.
      if (isTooMany) throw new AppError('too_many_requests', 429);
    }
    return { ...contact, phone };
  });
}
