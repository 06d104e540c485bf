import type { Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import type { Caller } from '#lib/auth/access-tokens.ts';
import { lockLiveSession } from '#lib/auth/live-session.ts';
import { dropMailedLinks, spendOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { checkPassword, hashPassword } from '#lib/auth/passwords.ts';
import { forgetProofs } from '#lib/auth/proofs.ts';
import { consumeAttempt, forgive } from '#lib/auth/throttle.ts';
import { AppError } from '#lib/errors.ts';
import { PROVEN } from '#mail/refusals.ts';
import { endSessions } from './sessions.ts';
import { type AccountRow, accountById } from './users.ts';

/**
 * Sets a new password; every session but `keep` ends with the old one.
 * The link also proves that the e-mail is the person's own.
 */
async function setPassword(
  db: Db,
  {
    userId,
    password,
    keep,
    isFromMail = false,
  }: { userId: string; password: string; keep?: string; isFromMail?: boolean },
): Promise<void> {
  const password_hash = await hashPassword(password);
  await db('users')
    .where({ id: userId })
    .update({
      password_hash,
      ...(isFromMail && { email_verified_at: db.raw('coalesce(email_verified_at, app_now())'), ...PROVEN }),
    });
  await endSessions(db, { userId, except: keep }, 'password');
  await forgetProofs(db, userId);
  await dropMailedLinks(db, userId);
  await enqueue(db, 'mail', { kind: 'password_changed', userId });
}

/** @throws AppError reset_link_invalid (400) */
export async function resetPassword(db: Db, { token, password }: { token: string; password: string }): Promise<string> {
  return db.transaction(async (trx) => {
    const spent = await spendOneTimeToken(trx, token, 'reset_password');
    if (!spent) throw new AppError('reset_link_invalid', 400);
    await setPassword(trx, { userId: spent.userId, password, isFromMail: true });
    return spent.userId;
  });
}

/**
 * Replaces a password, or sets the first one: the caller has then seen to a fresh proof.
 * @throws AppError wrong_password (400), unauthorized (401), login_throttled (429)
 */
export async function changePassword(
  db: Db,
  { id, sessionId }: Caller,
  { current, password, isProved }: { current?: string; password: string; isProved: () => Promise<void> },
): Promise<void> {
  const account = await accountById(db, id);
  if (!account) throw new AppError('unauthorized', 401);
  if (account.password_hash === null) await isProved();
  else await provePassword(db, account, current, 'currentPassword');
  await db.transaction(async (trx) => {
    const row = await trx('users').where({ id }).forUpdate().first('password_hash');
    await lockLiveSession(trx, sessionId);
    // Another call replaced the password that was shown.
    if (row?.password_hash !== account.password_hash) throw new AppError('wrong_password', 400).on('currentPassword');
    await setPassword(trx, { userId: id, password, keep: sessionId });
  });
}

/** @throws AppError wrong_password (400), also where there is none; login_throttled (429) */
export async function provePassword(
  db: Db,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
  password: string | undefined,
  field: string,
): Promise<void> {
  const key = `password:${id}`;
  await consumeAttempt(db, [{ key, tries: 5 }], 'login_throttled');
  if (!password || !(await checkPassword(password_hash, password))) throw new AppError('wrong_password', 400).on(field);
  await forgive(db, [key]);
}
