import type { Lang } from './language.ts';

/** Keeps an amount with words in it together, in the direction of its words. */
export const isolateByWords = (text: string): string => `\u2068${text}\u2069`;

const formatters: Partial<Record<string, Intl.NumberFormat>> = {};

/** `$85K`, `1.2 مليون $`: for pins and tight places. */
export function formatMoneyShort(dollars: number, lang: Lang): string {
  const maximumFractionDigits = dollars < 10_000_000 ? 1 : 0;
  const key = lang + maximumFractionDigits;
  formatters[key] ??= new Intl.NumberFormat(lang === 'ar' ? 'ar-u-nu-latn' : 'en-US', {
    notation: 'compact',
    maximumFractionDigits,
  });
  const amount = formatters[key].format(dollars);
  return lang === 'ar' ? `${amount} $` : `$${amount}`;
}
