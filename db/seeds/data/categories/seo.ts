import { TRANSACTION_TYPES, type TransactionType } from '../transaction-types.ts';
import type { CategoryNode } from './shape.ts';

export interface SeoText {
  /** Holds `{place}`, to be replaced by a place's name («سوريا» where the page has none). */
  title: string;
  description: string;
  keywords: string[];
}
export interface Seo {
  ar: SeoText;
  en: SeoText;
}

type Language = 'ar' | 'en';

const WORDS = {
  ar: {
    at: 0,
    comma: '، ',
    both: 'للبيع والإيجار',
    in: 'في {place}',
    promise: 'إعلانات في {place} بالصور والأسعار وعلى الخريطة.',
  },
  en: {
    at: 1,
    comma: ', ',
    both: 'for sale and rent',
    in: 'in {place}',
    promise: 'Listings in {place} with photos, prices and a map.',
  },
} as const;

/** «للبيع والإيجار» where both are possible; only what people search for, so no exchange or investment. */
function offers(transactions: readonly TransactionType[], language: Language): string {
  const searched = TRANSACTION_TYPES.filter(
    ({ slug }) => (slug === 'sale' || slug === 'rent') && transactions.includes(slug),
  );
  if (searched.length === 2) return WORDS[language].both;
  return searched[0]?.offer[language] ?? '';
}

function textOf(node: CategoryNode, transactions: readonly TransactionType[], language: Language): SeoText {
  const words = WORDS[language];
  const name = node.name[words.at];
  const inside = (node.children ?? []).map((child) => child.name[words.at]);
  const sentences = [node.about[words.at], inside.slice(0, 5).join(words.comma)].filter(Boolean);
  return {
    title: [name, offers(transactions, language), words.in].filter(Boolean).join(' '),
    description: `${sentences.join('. ')}. ${words.promise}`,
    keywords: [...new Set([name, ...(node.keywords?.[language] ?? []), ...inside])],
  };
}

/** Titles and descriptions of a category's public pages: "{name} {for sale and rent} in {place}". */
export const seoOf = (node: CategoryNode, transactions: readonly TransactionType[]): Seo => ({
  ar: textOf(node, transactions, 'ar'),
  en: textOf(node, transactions, 'en'),
});
