import type { Db } from '@diyar/db';
import { AppError } from '../errors.ts';
import { mayAct } from '../standing/questions.ts';

/**
 * Acts limited per person is decided one after the other: those who ask at once wait here. Rows that only
 * point at the person (a message, a notification) are not held up, so two who write to each other don't lock each other out.
 * @returns whether an e-mail address or a telephone number is proven to be the person's own
 * @throws AppError account_stopped (403) for those who are suspended, banned or gone while their token still runs
 */
export async function lockCaller(trx: Db, userId: string): Promise<{ isProven: boolean }> {
  const { rows } = await trx.raw<{ rows: { is_stopped: boolean; is_proven: boolean }[] }>(
    `select not ${mayAct('u')} as is_stopped,
       coalesce(u.email_verified_at, u.phone_verified_at) is not null as is_proven
     from users u where u.id = ? for no key update`,
    [userId],
  );
  if (!rows[0] || rows[0].is_stopped) throw new AppError('account_stopped', 403);
  return { isProven: rows[0].is_proven };
}
