import type { Db } from '@diyar/db';
import { spendOneTimeToken, wasSpent } from '#lib/auth/one-time-tokens.ts';
import { AppError } from '#lib/errors.ts';
import { PROVEN } from '#mail/refusals.ts';

/** Proves an account's address by the link that was mailed to it. @throws AppError verification_link_used, verification_link_invalid (400) */
export const verifyEmail = (db: Db, token: string): Promise<void> =>
  db.transaction(async (trx) => {
    const spent = await spendOneTimeToken(trx, token, 'verify_email');
    if (!spent) {
      const isUsed = await wasSpent(trx, token, 'verify_email');
      throw new AppError(isUsed ? 'verification_link_used' : 'verification_link_invalid', 400);
    }
    await trx('users')
      .where({ id: spent.userId })
      .update({ email_verified_at: trx.raw('app_now()'), ...PROVEN });
  });
