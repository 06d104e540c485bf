import type { Db } from '@diyar/db';
import { hashSecret } from '#lib/auth/secrets.ts';
import { consumeAttempt, DAY_MINUTES } from '#lib/auth/throttle.ts';
import { AppError } from '#lib/errors.ts';
import { notify } from '../notifications/index.ts';

/**
 * Tells the holder of a proven number that another account has entered it, once a day. The worker does so: the profile's
 * answer takes equally long for a number that is free.
 */
export async function notifyHolder(db: Db, { userId }: { userId: string }): Promise<void> {
  const user = await db('users').where({ id: userId }).whereNull('closed_at').first('phone', 'phone_verified_at');
  if (!user?.phone || user.phone_verified_at) return;
  const { phone } = user;
  const holder = await holderOf(db, phone);
  if (!holder) return;
  await db
    .transaction(async (trx) => {
      const key = `number-entered:${hashSecret(phone).toString('base64url')}`;
      await consumeAttempt(trx, [{ key, tries: 1, minutes: DAY_MINUTES }], 'told');
      await notify(trx, { userId: holder, type: 'system', kind: 'phone_entered', url: '/dashboard/settings' });
    })
    .catch(unlessTold);
}

/** The account that has proven a number, if any. */
export async function holderOf(db: Db, phone: string): Promise<string | undefined> {
  const row = await db('users').where({ phone }).whereNotNull('phone_verified_at').whereNull('closed_at').first('id');
  return row?.id;
}

function unlessTold(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'told')) throw error;
}
