import type { Db } from '@diyar/db';
import { throttleAddress } from '#lib/auth/client-address.ts';
import { checkPassword } from '#lib/auth/passwords.ts';
import type { Secrets } from '#lib/auth/secrets.ts';
import { hashSecret } from '#lib/auth/secrets.ts';
import { assertGoodStanding } from '#lib/auth/standing.ts';
import { consumeAttempt, forgive, giveBack, type Limit, ofAddress } from '#lib/auth/throttle.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { showSecondFactor } from './second-factor.ts';
import { accountByEmail } from './users.ts';

interface Attempt {
  email: string;
  password: string;
  code?: string;
  fingerprint?: string;
  ip: string;
  lang: Lang;
  /** Wrong passwords of everybody behind one address in a quarter of an hour; 0: any number. */
  triesOfAddress: number;
}

/**
 * Checks a password and, where there is one, the second factor. Accounts that don't exist take the same path, time and words.
 * @throws AppError login_throttled (429), invalid_credentials, second_factor_needed, second_factor_wrong (401), or the standing's
 */
export async function logIn(
  db: Db,
  secrets: Secrets,
  attempt: Attempt,
): Promise<{ userId: string; secondFactor: boolean }> {
  const email = attempt.email.toLowerCase();
  const limits = await limitsOf(db, { ...attempt, email });
  await consumeAttempt(db, limits, 'login_throttled');

  const account = await accountByEmail(db, email);
  const isRight = await checkPassword(account?.password_hash ?? null, attempt.password);
  if (!account || !isRight) throw new AppError('invalid_credentials', 401).on('password');

  const [mine, ...shared] = limits.map(({ key }) => key);
  if (mine) await forgive(db, [mine]);
  await giveBack(db, shared);
  assertGoodStanding(account, attempt.lang);
  const secondFactor = account.totp_confirmed_at !== null;
  if (secondFactor) await showSecondFactor(db, secrets, account.id, attempt.code);
  return { userId: account.id, secondFactor };
}

/**
 * Five guesses per account and address; `ADDRESS_SIGN_INS` per address; and twenty-five per account from everywhere together, which a
 * device that has been signed in to the account is exempt from: strangers cannot lock its owner out.
 */
async function limitsOf(db: Db, { email, ip, fingerprint, triesOfAddress }: Attempt): Promise<Limit[]> {
  const address = throttleAddress(ip);
  const account = hashSecret(email).toString('base64url');
  const known = await knownDevice(db, email, ip, fingerprint);
  if (known === 'fingerprint') {
    return [{ key: `device:${account}:${hashSecret(fingerprint ?? '').toString('base64url')}`, tries: 5 }];
  }
  const limits = [
    { key: `pair:${account}:${address}`, tries: 5 },
    ...ofAddress(address, { key: 'address', tries: triesOfAddress }),
  ];
  return known === 'address' ? limits : [...limits, { key: `account:${account}`, tries: 25 }];
}

async function knownDevice(db: Db, email: string, ip: string, fingerprint: string | undefined) {
  const { rows } = await db.raw<{ rows: [{ by_fingerprint: boolean; by_address: boolean }] }>(
    `select coalesce(bool_or(s.fingerprint = :fingerprint), false) as by_fingerprint, coalesce(bool_or(s.ip = :ip), false) as by_address
     from sessions s join users u on u.id = s.user_id where lower(u.email) = :email`,
    { email, ip, fingerprint: fingerprint ?? null },
  );
  const [row] = rows;
  return row.by_fingerprint ? 'fingerprint' : row.by_address ? 'address' : null;
}
