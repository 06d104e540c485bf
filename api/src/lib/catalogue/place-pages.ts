import { type PlaceAddress, placePath } from '#rules/place-address.ts';
import type { Lang } from '../endpoint.ts';
import { nameOf, type Place } from './places.ts';

/** From the province down to the place itself. */
function chainOf(place: Place): Place[] {
  return place.parent ? [...chainOf(place.parent), place] : [place];
}

/** Damascus the city is all there is of Damascus the province: one page, not two. */
export function samePlace(place: Place): Place {
  const province = place.kind === 'city' ? place.parent : null;
  return province && province.children.length === 1 && province.slug === place.slug ? province : place;
}

/** A city and its governorate that are called alike and are not the same. */
export const sharesName = (place: Place): boolean =>
  samePlace(place).children.length > 1 &&
  ((place.kind === 'city' && place.parent?.nameAr === place.nameAr) ||
    (place.kind === 'province' && place.children.some((child) => child.nameAr === place.nameAr)));

/** The name where it stands alone: «محافظة حلب», "Aleppo city", «المزة، دمشق». */
export function nameInFull(place: Place, lang: Lang): string {
  const name = nameOf(place, lang);
  if (place.kind === 'neighborhood' && place.parent)
    return `${name}${lang === 'ar' ? '، ' : ', '}${nameOf(place.parent, lang)}`;
  const own = samePlace(place);
  if (!sharesName(own)) return name;
  if (own.kind === 'province') return lang === 'ar' ? `محافظة ${name}` : `${name} Governorate`;
  return lang === 'ar' ? `مدينة ${name}` : `${name} city`;
}

/** The places above a place and itself, a city that is its whole province said once. */
export const placesWithin = (place: Place): Place[] =>
  chainOf(place).filter((link, index, chain) => index === 0 || samePlace(link) !== chain[index - 1]);

export type Narrowed = Partial<Pick<PlaceAddress, 'category' | 'transactionType'>>;

/** The one address of the whole country's page. */
export const countryPagePath = ({ category = null, transactionType = null }: Narrowed = {}): string =>
  placePath({
    province: null,
    city: null,
    neighborhood: null,
    street: null,
    category,
    transactionType: transactionType === 'both' ? null : transactionType,
  });

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
    street: null,
    category,
    transactionType: transactionType === 'both' ? null : transactionType,
  });
}
