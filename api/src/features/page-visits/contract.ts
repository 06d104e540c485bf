import { z } from 'zod';
import { PeriodQuery } from '#lib/asked-period.ts';
import { endpoint } from '#lib/endpoint.ts';
import { PAGE_KINDS } from './page-kinds.ts';

const sums = {
  /** Pages opened. */
  views: z.int(),
  /** People on their first page of the day: one who comes on two days counts twice. */
  visitors: z.int(),
};

export const PageVisits = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  totals: z.object(sums),
  /** Days, weeks or months by their first day, the oldest first, those without a visit too. */
  steps: z.array(z.object({ day: z.iso.date(), ...sums })),
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
  query: PeriodQuery,
  data: PageVisits,
  errors: ['period_invalid'],
});
