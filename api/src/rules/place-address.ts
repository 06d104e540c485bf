/**
 * Addresses of place pages, read and written by one pair of functions on both sides. Pure; what words there are comes from
 * the caller. Slugs of places, categories and transaction types are disjoint by a constraint of the database, so every
 * address has one reading.
 */

/** Slugs, from the widest to the narrowest; a neighborhood's and a street's is the one within its city, and only one of them is given. */
export interface PlaceAddress {
  /** Null: the whole country. */
  province: string | null;
  city: string | null;
  neighborhood: string | null;
  street: string | null;
  category: string | null;
  transactionType: string | null;
}

export interface AddressWords {
  hasProvince(slug: string): boolean;
  /** The province a city lies in; a city's slug is unique over all of them. */
  provinceOf(city: string): string | undefined;
  hasNeighborhood(city: string, slug: string): boolean;
  /** Never of a word that is a neighborhood, a category or a transaction type there. */
  hasStreet(city: string, word: string): boolean;
  hasCategory(slug: string): boolean;
  hasTransactionType(slug: string): boolean;
}

/** The first word of a place page's address. */
export const COUNTRY = 'syria';
/** `/for-sale/syria/…` is the same page as `/syria/…/sale`. */
export const DEAL_ROOTS = new Map<string, string>(Object.entries<string>({ 'for-sale': 'sale', 'for-rent': 'rent' }));

/** The path's parts, or null when one is no slug. */
export function segmentsOf(path: string): string[] | null {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.every((part) => /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(part)) ? parts : null;
}

/**
 * Parts of a path: `/syria[/{province}[/{city}[/{neighborhood or street}]]][/{category}][/{transactionType}]`, and
 * `/for-sale|for-rent/syria[/{province}[/{city}]]`. Capitals are read, too, and `for-sale` where `sale` is meant: a page moves them to its own
 * address. Null for every other path.
 */
export function readPlacePath(path: string, words: AddressWords): PlaceAddress | null {
  const parts = segmentsOf(path.toLowerCase());
  if (!parts) return null;
  const fixedDeal = DEAL_ROOTS.get(parts[0] ?? '') ?? null;
  const rest = fixedDeal ? parts.slice(1) : parts;
  if (rest.shift() !== COUNTRY) return null;
  const take = (is: (slug: string) => boolean) => {
    const [next] = rest;
    return next !== undefined && is(next) ? (rest.shift() ?? null) : null;
  };

  const province = take(words.hasProvince);
  const city = province ? take((slug) => words.provinceOf(slug) === province) : null;
  const narrower = !fixedDeal;
  const neighborhood = city && narrower ? take((slug) => words.hasNeighborhood(city, slug)) : null;
  const street = city && narrower && !neighborhood ? take((slug) => words.hasStreet(city, slug)) : null;
  const category = narrower ? take(words.hasCategory) : null;
  const deal = DEAL_ROOTS.get(rest[0] ?? '');
  if (deal) rest[0] = deal;
  const transactionType = fixedDeal ?? take(words.hasTransactionType);
  return rest.length === 0 ? { province, city, neighborhood, street, category, transactionType } : null;
}

/** The one address of a place page, without `lang`. */
export function placePath({ province, city, neighborhood, street, category, transactionType }: PlaceAddress): string {
  return `/${[COUNTRY, province, city, neighborhood, street, category, transactionType].filter(Boolean).join('/')}`;
}

/** Roots of the addresses that search engines still know (spec, section 2, "legacy search-engine paths"). */
const LEGACY_ROOTS = [
  'real-estate',
  'fashion-clothing',
  'furniture-home-decor',
  'generators-power',
  'vehicles',
  'beauty-personal-care',
  'events-celebrations',
  'agriculture-farming',
  'health-medical',
  'jobs-employment',
  'livestock-poultry',
  'phones-accessories',
  'pets-animals',
  'home-appliances',
  'services',
  'for-sale',
  'for-rent',
] as const;

/** Whether a path may be an old address at all; says nothing of the words after its root. */
export function isLegacyRoot(path: string): boolean {
  const [root = '', second] = path.split('/').filter(Boolean);
  return (LEGACY_ROOTS as readonly string[]).includes(root) && second !== COUNTRY;
}

/** `/properties/{province}/{city}/{category}/{transactionType}`: a search with its filters in the path. */
const SEARCH_PATH = /^\/properties\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)$/;
export const isSearchPath = (path: string): boolean => SEARCH_PATH.test(path);

/** The place page that shows the same as such a search, or null when its words don't fit together. */
export function readSearchPath(path: string, words: AddressWords): PlaceAddress | null {
  const [, province, city, category, transactionType] = SEARCH_PATH.exec(path) ?? [];
  return readPlacePath(`/${[COUNTRY, province, city, category, transactionType].join('/')}`, words);
}
