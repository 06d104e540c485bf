import { type CountedField, LISTING_FIELDS, type WholeField } from './listing-fields.ts';

/** Bounds and choices of the listing form (spec, section 9): the server refuses by them, the browser warns by them. */
export const TITLE_MIN = 5;
export const TITLE_MAX = 150;
export const DESCRIPTION_MIN = 100;
export const DESCRIPTION_MAX = 10_000;
export const ADDRESS_MAX = 300;
/** More photos, or more words, than these make little difference. */
export const GOOD_IMAGE_COUNT = 8;
export const GOOD_DESCRIPTION = 250;
/** Metres to a school, a hospital and the like. */
export const FARTHEST_METRES = 100_000;

/** Dollars, and the highest price a search may name. */
export const PRICE_MAX = 1e12;
/** Fault of a price in dollars, rounded to cents as it will be kept. */
export function priceError(dollars: number): 'price_positive' | 'price_too_high' | undefined {
  const cents = Math.round(dollars * 100);
  if (cents < 1) return 'price_positive';
  return cents > PRICE_MAX * 100 ? 'price_too_high' : undefined;
}
/** New Syrian pounds replaced 100 old ones each on 2026-01-01; people speak of both. */
export const OLD_IN_NEW = 100;

/** Square metres as they are kept. */
export const roundedArea = (squareMetres: number): number => Math.round(squareMetres * 100) / 100;
/** The upper bound is the first area that no longer fits its column. */
export const isArea = (squareMetres: number): boolean =>
  roundedArea(squareMetres) > 0 && roundedArea(squareMetres) < 1e10;

export type WholeError = `${CountedField}_positive` | `${Exclude<WholeField, CountedField>}_range`;
/** The code of a whole number out of its bounds. */
export const wholeError = (key: WholeField): WholeError =>
  LISTING_FIELDS[key].kind === 'count' ? `${key as CountedField}_positive` : `${key as 'floor'}_range`;
export function isWholeNumber(key: WholeField, value: number): boolean {
  const { min, max } = LISTING_FIELDS[key];
  return Number.isInteger(value) && value >= min && value <= max;
}

export const PRICE_KINDS = ['amount', 'salary', 'free', 'on_request'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];
export const PRICE_PERIODS = ['day', 'week', 'month', 'year'] as const;
export const PROXIMITIES = ['cityCentre', 'hospital', 'school', 'publicTransport', 'market'] as const;
export const FEATURES = [
  'parking',
  'elevator',
  'central_heating',
  'renovated',
  'furnished',
  'air_conditioning',
  'security',
  'garden',
  'balcony',
  'pool',
  'new_building',
] as const;
type ListingFeature = (typeof FEATURES)[number];
export const isFeature = (feature: string): feature is ListingFeature => FEATURES.some((known) => known === feature);
