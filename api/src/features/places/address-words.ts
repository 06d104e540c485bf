import { type Catalogue, type Place, type Street, streetCalled } from '#lib/catalogue/index.ts';
import type { AddressWords, PlaceAddress } from '#rules/place-address.ts';

/** Words that addresses may be made of: the places, categories and transaction types there are now. */
export function addressWordsOf(catalogue: Catalogue): AddressWords {
  const { places, categories } = catalogue;
  return {
    hasProvince: (slug) => places.byKey('province', slug) !== undefined,
    provinceOf: (city) => places.byKey('city', city)?.parent?.key,
    hasNeighborhood: (city, slug) => places.byKey('neighborhood', `${city}.${slug}`) !== undefined,
    hasStreet: (city, word) => streetCalled(city, word, catalogue) !== undefined,
    // A slug that a category once had is read too; the page's own address names the present one.
    hasCategory: (slug) => (categories.find(slug)?.id ?? slug) !== slug,
    hasTransactionType: (slug) => categories.transactionType(slug) !== undefined,
  };
}

/** The narrowest place an address names; undefined also of the whole country. */
export function placeAt(catalogue: Catalogue, { province, city, neighborhood }: PlaceAddress): Place | undefined {
  const { places } = catalogue;
  if (!province) return undefined;
  if (neighborhood) return places.byKey('neighborhood', `${city}.${neighborhood}`);
  return city ? places.byKey('city', city) : places.byKey('province', province);
}

export const streetIn = (catalogue: Catalogue, { city, street }: PlaceAddress): Street | undefined =>
  city && street ? streetCalled(city, street, catalogue) : undefined;
