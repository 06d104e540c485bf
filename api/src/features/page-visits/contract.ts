import { z } from 'zod';
import { endpoint } from '../../lib/endpoint.ts';
import { PAGE_KINDS } from './page-kinds.ts';

/** How far back the figures can be asked for, in days that end today in Damascus. */
export const PERIODS = ['7', '30', '90'] as const;

const sums = {
  /** Pages opened. */
  views: z.int(),
  /** People on their first page of the day: one who comes on two days counts twice. */
  visitors: z.int(),
};

export const PageVisits = z.object({
  /** Every day of the period, the oldest first, those without a visit too. */
  days: z.array(z.object({ day: z.iso.date(), ...sums })),
  /** The same number of days before. */
  before: z.object(sums),
  kinds: z.array(z.object({ kind: z.enum(PAGE_KINDS), ...sums })),
  languages: z.array(z.object({ language: z.enum(['ar', 'en']), ...sums })),
  /** Hosts that led here, those with most people first; '' stands for no host, `elsewhere` for more than are told apart. */
  referrers: z.array(z.object({ host: z.string(), ...sums })),
});
export type PageVisits = z.infer<typeof PageVisits>;

export const getPageVisits = endpoint({
  method: 'GET',
  path: '/admin/page-visits',
  access: 'statistics',
  tag: 'statistics',
  summary: 'Who opens the pages: by day, kind of page, language and the host that led there',
  query: z.strictObject({ days: z.enum(PERIODS).optional() }),
  data: PageVisits,
});
