import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { audit } from '#lib/audit.ts';
import { consumeAttempt, DAY_MINUTES } from '#lib/auth/throttle.ts';
import { AppError } from '#lib/errors.ts';
import { notify } from '../notifications/index.ts';
import type { REVIEW_REPORT_REASONS } from './contract.ts';

const REPORTS_PER_DAY = 20;

interface Report {
  reviewId: string;
  userId: string;
  reason: (typeof REVIEW_REPORT_REASONS)[number];
  note: string;
}

/** @throws AppError review_not_found (404), own_review, already_reported (409), too_many_requests (429) */
export const reportReview = (db: Db, { reviewId, userId, reason, note }: Report): Promise<void> =>
  db.transaction(async (trx) => {
    const review = await trx('office_reviews').where({ id: reviewId }).whereNull('hidden_at').first('author_id');
    if (!review) throw new AppError('review_not_found', 404);
    if (review.author_id === userId) throw new AppError('own_review', 409);
    const limit = { key: `review-reports:${userId}`, tries: REPORTS_PER_DAY, minutes: DAY_MINUTES };
    await consumeAttempt(trx, [limit], 'too_many_requests');
    const { rows } = await trx.raw<{ rows: unknown[] }>(
      `insert into office_review_reports (review_id, reporter_id, reason, note) values (?, ?, ?, ?)
       on conflict do nothing returning 1`,
      [reviewId, userId, reason, note || null],
    );
    if (rows.length === 0) throw new AppError('already_reported', 409);
  });

interface Decision {
  reviewId: string;
  actorId: string;
  ip: string;
  decision: 'hide' | 'show' | 'keep';
  reason: string;
}

/**
 * Hides a review, shows it again, or leaves it; its open reports are closed with that. The author reads why.
 * @throws AppError review_not_found (404), review_decided (409)
 */
export const decideReview = (db: Db, { reviewId, actorId, ip, decision, reason }: Decision): Promise<boolean> =>
  db.transaction(async (trx) => {
    const review = await trx('office_reviews')
      .where({ id: reviewId })
      .forUpdate()
      .first('author_id', 'office_id', 'hidden_at');
    if (!review) throw new AppError('review_not_found', 404);
    const isHidden = review.hidden_at !== null;
    const closed = await trx('office_review_reports')
      .where({ review_id: reviewId, state: 'open' })
      .update({ state: decision === 'hide' ? 'upheld' : 'dismissed', decided_at: trx.raw('app_now()') });
    const isChanged = decision === 'hide' ? !isHidden : decision === 'show' && isHidden;
    if (!isChanged && closed === 0) throw new AppError('review_decided', 409);
    const nowHidden = isChanged ? !isHidden : isHidden;
    if (isChanged)
      await trx('office_reviews')
        .where({ id: reviewId })
        .update({ hidden_at: nowHidden ? trx.raw('app_now()') : null, hidden_reason: nowHidden ? reason : null });
    await audit(trx, {
      actorId,
      ip,
      reason,
      action: `office_review.${decision}`,
      subjectKind: 'office_review',
      subjectId: reviewId,
      before: { hidden: isHidden, reports: closed },
      after: { hidden: nowHidden },
    });
    if (isChanged) {
      const office = await rowOf(trx('offices').where({ id: review.office_id }).first('slug', 'name_ar', 'name_en'));
      await notify(trx, {
        userId: review.author_id,
        type: 'other',
        url: `/office/${office.slug}?tab=reviews`,
        kind: nowHidden ? 'review_hidden' : 'review_shown',
        parameters: { nameAr: office.name_ar, nameEn: office.name_en, reason },
      });
    }
    return nowHidden;
  });
