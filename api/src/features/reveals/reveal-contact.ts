import type { Db } from '@diyar/db';
import { lockCaller } from '../../lib/auth/lock-caller.ts';
import { DAY_MINUTES, takeTry } from '../../lib/auth/throttle.ts';
import type { Lang } from '../../lib/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import { waitOf } from '../../lib/say.ts';
import { logReveal } from '../leads/index.ts';
import { pauseAfter, REVEALS_PER_ADDRESS_DAY, REVEALS_PER_LISTING_HOUR, REVEALS_PER_USER_DAY } from './policy.ts';
import {
  type ContactRow,
  contactOf,
  countReveal,
  isOfOffice,
  noteReveal,
  otherRevealsBy,
  revealsOf,
} from './queries.ts';

interface Asked {
  listingId: string;
  userId: string;
  /** Whose reveals are counted together; null where addresses are not counted. */
  address: string | null;
  lang: Lang;
  isStaff?: boolean;
}

/**
 * Shows someone the number behind a listing, and counts it for the owner the first time. One's own
 * (or one's office's) costs nothing, and a moderator is nobody's customer.
 * @throws AppError contact_listing_not_found (404), contact_not_allowed (403) where the owner hides it, contact_unavailable
 *   (409) where there is none, and what the limits of a first reveal throw
 */
export function revealContact(db: Db, asked: Asked): Promise<ContactRow & { phone: string }> {
  const { listingId, userId, isStaff = false } = asked;
  return db.transaction(async (trx) => {
    const { isProven } = await lockCaller(trx, userId);
    const contact = await contactOf(trx, listingId);
    if (!contact) throw new AppError('contact_listing_not_found', 404);
    const isOwn = contact.owner_id === userId || (await isOfOffice(trx, contact.office_id, userId));
    if (!contact.show_phone && !isOwn) throw new AppError('contact_not_allowed', 403);
    const { phone } = contact;
    if (!phone) throw new AppError('contact_unavailable', 409);
    // What a refusal counted is undone with the transaction.
    if (!isOwn && !isStaff && (await noteReveal(trx, listingId, userId))) {
      if (!isProven) throw new AppError('proof_needed', 403);
      await assertWithinLimits(trx, asked);
      await countReveal(trx, listingId);
      await logReveal(trx, { listingId, userId, ownerId: contact.owner_id, officeId: contact.office_id });
      // After the counter's row, at which those who reveal the same listing wait for each other.
      if ((await revealsOf(trx, listingId)) > REVEALS_PER_LISTING_HOUR) throw new AppError('too_many_requests', 429);
    }
    return { ...contact, phone };
  });
}

/** @throws AppError too_many_requests, reveal_paused (429) with the seconds to wait */
async function assertWithinLimits(trx: Db, { listingId, userId, address, lang }: Asked): Promise<void> {
  const { count, secondsSince } = await otherRevealsBy(trx, userId, listingId);
  if (count >= REVEALS_PER_USER_DAY) throw new AppError('too_many_requests', 429);
  const pause = pauseAfter(count);
  // A transaction that began before the last reveal committed sees it in its future.
  const seconds = Math.min(pause, Math.ceil(pause - secondsSince));
  if (seconds > 0) throw new AppError('reveal_paused', 429, { wait: waitOf(seconds, lang) }).with({ seconds });
  if (address === null) return;
  const limit = { key: `reveals:${address}`, tries: REVEALS_PER_ADDRESS_DAY, minutes: DAY_MINUTES };
  await takeTry(trx, [limit], 'too_many_requests');
}
