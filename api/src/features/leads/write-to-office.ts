import type { Db } from '@diyar/db';
import { lockCaller } from '#lib/auth/lock-caller.ts';
import { consumeAttempt, type Limit } from '#lib/auth/throttle.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { officeMayBeShown } from '#lib/standing/questions.ts';
import { notifyOwners } from './notify.ts';
import { ENQUIRIES_PER_LISTING_HOUR } from './policy.ts';
import { openOfficeLead, openVisitorLead } from './queries.ts';
import { ask, countEnquiry, countMessage, type Words } from './send-enquiry.ts';

interface Letter extends Words {
  officeId: string;
  /** Limits of everybody behind the same address. */
  ofAddress: readonly Limit[];
}

/**
 * Begins a thread with an office, or goes on with the one there is.
 * @throws AppError office_not_found (404), own_office (409), too_many_enquiries (429), account_stopped, proof_needed (403)
 */
export async function writeAsMember(db: Db, { userId, ...letter }: Letter & { userId: string }): Promise<string> {
  const { officeId, ofAddress } = letter;
  await countMessage(db, userId);
  return db.transaction(async (trx) => {
    const { isProven } = await lockCaller(trx, userId);
    await openOffice(trx, officeId);
    const isOwn = await trx('office_members').where({ office_id: officeId, user_id: userId }).first('user_id');
    if (isOwn) throw new AppError('own_office', 409);
    const lead = await openOfficeLead(trx, { officeId, enquirerId: userId, source: 'message' });
    const isFirst = lead.asked_at === null;
    if (!(await ask(trx, lead, { ...letter, authorId: userId }))) return lead.id;
    if (isFirst) await countEnquiry(trx, { userId, isProven, targetId: officeId, ofAddress });
    await notifyOwners(trx, lead, isFirst);
    return lead.id;
  });
}

/** The same of somebody without an account. @throws AppError office_not_found (404), too_many_enquiries (429) */
export const writeAsVisitor = (
  db: Db,
  { email, lang, ...letter }: Letter & { email: string; lang: Lang },
): Promise<string> =>
  db.transaction(async (trx) => {
    const { officeId, ofAddress, name } = letter;
    await openOffice(trx, officeId);
    const lead = await openVisitorLead(trx, { officeId, email, name, lang });
    const isFirst = lead.asked_at === null;
    if (!(await ask(trx, lead, { ...letter, authorId: null }))) return lead.id;
    const ofOffice = { key: `enquiries-of:${officeId}`, tries: ENQUIRIES_PER_LISTING_HOUR, minutes: 60 };
    await consumeAttempt(trx, [ofOffice, ...ofAddress], 'too_many_enquiries');
    await notifyOwners(trx, lead, isFirst);
    return lead.id;
  });

async function openOffice(trx: Db, id: string): Promise<void> {
  if (
    !(await trx('offices as o')
      .where({ 'o.id': id })
      .whereRaw(officeMayBeShown('o'))
      .first<{ id: string } | undefined>('o.id'))
  )
    throw new AppError('office_not_found', 404);
}
