import { DAMASCUS_ZONE } from '#rules/damascus-time.ts';
import type { Lang } from '../endpoint.ts';
import { AppError } from '../errors.ts';

/** Whether an account is suspended or banned, and how long. */
export interface Standing {
  banned_at: Date | null;
  ban_reason: string | null;
  suspended_until: Date | number | null;
  suspension_reason: string | null;
  is_suspended: boolean;
  is_suspended_for_good: boolean;
}

/** The columns of `users u` that a standing is read from. */
export const STANDING_COLUMNS = `u.banned_at, u.ban_reason, u.suspended_until, u.suspension_reason,
  coalesce(u.suspended_until > app_now(), false) as is_suspended,
  coalesce(u.suspended_until = 'infinity', false) as is_suspended_for_good`;

/** Details of the restricted screen beside the sentence; `until` is null for good. */
interface Restriction {
  until: string | null;
  reason: string | null;
}

const day = { ar: 'ar-SY-u-nu-latn', en: 'en-GB' } as const;

/**
 * Suspended and banned people stay out. Asked only after the right password, a Google token or a token of ours: nobody else is told.
 * @throws AppError account_banned, account_suspended, account_suspended_for_good (403)
 */
export function assertGoodStanding(account: Standing, lang: Lang): void {
  const restriction: Restriction = { until: null, reason: account.suspension_reason };
  if (account.banned_at) throw new AppError('account_banned', 403).with({ until: null, reason: account.ban_reason });
  if (!account.is_suspended) return;
  const reason = account.suspension_reason ?? '-';
  if (account.is_suspended_for_good) {
    throw new AppError('account_suspended_for_good', 403, { reason }).with(restriction);
  }
  const until = new Date(account.suspended_until as Date).toLocaleString(day[lang], {
    timeZone: DAMASCUS_ZONE,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  restriction.until = new Date(account.suspended_until as Date).toISOString();
  throw new AppError('account_suspended', 403, { until, reason }).with(restriction);
}
