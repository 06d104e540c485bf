import type { Db } from '@diyar/db';
import type { FastifyBaseLogger } from 'fastify';
import { appNow } from '../lib/app-now.ts';
import { IS_MEASURED } from '../lib/auth/kept-measures.ts';
import { pruneMails } from '../mail/mailer.ts';
import { eraseClosed } from './erasure/erase-closed.ts';
import { forgetDeadJobs } from './erasure/forget-jobs.ts';
import { pruneShareCards } from './erasure/prune-share-cards.ts';

/** Communications 2 years, audit 3, security incidents 5, payments 7 (the ledger keeps its own, without names). */
const KEPT: readonly (readonly [string, string])[] = [
  ['contact_messages', `created_at < app_now() - interval '2 years'`],
  ['listing_reports', `decided_at < app_now() - interval '2 years'`],
  ['notifications', `created_at < app_now() - interval '2 years'`],
  ['leads', `last_message_at < app_now() - interval '2 years'`],
  ['contact_reveals', `revealed_at < app_now() - interval '2 years'`],
  ['office_invitations', `coalesce(accepted_at, revoked_at, expires_at) < app_now() - interval '90 days'`],
  ['sessions', `coalesce(ended_at, expires_at) < app_now() - interval '90 days'`],
  ['one_time_tokens', `expires_at < app_now() - interval '1 day'`],
  ['idempotency_keys', `created_at < app_now() - interval '3 days'`],
  ['session_proofs', `expires_at < app_now() - interval '1 day'`],
  ['sign_in_nonces', `expires_at < app_now() - interval '1 day'`],
  // Only a reload of the same day looks for them.
  ['listing_views', `day < app_now()::date - 1`],
  ['page_visitors', `day < app_now()::date - 1`],
  ['address_counts', `day < (app_now() at time zone 'Asia/Damascus')::date - 1`],
  // Whom a suspension that is over, or a lifted measure, was about.
  ['measure_marks', `not exists (select from users u where u.id = measure_marks.user_id and ${IS_MEASURED})`],
  // What an address usually counts: a week.
  ['address_days', `day < (app_now() at time zone 'Asia/Damascus')::date - 8`],
  ['advertisement_viewers', 'day < advertisement_today() - 1'],
  ['advertisement_tokens', `used_at < app_now() - interval '2 days'`],
  ['search_miss_askers', `asked_on < app_now()::date - 30`],
  ['search_miss_words', `last_asked_on < app_now()::date - 30`],
  ['listing_presence', `seen_at < app_now() - interval '1 day'`],
  ['login_throttle', `updated_at < app_now() - interval '1 day'`],
];

interface Deps {
  db: Db;
  dataDir: string;
  log: FastifyBaseLogger;
}

/** Removes what is past its time. Safe to run at any moment, twice, and after a run that broke off. */
export async function enforceRetention(deps: Deps): Promise<void> {
  const { db, dataDir } = deps;
  for (const [table, isOld] of KEPT) await db(table).whereRaw(isOld).delete();
  await db.raw('select purge_audit_log()');
  await forgetDeadJobs(db);
  await pruneMails(dataDir, (await appNow(db)).getTime());
  await pruneShareCards(db, dataDir);
  await eraseClosed(deps);
}
