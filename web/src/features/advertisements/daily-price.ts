import { formatMoney, formatNumber } from '#lib/format.ts';
import type { Lang } from '#lib/language.ts';

/** A day may cost a part of a cent, which only the sum of a purchase leaves out: `$1.125`, `1.125 $`. */
export function dailyPrice(cents: number, lang: Lang): string {
  if (Number.isInteger(cents)) return formatMoney(cents / 100, lang);
  const amount = formatNumber(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return lang === 'ar' ? `${amount} $` : `$${amount}`;
}
