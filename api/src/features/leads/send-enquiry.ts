import type { Db, ListingRow } from '@diyar/db';
import { lockCaller } from '#lib/auth/lock-caller.ts';
import { consumeAttempt, type Limit } from '#lib/auth/throttle.ts';
import { AppError } from '#lib/errors.ts';
import { notifyOwners } from './notify.ts';
import {
  ENQUIRIES_PER_DAY,
  ENQUIRIES_PER_LISTING_HOUR,
  ENQUIRIES_UNPROVEN_DAY,
  MESSAGES_PER_WINDOW,
} from './policy.ts';
import { addMessage, enquiriesBy, type LockedLead, openLead, openOfficeLead } from './queries.ts';

export interface Words {
  messageId: string;
  name: string;
  phone?: string | undefined;
  message: string;
}
interface Enquiry extends Words {
  listingId: string;
  userId: string;
  /** Limits of everybody behind the same address. */
  ofAddress: readonly Limit[];
}

/** Messages of one person, whatever the thread. @throws AppError too_many_enquiries (429) */
export const countMessage = (db: Db, userId: string): Promise<void> =>
  consumeAttempt(db, [{ key: `lead-messages:${userId}`, tries: MESSAGES_PER_WINDOW }], 'too_many_enquiries');

/**
 * Begins a thread with the owner's side of a public listing, or goes on with the one there is.
 * @throws AppError listing_not_found (404), own_listing (409), too_many_enquiries (429), account_stopped, proof_needed (403)
 */
export async function sendEnquiry(
  db: Db,
  { listingId, userId, messageId, name, phone, message, ofAddress }: Enquiry,
): Promise<string> {
  await countMessage(db, userId);
  return db.transaction(async (trx) => {
    const { isProven } = await lockCaller(trx, userId);
    // Its own office, whether that is shown or not: of one without owners in good standing the public sees nothing, its people read all.
    const listing = await trx('search_listing as s')
      .join('listings as l', 'l.id', 's.id')
      .where({ 's.id': listingId })
      .first<Pick<ListingRow, 'owner_id' | 'office_id'> | undefined>('l.owner_id', 'l.office_id');
    if (!listing) throw new AppError('listing_not_found', 404);
    const { owner_id: ownerId, office_id: officeId } = listing;
    const isColleague =
      officeId && (await trx('office_members').where({ office_id: officeId, user_id: userId }).first('user_id'));
    if (ownerId === userId || isColleague) throw new AppError('own_listing', 409);

    const lead = await openLead(trx, { listingId, ownerId, officeId, enquirerId: userId, source: 'message' });
    if (!lead) throw new AppError('listing_not_found', 404);
    const isFirst = lead.asked_at === null;
    if (!(await ask(trx, lead, { authorId: userId, messageId, name, phone, message }))) return lead.id;
    if (isFirst) await countEnquiry(trx, { userId, isProven, targetId: listingId, ofAddress });
    await notifyOwners(trx, lead, isFirst);
    return lead.id;
  });
}

/** The enquirer's words in a thread. @returns false when they have arrived before */
export async function ask(
  trx: Db,
  { id }: Pick<LockedLead, 'id'>,
  { authorId, messageId, name, phone, message }: Words & { authorId: string | null },
): Promise<boolean> {
  const isNew = await addMessage(trx, { id: messageId, leadId: id, authorId, side: 'enquirer', body: message });
  if (isNew)
    await trx('leads')
      .where({ id })
      .update({
        source: 'message',
        name,
        phone: phone ?? null,
        asked_at: trx.raw('coalesce(asked_at, app_now())'),
        last_side: 'enquirer',
        last_message_at: trx.raw('greatest(app_now(), last_message_at)'),
      });
  return isNew;
}

/**
 * Limits of first words, by person, address and what they are about. Counted after they are written, while the caller is locked; what is
 * too much is undone with the transaction.
 */
export async function countEnquiry(
  trx: Db,
  {
    userId,
    isProven,
    targetId,
    ofAddress,
  }: Pick<Enquiry, 'userId' | 'ofAddress'> & { isProven: boolean; targetId: string },
): Promise<void> {
  const count = await enquiriesBy(trx, userId);
  if (count > ENQUIRIES_PER_DAY) throw new AppError('too_many_enquiries', 429);
  if (!isProven && count > ENQUIRIES_UNPROVEN_DAY) throw new AppError('proof_needed', 403);
  const ofTarget = { key: `enquiries-of:${targetId}`, tries: ENQUIRIES_PER_LISTING_HOUR, minutes: 60 };
  await consumeAttempt(trx, [ofTarget, ...ofAddress], 'too_many_enquiries');
}

/** Somebody looked at the number: a lead without words, if there is none yet. In the transaction of the reveal. */
export async function logReveal(
  trx: Db,
  {
    listingId,
    userId,
    ownerId,
    officeId,
  }: { listingId: string; userId: string; ownerId: string; officeId: string | null },
): Promise<void> {
  await openLead(trx, { listingId, ownerId, officeId, enquirerId: userId, source: 'reveal' });
}

/** The same of an office's own number. */
export async function logOfficeReveal(
  trx: Db,
  { officeId, userId }: { officeId: string; userId: string },
): Promise<void> {
  await openOfficeLead(trx, { officeId, enquirerId: userId, source: 'reveal' });
}
