import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { mayBeTold } from '#lib/standing/questions.ts';
import type { ReportedReview } from './contract.ts';

export type ReviewRow = Pick<
  tables.OfficeReviewRow,
  | 'id'
  | 'office_id'
  | 'author_id'
  | 'rating'
  | 'body'
  | 'answer'
  | 'answered_at'
  | 'hidden_at'
  | 'hidden_reason'
  | 'version'
  | 'created_at'
  | 'updated_at'
> & { author: string };

/** Strangers read a first name and an initial. */
const REVIEW = `select r.*, trim(u.first_name || ' ' || left(u.last_name, 1)) as author
  from office_reviews r join users u on u.id = r.author_id`;

/** Of somebody banned it does not, nor of an account that is closed: whoever comes back has one vote. */
const COUNTS = `r.hidden_at is null and ${mayBeTold('u')}`;

export async function shownReviews(
  db: Db,
  officeId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReviewRow[]> {
  const { rows } = await db.raw<{ rows: ReviewRow[] }>(
    `${REVIEW} where r.office_id = ? and ${COUNTS} order by r.created_at desc, r.id limit ? offset ?`,
    [officeId, limit, offset],
  );
  return rows;
}

/** How many gave one star, two … five. */
export async function starsOf(db: Db, officeId: string): Promise<number[]> {
  const { rows } = await db.raw<{ rows: { rating: number; n: number }[] }>(
    `select r.rating, count(*)::int as n from office_reviews r join users u on u.id = r.author_id
     where r.office_id = ? and ${COUNTS} group by 1`,
    [officeId],
  );
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.n ?? 0);
}

export async function reviewOf(db: Db, officeId: string, authorId: string): Promise<ReviewRow | undefined> {
  const { rows } = await db.raw<{ rows: ReviewRow[] }>(`${REVIEW} where r.office_id = ? and r.author_id = ?`, [
    officeId,
    authorId,
  ]);
  return rows[0];
}

export async function reviewById(db: Db, id: string): Promise<ReviewRow | undefined> {
  const { rows } = await db.raw<{ rows: ReviewRow[] }>(`${REVIEW} where r.id = ?`, [id]);
  return rows[0];
}

/** Days after which a question that the office leaves unanswered is reason enough for a review. */
const UNANSWERED_DAYS = 3;

/**
 * Somebody whose question to the office, or about a listing of it, was answered or has waited for three days, or who met it for a
 * viewing. A question alone costs a stranger one line.
 */
export async function hasMet(db: Db, officeId: string, userId: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: [{ met: boolean }] }>(
    `select exists (
       select from leads d where d.office_id = :officeId and d.enquirer_id = :userId and ((d.asked_at is not null
           and (d.answered_at is not null or d.asked_at <= app_now() - interval '${UNANSWERED_DAYS} days'))
         or exists (select from viewings v where v.lead_id = d.id and v.status = 'completed'))) as met`,
    { officeId, userId },
  );
  return rows[0].met;
}

export async function isProven(db: Db, userId: string): Promise<boolean> {
  const user = await db('users').where({ id: userId }).first('email_verified_at', 'phone_verified_at');
  return Boolean(user?.email_verified_at ?? user?.phone_verified_at);
}

export const isOfOffice = async (db: Db, officeId: string, userId: string): Promise<boolean> =>
  (await db('office_members').where({ office_id: officeId, user_id: userId }).first('user_id')) !== undefined;

export type ReportedRow = ReviewRow &
  Pick<tables.OfficeRow, 'slug' | 'name_ar' | 'name_en'> & { reports: ReportedReview['reports']; total: number };

const IN = {
  open: `exists (select from office_review_reports o where o.review_id = r.id and o.state = 'open')`,
  hidden: 'r.hidden_at is not null',
} as const;
const ORDER = {
  open: `(select min(o.created_at) from office_review_reports o where o.review_id = r.id and o.state = 'open'), r.id`,
  hidden: 'r.hidden_at desc, r.id',
} as const;

export async function reportedRows(
  db: Db,
  show: keyof typeof IN,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReportedRow[]> {
  const { rows } = await db.raw<{ rows: ReportedRow[] }>(
    `select r.*, trim(u.first_name || ' ' || u.last_name) as author, o.slug, o.name_ar, o.name_en, count(*) over ()::int as total,
       coalesce((select json_agg(json_build_object('reason', p.reason, 'note', p.note, 'at', p.created_at,
           'reporter', trim(w.first_name || ' ' || w.last_name)) order by p.created_at desc)
         from office_review_reports p join users w on w.id = p.reporter_id
         where p.review_id = r.id and p.state = 'open'), '[]') as reports
     from office_reviews r join users u on u.id = r.author_id join offices o on o.id = r.office_id
     where ${IN[show]} order by ${ORDER[show]} limit ? offset ?`,
    [limit, offset],
  );
  return rows;
}

export async function countReportedReviews(db: Db): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(distinct review_id)::int as n from office_review_reports where state = 'open'`,
  );
  return rows[0].n;
}
