import { type PlaceAddress, placePath } from '../place-address.ts';
import type { Place } from './places.ts';

/** From the province down to the place itself. */
function chainOf(place: Place): Place[] {
  return place.parent ? [...chainOf(place.parent), place] : [place];
}

/** Damascus the city is all there is of Damascus the province: one page, not two. */
export function samePlace(place: Place): Place {
  const province = place.kind === 'city' ? place.parent : null;
  return province && province.children.length === 1 && province.slug === place.slug ? province : place;
}

/** The places above a place and itself, a city that is its whole province said once. */
export const placesWithin = (place: Place): Place[] =>
  chainOf(place).filter((one, index, chain) => index === 0 || samePlace(one) !== chain[index - 1]);

export type Narrowed = Partial<Pick<PlaceAddress, 'category' | 'transactionType'>>;

/**
 * The one address of a place's page, optionally of one category and deal there, without `lang`: every link to a place is
 * made here. `both` is no deal of its own: such a listing is found under sale and under rent.
 */
export function placePagePath(place: Place, { category = null, transactionType = null }: Narrowed = {}): string {
  const [province, city, neighborhood] = chainOf(samePlace(place));
  return placePath({
    province: province?.slug ?? '',
    city: city?.slug ?? null,
    neighborhood: neighborhood?.slug ?? null,
    category,
    transactionType: transactionType === 'both' ? null : transactionType,
  });
}
