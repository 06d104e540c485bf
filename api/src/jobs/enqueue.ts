import type { Db } from '@diyar/db';
import type { ListingNews } from '../features/listings/tell-owner.ts';
import type { WeeklyMail } from '../features/reports/weekly-mails.ts';

/** Jobs that the worker can be asked to do, and what it is told. No secret is ever in a payload: links are made when they are sent. */
export interface Tasks {
  mail: MailOrder;
  decision_news: Record<string, never>;
  saved_search_matching: Record<string, never>;
  saved_search_delivery: Record<string, never>;
  saved_search_places: Record<string, never>;
  favourite_news: Record<string, never>;
  notification_mail: { notificationId: string };
  contact_mail: { messageId: string };
  weekly_reports: Record<string, never>;
  weekly_report_mail: WeeklyMail;
  office_invitation: { invitationId: string };
  visitor_answer: { messageId: string };
  phone_code: { userId: string };
  number_entered: { userId: string };
  closed_account: { userId: string };
  image_variants: { imageId: string };
  listing_import: { importId: string };
  listing_import_resume: Record<string, never>;
  catalogue_import: { importId: string };
  catalogue_import_resume: Record<string, never>;
  media_cleaning: Record<string, never>;
  photo_hashes: Record<string, never>;
  same_homes: Record<string, never>;
  sitemap_build: Record<string, never>;
  sitemap_renewal: Record<string, never>;
  place_prices: Record<string, never>;
  clock: Record<string, never>;
  listing_freshness: Record<string, never>;
  retention: Record<string, never>;
  ledger_check: Record<string, never>;
  payment_answers: Record<string, never>;
  /** `licenses`: what an earlier release asked for. */
  erased_files: Partial<Record<'pictures' | 'videos' | 'uploads' | 'documents' | 'licenses', string[]>>;
}
export type MailOrder =
  | { kind: 'verify_email'; userId: string }
  /** Whether there is such an account is found out by the worker: the request takes equally long. */
  | { kind: 'reset_password' | 'delete_account'; email: string }
  | { kind: 'password_changed' | 'second_factor_changed' | 'office_approved' | 'account_restored'; userId: string }
  /** The code is made when it is sent, and good in that session alone. */
  | { kind: 'proof_code'; userId: string; sessionId: string }
  | { kind: 'office_rejected' | 'account_suspended' | 'account_banned'; userId: string; reason: string }
  | { kind: ListingNews; userId: string; title: string; reason: string };

/**
 * Adds a job in the caller's transaction: it is done if, and only if, that commits. Failed tries come again later and later
 * (about a day for ten); what fails for good stays as a dead letter (`npm run jobs:dead-letters`).
 */
export const enqueue = <Name extends keyof Tasks>(
  db: Db,
  task: Name,
  payload: Tasks[Name],
  runAt?: Date,
): Promise<void> => enqueueAll(db, task, [{ payload, runAt }]);

interface Job<Payload> {
  payload: Payload;
  /** Not before this; at once unless told. */
  runAt?: Date | undefined;
}

/** Many jobs of one kind, in one statement; see {@link enqueue}. */
export async function enqueueAll<Name extends keyof Tasks>(
  db: Db,
  task: Name,
  jobs: Job<Tasks[Name]>[],
): Promise<void> {
  await db.raw(
    `select graphile_worker.add_job(?, job.payload, run_at => nullif(job.run_at, '')::timestamptz, max_attempts => 10)
     from unnest(?::json[], ?::text[]) as job (payload, run_at)`,
    [task, jobs.map(({ payload }) => JSON.stringify(payload)), jobs.map(({ runAt }) => runAt?.toISOString() ?? '')],
  );
}
