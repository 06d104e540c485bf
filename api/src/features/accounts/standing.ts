import type { Lang } from '../../lib/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import type { AccountRow } from './users.ts';

const day = { ar: 'ar-SY-u-nu-latn', en: 'en-GB' } as const;

/**
 * Suspended and banned people stay out. Asked only after the right password or Google token: nobody else is told.
 * @throws AppError account_banned, account_suspended, account_suspended_for_good (403)
 */
export function assertGoodStanding(account: AccountRow, lang: Lang): void {
  if (account.banned_at) throw new AppError('account_banned', 403);
  if (!account.is_suspended) return;
  const reason = account.suspension_reason ?? '-';
  if (account.is_suspended_for_good) throw new AppError('account_suspended_for_good', 403, { reason });
  const until = new Date(account.suspended_until as Date).toLocaleString(day[lang], {
    timeZone: 'Asia/Damascus',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  throw new AppError('account_suspended', 403, { until, reason });
}
