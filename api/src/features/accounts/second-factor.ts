import { randomInt } from 'node:crypto';
import type { Db } from '@diyar/db';
import { generateSecret, generateURI, verify } from 'otplib';
import { enqueue } from '#jobs/enqueue.ts';
import type { Caller } from '#lib/auth/access-tokens.ts';
import { lockLiveSession } from '#lib/auth/live-session.ts';
import { forgetProofs } from '#lib/auth/proofs.ts';
import { hashSecret, type Secrets, seal, unsealWithEither } from '#lib/auth/secrets.ts';
import { consumeAttempt, forgive } from '#lib/auth/throttle.ts';
import { AppError } from '#lib/errors.ts';
import { latinDigits } from '#rules/digits.ts';

/** Seconds of clock difference that are forgiven: one code before and one after. */
const TOLERANCE = 30;

export const newTotpSecret = (): string => generateSecret();

/** Address that authenticators read from the picture. */
export const totpAddress = (secret: string, { label, issuer }: { label: string; issuer: string }): string =>
  generateURI({ secret, label, issuer });

/** The time step a code is good for, undefined when it is not. */
async function totpStep(secret: string, code: string): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = await verify({ secret, token: code, epochTolerance: TOLERANCE });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

const RECOVERY_CODES = 10;
/** No look-alikes (0/o, 1/l/i): they are copied by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Asks for the second factor: a code of the authenticator, good once, or a recovery code, good once.
 * `statusCode`: 400 for those who are signed in, whose client would take a 401 for a token that ran out, and ask again.
 * @throws AppError second_factor_needed, second_factor_wrong (`statusCode`), login_throttled (429)
 */
export async function showSecondFactor(
  db: Db,
  secrets: Secrets,
  userId: string,
  code: string | undefined,
  statusCode: 400 | 401 = 401,
): Promise<void> {
  if (!code) throw new AppError('second_factor_needed', statusCode).on('code');
  const key = `code:${userId}`;
  await consumeAttempt(db, [{ key, tries: 5 }], 'login_throttled');
  const given = normal(code);
  const isRight = /^\d{6}$/.test(given)
    ? await spendCode(db, secrets, userId, given)
    : await spendRecoveryCode(db, userId, given);
  if (!isRight) throw new AppError('second_factor_wrong', statusCode).on('code');
  await forgive(db, [key]);
}

/** A secret that waits for its confirmation; asking again replaces it. @throws AppError second_factor_exists */
export async function startSecondFactor(
  db: Db,
  authSecret: string,
  { sessionId, ...user }: { id: string; sessionId: string; label: string; issuer: string },
): Promise<{ secret: string; address: string }> {
  const secret = newTotpSecret();
  const changed = await db('users')
    .where({ id: user.id })
    .whereNull('totp_confirmed_at')
    .update({
      totp_secret: seal(secret, authSecret).toString('base64'),
      totp_last_step: null,
      totp_begun_in: sessionId,
    });
  if (changed === 0) throw new AppError('second_factor_exists', 409);
  return { secret, address: totpAddress(secret, user) };
}

/** Puts it in force, for this session too. @returns the recovery codes, never to be seen again */
export async function confirmSecondFactor(
  db: Db,
  secrets: Secrets,
  { userId, sessionId, code }: { userId: string; sessionId: string; code: string },
): Promise<string[]> {
  const key = `code:${userId}`;
  await consumeAttempt(db, [{ key, tries: 5 }], 'login_throttled');
  return db.transaction(async (trx) => {
    const row = await trx('users').where({ id: userId }).forUpdate().first('totp_confirmed_at', 'totp_begun_in');
    await lockLiveSession(trx, sessionId);
    if (row?.totp_confirmed_at) throw new AppError('second_factor_exists', 409);
    // The secret was shown in another session, which may have ended since.
    const isBegunHere = row?.totp_begun_in === sessionId;
    if (!isBegunHere || !(await spendCode(trx, secrets, userId, normal(code)))) {
      throw new AppError('second_factor_wrong', 400).on('code');
    }
    await trx('users')
      .where({ id: userId })
      .update({ totp_confirmed_at: trx.raw('app_now()'), totp_begun_in: null });
    await forgetProofs(trx, userId);
    await trx('sessions')
      .where({ id: sessionId })
      .update({ second_factor_at: trx.raw('app_now()') });
    await enqueue(trx, 'mail', { kind: 'second_factor_changed', userId });
    await forgive(trx, [key]);
    return replaceRecoveryCodes(trx, userId);
  });
}

/** @throws AppError second_factor_missing (409) */
export function renewRecoveryCodes(db: Db, { id, sessionId }: Caller): Promise<string[]> {
  return db.transaction(async (trx) => {
    const row = await trx('users').where({ id }).forUpdate().first('totp_confirmed_at');
    await lockLiveSession(trx, sessionId);
    if (!row?.totp_confirmed_at) throw new AppError('second_factor_missing', 409);
    return replaceRecoveryCodes(trx, id);
  });
}

/** @returns ten new codes; those before are worthless */
export async function replaceRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await db('recovery_codes').where({ user_id: userId }).delete();
  await db('recovery_codes').insert(codes.map((code) => ({ user_id: userId, code_hash: hashSecret(normal(code)) })));
  return codes;
}

/** @throws AppError second_factor_obligatory */
export async function removeSecondFactor(db: Db, { id: userId, sessionId }: Caller): Promise<void> {
  await db.transaction(async (trx) => {
    const row = await trx('users').where({ id: userId }).forUpdate().first('account_type');
    await lockLiveSession(trx, sessionId);
    if (row?.account_type === 'admin') throw new AppError('second_factor_obligatory', 403);
    await trx('users')
      .where({ id: userId })
      .update({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null });
    await trx('recovery_codes').where({ user_id: userId }).delete();
    await trx('sessions').where({ user_id: userId }).update({ second_factor_at: null });
    await enqueue(trx, 'mail', { kind: 'second_factor_changed', userId });
  });
}

const normal = (code: string) => latinDigits(code.toLowerCase()).replace(/[\s-]/g, '');

const newRecoveryCode = () => {
  const part = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${part()}-${part()}`;
};

async function spendCode(db: Db, secrets: Secrets, userId: string, code: string): Promise<boolean> {
  const row = await db('users').where({ id: userId }).first('totp_secret');
  if (!row?.totp_secret) return false;
  const opened = unsealWithEither(Buffer.from(row.totp_secret, 'base64'), secrets);
  const step = opened && (await totpStep(opened.text, code));
  if (step === undefined) return false;
  const spent = await db('users')
    .where({ id: userId })
    .where((query) => query.whereNull('totp_last_step').orWhere('totp_last_step', '<', step))
    .update({ totp_last_step: step });
  return spent === 1;
}

const spendRecoveryCode = async (db: Db, userId: string, code: string): Promise<boolean> =>
  (await db('recovery_codes')
    .where({ user_id: userId, code_hash: hashSecret(code) })
    .whereNull('used_at')
    .update({ used_at: db.raw('app_now()') })) === 1;
