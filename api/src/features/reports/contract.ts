import { z } from 'zod';
import { PeriodQuery } from '#lib/asked-period.ts';
import { endpoint, number, Page, several } from '#lib/endpoint.ts';
import { TABLE_FORMATS, TABLE_TYPES } from '#lib/tables/table.ts';

/** From a look at a listing to a visit that took place, in this order. */
export const FUNNEL = ['views', 'reveals', 'leads', 'viewings', 'done'] as const;
const funnel = {
  /** People and days: somebody who looks twice on one day counts once. */
  views: z.int(),
  /** Times the telephone number was shown. */
  reveals: z.int(),
  /** Inquiries with words. */
  leads: z.int(),
  /** Viewings proposed. */
  viewings: z.int(),
  /** Viewings that took place. */
  done: z.int(),
};
export const Funnel = z.object(funnel);
export type Funnel = z.infer<typeof Funnel>;

const period = { from: z.iso.date(), to: z.iso.date() };
const steps = z.array(z.object({ day: z.iso.date(), ...funnel }));
/** Of inquiries of the period: how many were answered, and how long half of the answers took at most. */
const Answering = z.object({ asked: z.int(), answered: z.int(), medianMinutes: z.int().nullable() });
export type Answering = z.infer<typeof Answering>;

export const Agent = Answering.extend({
  /** Null: inquiries that nobody was assigned to. */
  id: z.uuid().nullable(),
  name: z.string().nullable(),
  viewings: z.int(),
  done: z.int(),
});
export type Agent = z.infer<typeof Agent>;

export const ReportedListing = z.object({
  id: z.uuid(),
  code: z.int(),
  title: z.string().nullable(),
  status: z.string(),
  ...funnel,
  /** Views for each day of the period on which it was public. */
  viewsPerDay: z.number(),
  /** The median of other owners' listings of its category, kind of deal and city; null below eight. */
  similar: z.object({ sample: z.int(), viewsPerDay: z.number() }).nullable(),
});
export type ReportedListing = z.infer<typeof ReportedListing>;

const shared = {
  method: 'GET',
  access: 'reports',
  tag: 'reports',
  errors: ['period_invalid', 'office_not_found', 'plan_lacks_history'],
} as const;

export const overviewReport = endpoint({
  ...shared,
  path: '/reports/overview',
  summary: 'An office in a period: from views to viewings, how fast it answers, and who in it',
  query: PeriodQuery,
  data: z.object({
    ...period,
    totals: Funnel,
    before: Funnel,
    steps,
    answering: Answering,
    answeringBefore: Answering,
    agents: z.array(Agent),
  }),
});

export const REPORT_SORTS = [...FUNNEL, 'newest'] as const;
export const listingsReport = endpoint({
  ...shared,
  path: '/reports/listings/performance',
  summary: 'Each listing of an office in a period, beside similar ones',
  query: PeriodQuery.extend({
    sort: z.enum(REPORT_SORTS).optional(),
    page: number(z.number().int().min(1).max(1_000)),
    limit: number(z.number().int().min(1).max(50)),
  }),
  data: z.object({ ...period, listings: z.array(ReportedListing), page: Page }),
});
export const exportListingFigures = endpoint({
  ...shared,
  path: '/reports/listings/export',
  summary: 'The same listings as a table for a spreadsheet; `pdf`: the whole report on paper',
  query: PeriodQuery.extend({ format: z.enum([...TABLE_FORMATS, 'pdf']) }),
  data: z.unknown(),
  errors: ['period_invalid', 'office_not_found', 'plan_lacks_export', 'plan_lacks_history'],
  file: [...Object.values(TABLE_TYPES), 'application/pdf'],
});

export const comparativeReport = endpoint({
  ...shared,
  path: '/reports/comparative-report',
  summary: 'Two to five listings of an office beside each other',
  query: PeriodQuery.extend({ listings: several(z.uuid(), 20) }),
  data: z.object({ ...period, listings: z.array(ReportedListing.extend({ steps })) }),
  errors: [
    ...(['period_invalid', 'office_not_found', 'comparison_size', 'listing_not_found'] as const),
    ...(['plan_lacks_comparison', 'plan_lacks_history'] as const),
  ],
});

export const ownListingFigures = endpoint({
  ...shared,
  access: 'properties',
  path: '/users/listings/:id/figures',
  summary: 'One of my listings in a period, beside similar ones',
  params: z.strictObject({ id: z.uuid() }),
  query: PeriodQuery,
  data: z.object({ ...period, listing: ReportedListing, before: Funnel, steps }),
  errors: ['period_invalid', 'listing_not_found'],
});
