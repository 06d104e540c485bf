import { z } from 'zod';
import { PeriodQuery } from '#lib/asked-period.ts';
import { endpoint, number, Page } from '#lib/endpoint.ts';
import { TABLE_FORMATS, TABLE_TYPES } from '#lib/tables/table.ts';
import { AccountType } from '../accounts/contract.ts';

/** What people are counted by; the list is ordered by one of them. */
export const ACTIVITIES = ['listings', 'reveals', 'leadsReceived', 'leadsSent', 'messages'] as const;

const Counts = z.object({
  /** Listings begun. */
  listings: z.int(),
  /** Times the telephone number of somebody else was shown to them. */
  reveals: z.int(),
  leadsReceived: z.int(),
  leadsSent: z.int(),
  /** Messages written, on either side. */
  messages: z.int(),
});

export const ActivePerson = Counts.extend({
  id: z.uuid(),
  name: z.string(),
  type: AccountType,
  office: z.string().nullable(),
  lastSeenAt: z.string().nullable(),
});
export type ActivePerson = z.infer<typeof ActivePerson>;

const ActivityFilter = PeriodQuery.extend({
  type: AccountType.optional(),
  sort: z.enum(ACTIVITIES).optional(),
});
const shared = { method: 'GET', access: 'activity', tag: 'user-activity', errors: ['period_invalid'] } as const;

export const getUserActivity = endpoint({
  ...shared,
  path: '/admin/reports/user-activity',
  summary: 'What people did in a period: sums, day by day, and the people with most of it',
  query: ActivityFilter.extend({
    page: number(z.number().int().min(1).max(1_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** `people`: those who did any of it; `newUsers`: accounts begun. */
    totals: Counts.omit({ leadsReceived: true }).extend({ newUsers: z.int(), people: z.int() }),
    /** Days, weeks or months by their first day, those on which nothing happened too. */
    steps: z.array(z.object({ day: z.iso.date(), newUsers: z.int(), listings: z.int(), leads: z.int() })),
    people: z.array(ActivePerson),
    page: Page,
  }),
});

export const exportUserActivity = endpoint({
  ...shared,
  path: '/admin/reports/user-activity/export',
  summary: 'The same people as a table for a spreadsheet',
  query: ActivityFilter.extend({ format: z.enum(TABLE_FORMATS) }),
  data: z.unknown(),
  file: Object.values(TABLE_TYPES),
});
