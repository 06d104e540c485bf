import { FIELD_NAMES } from './listing-fields.ts';

/**
 * Things that a category's listings may carry besides texts, photos and attributes. `price_*` are the price kinds its form offers; `exact_point`
 * asks for a place on the map, without it the city's centre is an accepted point. Free of Node: browsers read them too.
 */
export const CARRIES = [
  'price_amount',
  'price_negotiable',
  'price_salary',
  'price_free',
  'price_on_request',
  'price_period',
  ...FIELD_NAMES,
  'features',
  'proximities',
  'exact_point',
] as const;
