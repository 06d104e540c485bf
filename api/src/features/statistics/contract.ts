import { z } from 'zod';
import { endpoint } from '../../lib/endpoint.ts';

export const Statistics = z.object({
  listings: z.int(),
  offices: z.int(),
  users: z.int(),
  views: z.int(),
  /** Listings published in the last seven days. */
  newThisWeek: z.int(),
  cities: z.int(),
  byProvince: z.array(z.object({ key: z.string(), name: z.string(), count: z.int() })),
  byCategory: z.array(z.object({ key: z.string(), name: z.string(), count: z.int() })),
});
export type Statistics = z.infer<typeof Statistics>;
export const publicStatistics = endpoint({
  method: 'GET',
  path: '/statistics',
  access: 'public',
  tag: 'statistics',
  summary: 'Public figures of the marketplace, at most a minute old',
  data: Statistics,
});

/** Apartments for sale in one city: the median per square meter in dollars, from eight listings on. */
export const CityPrice = z.object({
  key: z.string(),
  name: z.string(),
  path: z.string(),
  sample: z.int(),
  medianPerM2: z.number(),
  /** Per cent, the last 90 days' listings against the 90 days before; null where either has fewer than eight. */
  trend: z.int().nullable(),
});
export type CityPrice = z.infer<typeof CityPrice>;
export const cityPrices = endpoint({
  method: 'GET',
  path: '/statistics/city-prices',
  access: 'public',
  tag: 'statistics',
  summary: 'Median asking prices of apartments by city with their trend, at most ten minutes old',
  data: z.object({ items: z.array(CityPrice) }),
});
