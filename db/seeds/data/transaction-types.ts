interface TransactionTypeFact {
  slug: string;
  ar: string;
  en: string;
  /** How a title says it after the thing's name: «شقق للبيع», "flats for sale"; empty where nothing is said. */
  offer: { ar: string; en: string };
}

/** What may happen to a listed thing. Slugs are public words: addresses, filters and facets use them. */
export const TRANSACTION_TYPES = [
  { slug: 'sale', ar: 'بيع', en: 'Sale', offer: { ar: 'للبيع', en: 'for sale' } },
  { slug: 'rent', ar: 'إيجار', en: 'Rent', offer: { ar: 'للإيجار', en: 'for rent' } },
  // Matches both of the above in every filter.
  { slug: 'both', ar: 'بيع أو إيجار', en: 'Sale or rent', offer: { ar: 'للبيع أو للإيجار', en: 'for sale or rent' } },
  { slug: 'exchange', ar: 'مبادلة', en: 'Exchange', offer: { ar: 'للمبادلة', en: 'for exchange' } },
  { slug: 'investment', ar: 'استثمار', en: 'Investment', offer: { ar: 'للاستثمار', en: 'for investment' } },
  { slug: 'service', ar: 'خدمة', en: 'Service', offer: { ar: '', en: '' } },
] as const satisfies readonly TransactionTypeFact[];

export type TransactionType = (typeof TRANSACTION_TYPES)[number]['slug'];

/** Types whose listing may end in a sale: where a buyer asks for papers and finishing. */
export const SELLING: readonly TransactionType[] = ['sale', 'both', 'exchange', 'investment'];
/** Types whose listing may end in a lease: where a tenant asks for deposit, period and who may live there. */
export const LETTING: readonly TransactionType[] = ['rent', 'both'];
