import type { Lang } from './language.ts';

/** Keeps an amount with words in it together, in the direction of its words. */
export const isolateByWords = (text: string): string => `\u2068${text}\u2069`;

/** `$85K`, `1.2 مليون $`: for pins and tight places. */
export function formatMoneyShort(dollars: number, lang: Lang): string {
  const amount = dollars.toLocaleString(lang === 'ar' ? 'ar-u-nu-latn' : 'en-US', {
    notation: 'compact',
    maximumFractionDigits: dollars < 10_000_000 ? 1 : 0,
  });
  return lang === 'ar' ? `${amount} $` : `$${amount}`;
}
