import { type AddressWords, isLegacyRoot, segmentsOf } from '#rules/place-address.ts';

const DEALS = new Map<string, string>(
  Object.entries<string>({ 'for-sale': 'sale', 'for-rent': 'rent', buy: 'sale', sell: 'sale' }),
);
const LONGEST = 8;

/** The search an old address meant: slugs by the search page's own names. */
export type LegacySearch = {
  category?: string;
  transactionType?: string;
  province?: string;
  city?: string;
  neighborhood?: string;
  street?: string;
};

/**
 * Reads an old address of up to seven segments after its root. The order of the segments does not matter, as each word has
 * one reading; the last category is the narrowest. Words nobody knows any more are passed over: the visitor gets the wider
 * search. Null for a path that is no old address.
 */
export function readLegacyPath(path: string, words: AddressWords): LegacySearch | null {
  const parts = segmentsOf(path.toLowerCase());
  if (!parts || parts.length > LONGEST || !isLegacyRoot(`/${parts.join('/')}`)) return null;
  const found: LegacySearch = {};
  for (const word of parts) {
    const deal = DEALS.get(word) ?? (words.hasTransactionType(word) ? word : undefined);
    if (deal) found.transactionType = deal;
    else if (words.hasCategory(word)) found.category = word;
    else if (!found.province && words.hasProvince(word)) found.province = word;
    else if (found.city && words.hasNeighborhood(found.city, word)) found.neighborhood = word;
    else if (!found.city && words.provinceOf(word)) found.city = word;
  }
  return found;
}

/** `?city=jaramana&category=…`: the narrowest place alone, as the search page joins places by "or". */
export function legacySearchPath(search: LegacySearch, kept = new URLSearchParams()): string {
  const query = new URLSearchParams();
  if (search.category) query.set('category', search.category);
  if (search.street) query.set('street', search.street);
  else if (search.neighborhood && search.city) query.set('neighborhood', `${search.city}.${search.neighborhood}`);
  else if (search.city) query.set('city', search.city);
  else if (search.province) query.set('province', search.province);
  if (search.transactionType) query.set('transactionType', search.transactionType);
  for (const [name, value] of kept) if (!query.has(name)) query.append(name, value);
  const text = query.toString();
  return text ? `/properties?${text}` : '/properties';
}
