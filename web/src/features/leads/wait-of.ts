import type { TFunction } from 'i18next';

/** How long somebody waited, in the largest unit that says enough. */
export function waitOf(minutes: number, t: TFunction<'leads'>): string {
  if (minutes < 60) return t('minutes', { count: minutes });
  if (minutes < 48 * 60) return t('hours', { count: Math.round(minutes / 60) });
  return t('days', { count: Math.round(minutes / 1440) });
}
