import type { Db } from '@diyar/db';
import { enqueue } from '../../jobs/enqueue.ts';
import { spendOneTimeToken } from '../../lib/auth/one-time-tokens.ts';
import { checkPassword, hashPassword } from '../../lib/auth/passwords.ts';
import { forgive, takeTry } from '../../lib/auth/throttle.ts';
import { AppError } from '../../lib/errors.ts';
import { endSessions } from './sessions.ts';
import { accountById } from './users.ts';

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
    .update({ password_hash, ...(isFromMail && { email_verified_at: db.raw('coalesce(email_verified_at, now())') }) });
  await endSessions(db, { userId, except: keep }, 'password');
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

/** @throws AppError wrong_password (400), login_throttled (429) */
export async function changePassword(
  db: Db,
  { userId, sessionId, current, password }: { userId: string; sessionId: string; current?: string; password: string },
): Promise<void> {
  await provePassword(db, userId, current, 'currentPassword');
  await db.transaction((trx) => setPassword(trx, { userId, password, keep: sessionId }));
}

/**
 * Makes sure that it is the owner who sits at a signed-in device. Accounts without a password (Google) have none to show.
 * @throws AppError wrong_password (400), login_throttled (429)
 */
export async function provePassword(
  db: Db,
  userId: string,
  password: string | undefined,
  field: string,
): Promise<void> {
  const account = await accountById(db, userId);
  if (!account) throw new AppError('unauthorized', 401);
  if (account.password_hash === null) return;
  const key = `password:${userId}`;
  await takeTry(db, [{ key, tries: 5 }], 'login_throttled');
  if (!password || !(await checkPassword(account.password_hash, password))) {
    throw new AppError('wrong_password', 400).on(field);
  }
  await forgive(db, [key]);
}
