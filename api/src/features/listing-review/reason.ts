import { REJECTION_REASONS } from '../listings/index.ts';

const isCode = (code: string): code is keyof typeof REJECTION_REASONS => Object.hasOwn(REJECTION_REASONS, code);

/** The sentences of the codes and the administrator's own words, for each language. */
export function reasonOf(codes: readonly string[], text: string): Record<'ar' | 'en', string> {
  const own = codes.filter(isCode).filter((code) => code !== 'other');
  const words = (lang: 'ar' | 'en') =>
    [...own.map((code) => REJECTION_REASONS[code][lang]), text].filter(Boolean).join(' ');
  return { ar: words('ar'), en: words('en') };
}
