import type { Catalogue, Place } from '../../lib/catalogue/index.ts';
import type { AddressWords, PlaceAddress } from '../../lib/place-address.ts';

/** What words addresses may be made of: the places, categories and transaction types there are now. */
export function addressWordsOf({ places, categories }: Catalogue): AddressWords {
  return {
    hasProvince: (slug) => places.byKey('province', slug) !== undefined,
    provinceOf: (city) => places.byKey('city', city)?.parent?.key,
    hasNeighborhood: (city, slug) => places.byKey('neighborhood', `${city}.${slug}`) !== undefined,
    hasCategory: (slug) => categories.find(slug)?.slug === slug,
    hasTransactionType: (slug) => categories.transactionType(slug) !== undefined,
  };
}

/** From the province down to the place itself. */
export function chainOf(place: Place): Place[] {
  return place.parent ? [...chainOf(place.parent), place] : [place];
}

/** Damascus the city is all there is of Damascus the province: one page, not two. */
export function samePlace(place: Place): Place {
  const province = place.kind === 'city' ? place.parent : null;
  return province && province.children.length === 1 && province.slug === place.slug ? province : place;
}

/** The address of a place's page, optionally narrowed. */
export function addressOf(
  place: Place,
  narrowed: { category?: string | null; transactionType?: string | null } = {},
): PlaceAddress {
  const [province, city, neighborhood] = chainOf(samePlace(place));
  return {
    province: province?.slug ?? '',
    city: city?.slug ?? null,
    neighborhood: neighborhood?.slug ?? null,
    category: narrowed.category ?? null,
    transactionType: narrowed.transactionType ?? null,
  };
}

/** The narrowest place an address names. */
export function placeAt(catalogue: Catalogue, { province, city, neighborhood }: PlaceAddress): Place | undefined {
  const { places } = catalogue;
  if (neighborhood) return places.byKey('neighborhood', `${city}.${neighborhood}`);
  return city ? places.byKey('city', city) : places.byKey('province', province);
}
