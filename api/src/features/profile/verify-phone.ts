import type { Db } from '@diyar/db';
import type { Secrets } from '#lib/auth/secrets.ts';
import { countCodeTry, isCodeOf, spendCodeToken } from '#lib/auth/six-digit-codes.ts';
import { measureOn } from '#lib/auth/stored-measures.ts';
import { AppError } from '#lib/errors.ts';
import { notify } from '../notifications/index.ts';
import { holderOf } from './notify-holder.ts';

const OF_THIS_NUMBER = { sql: `u.phone = t.payload->>'phone'`, bindings: [] };

/**
 * Proves that a number is the caller's: whoever reads its messages has it, also when another account proved it earlier
 * (carriers give numbers away again). That account keeps the number unproven, and is told.
 * @throws AppError verification_code_invalid (400), phone_kept_out (409) where it was a suspended or banned account's that closed
 */
export async function confirmPhone(
  db: Db,
  secrets: Secrets,
  { userId, code }: { userId: string; code: string },
): Promise<void> {
  const outcome = await db.transaction(async (trx) => {
    const phone = await spendCode(trx, secrets, userId, code);
    if (!phone) return 'wrong';
    if (await measureOn(trx, secrets, { phone })) return 'kept_out';
    // Two accounts that prove one number at once do so one after the other; the last has it.
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`phone ${phone}`]);
    const before = await holderOf(trx, phone);
    if (before && before !== userId) {
      await trx('users').where({ id: before }).update({ phone_verified_at: null });
      await notify(trx, { userId: before, type: 'system', kind: 'phone_moved', url: '/dashboard/settings' });
    }
    // Another tab may have changed the number since: that one is not proven.
    const proven = await trx('users')
      .where({ id: userId, phone })
      .update({ phone_verified_at: trx.raw('app_now()') });
    return proven > 0 ? 'proven' : 'wrong';
  });
  if (outcome === 'kept_out') throw new AppError('phone_kept_out', 409).on('code');
  if (outcome === 'wrong') throw new AppError('verification_code_invalid', 400).on('code');
}

/** Counts the try, whatever comes of it. @returns the number that the code was sent to, if it is the right one */
async function spendCode(trx: Db, secrets: Secrets, userId: string, code: string): Promise<string | undefined> {
  const sent = await countCodeTry(trx, { userId, purpose: 'verify_phone', belongs: OF_THIS_NUMBER });
  if (!sent || !isCodeOf(sent.payload.code ?? '', secrets, 'phone', userId, code)) return undefined;
  await spendCodeToken(trx, sent.token_hash);
  return sent.payload.phone;
}
