import type { Db } from '@diyar/db';
import type { Secrets } from '#lib/auth/secrets.ts';
import { hashSecret, newSecret } from '#lib/auth/secrets.ts';
import { assertGoodStanding } from '#lib/auth/standing.ts';
import { assertNoMeasure } from '#lib/auth/stored-measures.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { PROVEN } from '#mail/refusals.ts';
import type { GoogleIdentity } from './google-token.ts';
import { showSecondFactor } from './second-factor.ts';
import {
  type AccountRow,
  accountByEmail,
  accountByGoogle,
  accountById,
  brokenConstraint,
  insertUser,
} from './users.ts';

const NONCE_MINUTES = 60;

/** A nonce that one sign-in may be made with. */
export async function newNonce(db: Db): Promise<string> {
  const nonce = newSecret();
  await db('sign_in_nonces').insert({
    nonce_hash: hashSecret(nonce),
    expires_at: db.raw(`app_now() + ${NONCE_MINUTES} * interval '1 minute'`),
  });
  return nonce;
}

/**
 * Signs in with a Google identity. The nonce is used up only by a sign-in that succeeds: the same token may still be sent
 * to register, or again with the second factor.
 * @throws AppError google_account_not_found (404), google_not_linked (409), the standing's, the second factor's
 */
export async function googleLogIn(
  db: Db,
  secrets: Secrets,
  { identity, code, lang }: { identity: GoogleIdentity; code?: string; lang: Lang },
): Promise<{ userId: string; secondFactor: boolean }> {
  await assertFresh(db, identity.nonce);
  const known = await accountByGoogle(db, identity.subject);
  if (!known) await assertMayCome(db, secrets, identity, lang);
  const account = known ?? (await linkByEmail(db, identity));
  if (!account) throw new AppError('google_account_not_found', 404);
  assertGoodStanding(account, lang);
  const secondFactor = account.totp_confirmed_at !== null;
  if (secondFactor) await showSecondFactor(db, secrets, account.id, code);
  await spendNonce(db, identity.nonce);
  return { userId: account.id, secondFactor };
}

/**
 * An account with the same e-mail becomes this identity's only where Google is the authority on the mailbox, and never an
 * administrator's. A password that was set by somebody who never proved the mailbox is thrown away with the link: it
 * would be a stranger's back door.
 */
async function linkByEmail(db: Db, identity: GoogleIdentity): Promise<AccountRow | undefined> {
  const account = await accountByEmail(db, identity.email);
  if (!account) return undefined;
  const isTaken = account.google_subject !== null;
  if (!identity.isAuthoritative || isTaken || account.account_type === 'admin') {
    throw new AppError('google_not_linked', 409);
  }
  await db.transaction(async (trx) => {
    await trx('users')
      .where({ id: account.id })
      .update({
        google_subject: identity.subject,
        email_verified_at: trx.raw('coalesce(email_verified_at, app_now())'),
        ...PROVEN,
        ...(account.email_verified_at === null && { password_hash: null }),
      });
    if (account.email_verified_at === null) {
      await trx('sessions')
        .where({ user_id: account.id })
        .whereNull('ended_at')
        .update({ ended_at: trx.raw('app_now()'), end_reason: 'password' });
    }
  });
  return accountById(db, account.id);
}

/** A suspended or banned account that was closed keeps its owner out. @throws AppError the standing's (403) */
const assertMayCome = (db: Db, secrets: Secrets, { subject, email }: GoogleIdentity, lang: Lang) =>
  assertNoMeasure(db, secrets, { google: subject, email }, { lang, isProven: true });

/** @throws AppError google_account_exists (409), google_invalid_token (401), the standing's (403) */
export function googleRegister(
  db: Db,
  secrets: Secrets,
  { identity, lang }: { identity: GoogleIdentity; lang: Lang },
): Promise<string> {
  return db
    .transaction(async (trx) => {
      const known = (await accountByGoogle(trx, identity.subject)) ?? (await accountByEmail(trx, identity.email));
      if (known) {
        assertGoodStanding(known, lang);
        throw new AppError('google_account_exists', 409);
      }
      await assertMayCome(trx, secrets, identity, lang);
      await spendNonce(trx, identity.nonce);
      const userId = await insertUser(trx, {
        first_name: identity.firstName,
        last_name: identity.lastName,
        email: identity.email,
        google_subject: identity.subject,
        language: lang,
        isEmailProven: true,
      });
      // Again: somebody who closes an account in this moment is waited for.
      await assertMayCome(trx, secrets, identity, lang);
      return userId;
    })
    .catch((error: unknown) => {
      if (brokenConstraint(error)) throw new AppError('google_account_exists', 409);
      throw error;
    });
}

const FRESH = 'used_at is null and expires_at > app_now()';

export async function assertFresh(db: Db, nonce: string): Promise<void> {
  const row = await db('sign_in_nonces')
    .where({ nonce_hash: hashSecret(nonce) })
    .whereRaw(FRESH)
    .first('nonce_hash');
  if (!row) throw new AppError('google_invalid_token', 401);
}

export async function spendNonce(db: Db, nonce: string): Promise<void> {
  const spent = await db('sign_in_nonces')
    .where({ nonce_hash: hashSecret(nonce) })
    .whereRaw(FRESH)
    .update({ used_at: db.raw('app_now()') });
  if (spent === 0) throw new AppError('google_invalid_token', 401);
}
