import type { Lang } from '#lib/endpoint.ts';
import type { OfficeReview, ReportedReview } from './contract.ts';
import type { ReportedRow, ReviewRow } from './queries.ts';

export const presentReview = (row: ReviewRow): OfficeReview => ({
  id: row.id,
  author: row.author,
  rating: row.rating,
  body: row.body,
  answer: row.answer && row.answered_at ? { body: row.answer, at: row.answered_at.toISOString() } : null,
  createdAt: row.created_at.toISOString(),
  isEdited: row.version > 1,
});

export const presentReported = (row: ReportedRow, lang: Lang): ReportedReview => ({
  ...presentReview(row),
  office: { slug: row.slug, name: lang === 'ar' ? row.name_ar : row.name_en },
  authorId: row.author_id,
  hiddenReason: row.hidden_reason,
  reports: row.reports.map((report) => ({ ...report, at: new Date(report.at).toISOString() })),
});

/** The mean to one decimal; null without any. */
export function meanOf(stars: readonly number[]): number | null {
  const count = stars.reduce((sum, n) => sum + n, 0);
  if (count === 0) return null;
  return Math.round((stars.reduce((sum, n, i) => sum + n * (i + 1), 0) / count) * 10) / 10;
}
