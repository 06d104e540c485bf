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
