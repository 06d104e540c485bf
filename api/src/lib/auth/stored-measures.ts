import { createHmac } from 'node:crypto';
import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Lang } from '../endpoint.ts';
import { measureKey } from './measure-key.ts';
import type { Secrets } from './secrets.ts';
import { assertGoodStanding, STANDING_COLUMNS, type Standing } from './standing.ts';

/** What somebody is recognised by; `email` in any case, `phone` in E.164, `google` the subject of Google's tokens. */
export interface Identity {
  email?: string | null;
  phone?: string | null;
  google?: string | null;
}

/** SQL: a suspension or ban of `users u` is in force. */
export const IS_MEASURED = '(u.banned_at is not null or coalesce(u.suspended_until > app_now(), false))';

/** Keyed hashes by kind: the same for the same person, telling nothing without the installation's secret. */
export async function marksOf(
  db: Db,
  secrets: Secrets,
  { email, phone, google }: Identity,
): Promise<Pick<tables.MeasureMarkRow, 'kind' | 'mark'>[]> {
  const key = await measureKey(db, secrets);
  const marked = [
    ['email', email?.toLowerCase()],
    ['phone', phone],
    ['google', google],
  ] as const;
  return marked.flatMap(([kind, value]) =>
    value ? [{ kind, mark: createHmac('sha256', key).update(`${kind}:${value}`).digest() }] : [],
  );
}

/** Keeps whom a suspension or ban is about when the account closes; nothing of anybody else. */
export async function saveMeasure(trx: Db, secrets: Secrets, userId: string): Promise<void> {
  const { rows } = await trx.raw<{
    rows: (Pick<tables.UserRow, 'email' | 'phone'> & { google: tables.UserRow['google_subject'] })[];
  }>(`select u.email, u.phone, u.google_subject as google from users u where u.id = ? and ${IS_MEASURED}`, [userId]);
  const marks = rows[0] ? await marksOf(trx, secrets, rows[0]) : [];
  await trx('measure_marks').where({ user_id: userId }).delete();
  if (marks.length > 0) await trx('measure_marks').insert(marks.map((mark) => ({ user_id: userId, ...mark })));
}

/** Forgets whom a measure was about once none is in force. */
export const dropMeasure = (trx: Db, userId: string) =>
  trx.raw(
    `delete from measure_marks m using users u where m.user_id = :userId and u.id = m.user_id and not ${IS_MEASURED}`,
    { userId },
  );

/** The measure in force on a closed account that one of these belonged to, the hardest of several. */
export async function measureOn(db: Db, secrets: Secrets, identity: Identity): Promise<Standing | undefined> {
  const marks = (await marksOf(db, secrets, identity)).map(({ mark }) => mark);
  const { rows } = await db.raw<{ rows: Standing[] }>(
    `select ${STANDING_COLUMNS} from measure_marks m join users u on u.id = m.user_id
     where m.mark = any(?::bytea[]) and u.closed_at is not null and ${IS_MEASURED}
     order by u.banned_at nulls last, u.suspended_until desc limit 1`,
    [marks],
  );
  return rows[0];
}

/**
 * Keeps out whoever closed a suspended or banned account, with the words of its sign-in. The reason is told only to somebody who has
 * proven who they are.
 * @throws AppError account_banned, account_suspended, account_suspended_for_good (403)
 */
export async function assertNoMeasure(
  db: Db,
  secrets: Secrets,
  identity: Identity,
  { lang, isProven }: { lang: Lang; isProven: boolean },
): Promise<void> {
  const standing = await measureOn(db, secrets, identity);
  if (!standing) return;
  assertGoodStanding(isProven ? standing : { ...standing, suspension_reason: null, ban_reason: null }, lang);
}
