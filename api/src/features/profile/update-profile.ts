import type { Db } from '@diyar/db';
import type { z } from 'zod';
import { enqueue } from '#jobs/enqueue.ts';
import { consumeAttempt, DAY_MINUTES } from '#lib/auth/throttle.ts';
import { AppError } from '#lib/errors.ts';
import type { ProfileForm } from './contract.ts';

/** Different numbers an account may enter a day: each proven one is told to its holder. */
export const NUMBERS_PER_DAY = 10;

/**
 * Writes what is given. Another telephone number has yet to be confirmed, and is answered alike whoever else has it.
 * @throws AppError numbers_used_up (429)
 */
export async function updateProfile(db: Db, userId: string, form: z.output<typeof ProfileForm>): Promise<void> {
  const given = Object.entries({
    first_name: form.firstName,
    last_name: form.lastName,
    phone: form.phone,
    company: form.company,
    bio: form.bio,
    theme: form.theme,
  }).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  const changes: Record<string, unknown> = Object.fromEntries(given);
  if (!form.phone) {
    await db('users').where({ id: userId }).update(changes);
    return;
  }
  await db
    .transaction(async (trx) => {
      const before = await trx('users').where({ id: userId }).forNoKeyUpdate().first('phone');
      if (before?.phone !== form.phone) {
        changes.phone_verified_at = null;
        const limit = { key: `numbers-by:${userId}`, tries: NUMBERS_PER_DAY, minutes: DAY_MINUTES };
        await consumeAttempt(trx, [limit], 'numbers_used_up');
        // Whether the number is somebody's is found out by the worker, so that the answer tells nothing.
        await enqueue(trx, 'number_entered', { userId });
      }
      await trx('users').where({ id: userId }).update(changes);
    })
    .catch(onPhone);
}

function onPhone(error: unknown): never {
  throw error instanceof AppError && error.code === 'numbers_used_up' ? error.on('phone') : error;
}
