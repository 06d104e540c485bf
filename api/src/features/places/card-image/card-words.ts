import type { Lang } from '#lib/endpoint.ts';
import type { PlacePage } from '../contract.ts';

const DEALS = new Map<string, Record<Lang, string>>(
  Object.entries<Record<Lang, string>>({
    sale: { ar: 'للبيع', en: 'for sale' },
    rent: { ar: 'للإيجار', en: 'for rent' },
    exchange: { ar: 'للمبادلة', en: 'for exchange' },
    investment: { ar: 'للاستثمار', en: 'for investment' },
  }),
);
const EVERYTHING = { ar: 'عقارات وإعلانات', en: 'Property and listings' };
const COUNTED: Record<Lang, Partial<Record<Intl.LDMLPluralRule, string>>> = {
  ar: { zero: 'لا إعلانات', one: 'إعلان واحد', two: 'إعلانان', few: '# إعلانات', many: '# إعلانًا', other: '# إعلان' },
  en: { one: '# listing', other: '# listings' },
};

/** Texts of a preview picture: what, where, and how many. */
export interface CardWords {
  what: string;
  place: string;
  count: string;
  lang: Lang;
}

export function cardWords(page: PlacePage, lang: Lang): CardWords {
  const deal = page.transactionType ? DEALS.get(page.transactionType)?.[lang] : undefined;
  const [outer] = page.within.slice(-2, -1);
  const form = new Intl.PluralRules(lang).select(page.total);
  const words = COUNTED[lang][form] ?? COUNTED[lang].other ?? '';
  return {
    what: [page.category?.name ?? EVERYTHING[lang], deal].filter(Boolean).join(' '),
    place: outer ? `${page.name}${lang === 'ar' ? '،' : ','} ${outer.name}` : page.name,
    count: words.replace('#', page.total.toLocaleString('en-US')),
    lang,
  };
}
