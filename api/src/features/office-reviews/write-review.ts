import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { lockCaller } from '#lib/auth/lock-caller.ts';
import { AppError } from '#lib/errors.ts';
import { hasAll } from '#rules/office-roles.ts';
import { notify } from '../notifications/index.ts';
import { ownersOf } from '../office-team/index.ts';
import { hasMet, isOfOffice, reviewOf } from './queries.ts';

interface Written {
  officeId: string;
  userId: string;
  rating: number;
  body: string;
  version?: number | undefined;
}
const TAB = (slug: string) => `/office/${slug}?tab=reviews`;

/** @throws AppError own_office, review_changed, review_is_hidden (409), review_not_earned, review_needs_proof, account_stopped (403) */
export const writeReview = (db: Db, { officeId, userId, rating, body, version }: Written): Promise<void> =>
  db.transaction(async (trx) => {
    // Two devices of one person write one after the other.
    const { isProven } = await lockCaller(trx, userId);
    if (await isOfOffice(trx, officeId, userId)) throw new AppError('own_office', 409);
    const before = await reviewOf(trx, officeId, userId);
    if (!before) {
      if (!isProven) throw new AppError('review_needs_proof', 403);
      if (!(await hasMet(trx, officeId, userId))) throw new AppError('review_not_earned', 403);
      await trx('office_reviews').insert({ office_id: officeId, author_id: userId, rating, body });
      return notifyOwners(trx, officeId, rating);
    }
    if (before.hidden_at) throw new AppError('review_is_hidden', 409);
    if (version !== undefined && version !== before.version) throw new AppError('review_changed', 409);
    if (before.rating === rating && before.body === body) return;
    await trx('office_reviews')
      .where({ id: before.id })
      .update({
        rating,
        body,
        version: before.version + 1,
        updated_at: trx.raw('app_now()'),
        // It answered other words.
        ...(before.body !== body && { answer: null, answered_at: null, answered_by: null }),
      });
  });

async function notifyOwners(trx: Db, officeId: string, rating: number): Promise<void> {
  const { slug } = await rowOf(trx('offices').where({ id: officeId }).first('slug'));
  for (const userId of await ownersOf(trx, officeId))
    await notify(trx, { userId, type: 'other', kind: 'review_new', parameters: { rating }, url: TAB(slug) });
}

/** @throws AppError review_not_found (404) */
export async function deleteReview(db: Db, officeId: string, userId: string): Promise<void> {
  const gone = await db('office_reviews').where({ office_id: officeId, author_id: userId }).delete();
  if (gone === 0) throw new AppError('review_not_found', 404);
}

interface Answer {
  userId: string;
  reviewId: string;
  answer: string | null;
}

/** In the office's name. @throws AppError office_not_found, review_not_found (404), office_forbidden (403) */
export const answerReview = (db: Db, { userId, reviewId, answer }: Answer): Promise<void> =>
  db.transaction(async (trx) => {
    const member = await trx('office_members').where({ user_id: userId }).first('office_id', 'role');
    if (!member) throw new AppError('office_not_found', 404);
    if (!hasAll(member.role, 'team')) throw new AppError('office_forbidden', 403);
    const review = await trx('office_reviews')
      .where({ id: reviewId, office_id: member.office_id })
      .whereNull('hidden_at')
      .forUpdate()
      .first('author_id', 'answer');
    if (!review) throw new AppError('review_not_found', 404);
    await trx('office_reviews')
      .where({ id: reviewId })
      .update({ answer, answered_by: answer && userId, answered_at: answer && trx.raw('app_now()') });
    if (!answer || review.answer) return;
    const office = await rowOf(trx('offices').where({ id: member.office_id }).first('slug', 'name_ar', 'name_en'));
    await notify(trx, {
      userId: review.author_id,
      type: 'other',
      kind: 'review_answered',
      url: TAB(office.slug),
      parameters: { nameAr: office.name_ar, nameEn: office.name_en },
    });
  });
