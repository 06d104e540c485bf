import type { Lang } from '#lib/endpoint.ts';
import { pictureVersion } from '#lib/share-cards/index.ts';
import type { ListingCard } from '../../search/index.ts';

const DEALS = new Map<string, Record<Lang, string>>(
  Object.entries<Record<Lang, string>>({
    sale: { ar: 'للبيع', en: 'for sale' },
    rent: { ar: 'للإيجار', en: 'for rent' },
    both: { ar: 'للبيع أو للإيجار', en: 'for sale or rent' },
    exchange: { ar: 'للمبادلة', en: 'for exchange' },
    investment: { ar: 'للاستثمار', en: 'for investment' },
  }),
);
const PERIODS = new Map<string, Record<Lang, string>>(
  Object.entries<Record<Lang, string>>({
    day: { ar: 'في اليوم', en: 'a day' },
    week: { ar: 'في الأسبوع', en: 'a week' },
    month: { ar: 'في الشهر', en: 'a month' },
    year: { ar: 'في السنة', en: 'a year' },
  }),
);
const FREE = { ar: 'مجاني', en: 'Free' };
const ON_REQUEST = { ar: 'السعر عند التواصل', en: 'Price on request' };

/** Parts of a listing's preview picture besides its photo. */
export interface CardWords {
  price: string;
  what: string;
  place: string;
  /** The main photo's id. */
  photo: string | null;
  lang: Lang;
}

type Shown = Pick<ListingCard, 'price' | 'category' | 'transactionType' | 'place'>;

export function cardWords(
  { price, category, transactionType, place }: Shown,
  photo: string | null,
  lang: Lang,
): CardWords {
  return {
    price: priceWords(price, lang),
    what: [category.name, DEALS.get(transactionType)?.[lang]].filter(Boolean).join(' '),
    place: [place.neighborhood?.name, place.city.name].filter(Boolean).join(lang === 'ar' ? '، ' : ', '),
    photo,
    lang,
  };
}

function priceWords({ kind, amount, period }: ListingCard['price'], lang: Lang): string {
  if (kind === 'free' || (kind !== 'on_request' && amount === 0)) return FREE[lang];
  if (kind === 'on_request' || amount === null) return ON_REQUEST[lang];
  const number = amount.toLocaleString('en-US', { maximumFractionDigits: 2 });
  // The isolate keeps the sign behind its number inside Arabic words.
  const money = lang === 'ar' ? `\u2066${number} $\u2069` : `$${number}`;
  return period ? `${money} ${PERIODS.get(period)?.[lang] ?? ''}`.trim() : money;
}

/** Of the drawing: a new one makes new pictures. */
const EDITION = 1;

export const cardVersion = (words: CardWords, brand: Record<Lang, string>): string =>
  pictureVersion(EDITION, words, brand[words.lang]);

/** The picture's address without `lang`: what it shows is part of it, so it may be kept for good. */
export const cardPath = (id: string, version: string): string => `/og/listing/${id}/${version}.jpg`;
