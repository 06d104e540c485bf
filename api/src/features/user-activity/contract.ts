import { z } from 'zod';
import { endpoint, number, Page } from '../../lib/endpoint.ts';
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

export const getUserActivity = endpoint({
  method: 'GET',
  path: '/admin/reports/user-activity',
  access: 'activity',
  tag: 'user-activity',
  summary: 'What people did in a period: sums, day by day, and the people with most of it',
  query: z.strictObject({
    /** Days in Damascus, both included, a year at most; without them the last 30. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    type: AccountType.optional(),
    sort: z.enum(ACTIVITIES).optional(),
    page: number(z.number().int().min(1).max(1_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** `people`: those who did any of it; `newUsers`: accounts begun. */
    totals: Counts.omit({ leadsReceived: true }).extend({ newUsers: z.int(), people: z.int() }),
    days: z.array(z.object({ day: z.iso.date(), newUsers: z.int(), listings: z.int(), leads: z.int() })),
    people: z.array(ActivePerson),
    page: Page,
  }),
  errors: ['period_invalid'],
});
