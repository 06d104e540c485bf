import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '@diyar/db';
import { AppError } from '../../lib/errors.ts';

const TRIES = 5;

/** Six digits could be found in any table of hashes: the code is hashed with the user's id and our secret. */
export const phoneCodeHash = (authSecret: string, userId: string, code: string): string =>
  createHmac('sha256', authSecret).update(`phone:${userId}:${code}`).digest('base64url');

/** @throws AppError verification_code_invalid (400) */
export async function confirmPhone(
  db: Db,
  authSecret: string,
  { userId, code }: { userId: string; code: string },
): Promise<void> {
  const isRight = await db.transaction(async (trx) => {
    const { rows } = await trx.raw(
      `update one_time_tokens t set attempts = t.attempts + 1 from users u
       where t.user_id = ? and t.purpose = 'verify_phone' and t.used_at is null and t.expires_at > app_now() and t.attempts < ?
         and u.id = t.user_id and u.phone = t.payload->>'phone'
       returning t.token_hash, t.payload->>'code' as code`,
      [userId, TRIES],
    );
    const row = rows[0];
    if (!row || !isSame(row.code, phoneCodeHash(authSecret, userId, code))) return false;
    await trx('one_time_tokens')
      .where({ token_hash: row.token_hash })
      .update({ used_at: trx.raw('app_now()') });
    await trx('users').where({ id: userId }).update({ phone_verified_at: trx.fn.now() });
    return true;
  });
  if (!isRight) throw new AppError('verification_code_invalid', 400).on('code');
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
