import type { AdminUser } from '@diyar/api/contracts/admin-users';
import { latinDigits } from '@diyar/api/rules/digits';

export type Act = 'suspend' | 'unsuspend' | 'ban' | 'unban';

/** Acts on a user in its present standing; the server judges again. */
export function actsOn({ type, status, measure }: Pick<AdminUser, 'type' | 'status' | 'measure'>): readonly Act[] {
  if (type === 'admin') return [];
  if (measure) return [measure === 'banned' ? 'unban' : 'unsuspend'];
  if (status === 'active') return ['suspend', 'ban'];
  if (status === 'suspended') return ['unsuspend', 'ban'];
  return status === 'banned' ? ['unban'] : [];
}

export const takesAway = (act: Act): boolean => act === 'suspend' || act === 'ban';

/** Failures that mean that another administrator was quicker. */
export const OVERTAKEN = [
  'standing_changed',
  'user_is_banned',
  'user_is_suspended',
  'user_not_suspended',
  'user_not_banned',
  'user_not_found',
];

export const SUSPENSIONS = ['1', '3', '7', '14', '30', '90', 'other', 'forever'] as const;

export type SuspensionForm = { length: (typeof SUSPENSIONS)[number]; days: string };

/** Days of a suspension as the form holds them: null for without end, NaN for what is no number. */
export function daysOf({ length, days }: SuspensionForm): number | null {
  if (length === 'forever') return null;
  const text = length === 'other' ? days : length;
  const latin = latinDigits(text.trim());
  return /^\d{1,4}$/.test(latin) ? Number(latin) : Number.NaN;
}
