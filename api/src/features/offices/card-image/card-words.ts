import type { Lang } from '#lib/endpoint.ts';
import { counted } from '#lib/words.ts';
import type { OfficeCard } from '../contract.ts';

/** Texts of an office's preview picture: who, where, how many. */
export interface CardWords {
  name: string;
  place: string;
  /** Empty where it offers nothing yet. */
  count: string;
  /** Empty where it is not. */
  verified: string;
  lang: Lang;
}

const VERIFIED: Record<Lang, string> = { ar: 'مكتب موثّق', en: 'Verified office' };

export const cardWords = ({ name, city, province, listings, verified }: OfficeCard, lang: Lang): CardWords => ({
  name,
  place: [...new Set([city.name, province.name])].filter(Boolean).join(lang === 'ar' ? '، ' : ', '),
  count: listings > 0 ? counted('listings', listings, lang) : '',
  verified: verified ? VERIFIED[lang] : '',
  lang,
});
