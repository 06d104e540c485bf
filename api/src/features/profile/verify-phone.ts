import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '@diyar/db';
import { AppError } from '../../lib/errors.ts';
import { notify } from '../notifications/index.ts';
import { holderOf } from './tell-holder.ts';

const TRIES = 5;

/** Six digits could be found in any table of hashes: the code is hashed with the user's id and our secret. */
export const phoneCodeHash = (authSecret: string, userId: string, code: string): string =>
  createHmac('sha256', authSecret).update(`phone:${userId}:${code}`).digest('base64url');

/**
 * Proves that a number is the caller's: whoever reads its messages has it, also when another account proved it earlier
 * (carriers give numbers away again). That account keeps the number unproven, and is told.
 * @throws AppError verification_code_invalid (400)
 */
export async function confirmPhone(
  db: Db,
  authSecret: string,
  { userId, code }: { userId: string; code: string },
): Promise<void> {
  const isRight = await db.transaction(async (trx) => {
    const phone = await spendCode(trx, authSecret, userId, code);
    if (!phone) return false;
    // Two accounts that prove one number at once do so one after the other; the last has it.
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`phone ${phone}`]);
    const before = await holderOf(trx, phone);
    if (before && before !== userId) {
      await trx('users').where({ id: before }).update({ phone_verified_at: null });
      await notify(trx, { userId: before, type: 'system', kind: 'phone_moved', url: '/dashboard/settings' });
    }
    // Another tab may have changed the number since: that one is not proven.
    const proven = await trx('users').where({ id: userId, phone }).update({ phone_verified_at: trx.fn.now() });
    return proven > 0;
  });
  if (!isRight) throw new AppError('verification_code_invalid', 400).on('code');
}

/** Counts the try, whatever comes of it. @returns the number that the code was sent to, if it is the right one */
async function spendCode(trx: Db, authSecret: string, userId: string, code: string): Promise<string | undefined> {
  const { rows } = await trx.raw(
    `update one_time_tokens t set attempts = t.attempts + 1 from users u
     where t.user_id = ? and t.purpose = 'verify_phone' and t.used_at is null and t.expires_at > app_now() and t.attempts < ?
       and u.id = t.user_id and u.phone = t.payload->>'phone'
     returning t.token_hash, t.payload->>'code' as code, u.phone`,
    [userId, TRIES],
  );
  const row = rows[0];
  if (!row || !isSame(row.code, phoneCodeHash(authSecret, userId, code))) return undefined;
  await trx('one_time_tokens')
    .where({ token_hash: row.token_hash })
    .update({ used_at: trx.raw('app_now()') });
  return row.phone;
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
