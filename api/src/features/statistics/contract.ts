import { z } from 'zod';
import { PeriodQuery } from '#lib/asked-period.ts';
import { endpoint } from '#lib/endpoint.ts';

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

/** Sums of one step of a period: a day, a week or a month, by its first day. */
const step = { day: z.iso.date() };
const period = { from: z.iso.date(), to: z.iso.date() };
const forAdmins = {
  method: 'GET',
  access: 'statistics',
  tag: 'statistics',
  query: PeriodQuery,
  errors: ['period_invalid'],
} as const;
const Named = z.object({ key: z.string(), name: z.string(), count: z.int() });

const listingSums = { created: z.int(), approved: z.int(), rejected: z.int() };
export const ListingStatistics = z.object({
  ...period,
  /** As it stands now. */
  byStatus: z.array(z.object({ status: z.string(), count: z.int() })),
  byCategory: z.array(Named),
  byProvince: z.array(Named),
  totals: z.object(listingSums),
  /** The same number of days just before. */
  before: z.object(listingSums),
  steps: z.array(z.object({ ...step, ...listingSums })),
});
export const listingStatistics = endpoint({
  ...forAdmins,
  path: '/admin/statistics/listings',
  summary: 'Listings begun, approved and rejected in a period; how many there are, by state, category and governorate',
  data: ListingStatistics,
});

const userSums = { personal: z.int(), office: z.int() };
export const UserStatistics = z.object({
  ...period,
  /** As it stands now; closed accounts are not counted. */
  now: z.object({
    regular: z.int(),
    office: z.int(),
    admin: z.int(),
    suspended: z.int(),
    banned: z.int(),
    confirmed: z.int(),
    offices: z.int(),
    verifiedOffices: z.int(),
  }),
  totals: z.object(userSums),
  before: z.object(userSums),
  /** Accounts begun, by what they are now. */
  steps: z.array(z.object({ ...step, ...userSums })),
});
export const userStatistics = endpoint({
  ...forAdmins,
  path: '/admin/statistics/users',
  summary: 'Accounts begun in a period; how many there are, by type and standing',
  data: UserStatistics,
});

/** Dollars. */
const revenueSums = { revenue: z.number(), cash: z.number() };
const Amounts = z.array(z.object({ name: z.string(), amount: z.number() }));
export const RevenueStatistics = z.object({
  ...period,
  /** As it stands now: what people have paid in and not spent, and what is held for refunds. */
  now: z.object({ credit: z.number(), held: z.number() }),
  totals: z.object(revenueSums),
  before: z.object(revenueSums),
  steps: z.array(z.object({ ...step, ...revenueSums })),
  byProduct: Amounts,
  byMethod: Amounts,
});
export const revenueStatistics = endpoint({
  ...forAdmins,
  path: '/admin/statistics/revenue',
  summary: 'What was sold and what was paid in, in a period, from the ledger',
  data: RevenueStatistics,
});
