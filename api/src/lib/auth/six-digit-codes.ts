import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '@diyar/db';
import type { Purpose } from './one-time-tokens.ts';
import type { Secrets } from './secrets.ts';

const TRIES = 5;

export const newSixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

type HashedCode = [kind: 'phone' | 'person', userId: string, code: string];

/** Six digits could be found in any table of hashes: the code is hashed with the user's id and our secret. */
export const codeHash = (secret: string, ...[kind, userId, code]: HashedCode): string =>
  createHmac('sha256', secret).update(`${kind}:${userId}:${code}`).digest('base64url');

/** Whether `hash` is that of this code, made with either of our secrets. */
export const isCodeOf = (hash: string, secrets: Secrets, ...[kind, userId, code]: HashedCode): boolean =>
  secrets.some((secret) => isSameHash(hash, codeHash(secret, kind, userId, code)));

const isSameHash = (hash: string, other: string): boolean =>
  hash.length === other.length && timingSafeEqual(Buffer.from(hash), Buffer.from(other));

/**
 * Counts a try on the newest code of a purpose that is still good: five at most. `belongs` is the condition on the user (`u`)
 * and the token (`t`) that ties the code to what it was sent for.
 */
export async function countCodeTry(
  trx: Db,
  { userId, purpose, belongs }: { userId: string; purpose: Purpose; belongs: { sql: string; bindings: string[] } },
): Promise<{ token_hash: Buffer; payload: Record<string, string> } | undefined> {
  const { rows } = await trx.raw<{ rows: { token_hash: Buffer; payload: Record<string, string> }[] }>(
    `update one_time_tokens t set attempts = t.attempts + 1 from users u
     where t.user_id = ? and t.purpose = ? and t.used_at is null and t.expires_at > app_now() and t.attempts < ?
       and u.id = t.user_id and ${belongs.sql}
     returning t.token_hash, t.payload`,
    [userId, purpose, TRIES, ...belongs.bindings],
  );
  return rows[0];
}

/** @returns whether it was this call that used the code up */
export const spendCodeToken = async (trx: Db, tokenHash: Buffer): Promise<boolean> =>
  (await trx('one_time_tokens')
    .where({ token_hash: tokenHash })
    .whereNull('used_at')
    .update({ used_at: trx.raw('app_now()') })) === 1;
