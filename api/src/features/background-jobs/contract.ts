import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';

export const JOB_STATES = ['running', 'waiting', 'failed'] as const;

export const Job = z.object({
  id: z.string(),
  /** As the worker names it: `mail`, `sitemap_build`. */
  task: z.string(),
  state: z.enum(JOB_STATES),
  attempts: z.int(),
  maxAttempts: z.int(),
  /** The job is not tried again by itself; a failed one that is not given up fails again and again. */
  isGivenUp: z.boolean(),
  createdAt: z.string(),
  /** When it is tried next; of a running one since when it runs. */
  at: z.string(),
  /** Of its last try, without what names a person. */
  error: z.string().nullable(),
});
export type Job = z.infer<typeof Job>;

const shared = { access: 'search', tag: 'background-jobs' } as const;

export const listJobs = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/jobs',
  summary:
    'Jobs of the worker by state: what runs, what waits, what failed three times; and when scheduled ones began last',
  query: z.strictObject({
    state: z.enum(JOB_STATES).optional(),
    page: number(z.number().int().min(1).max(1_000)),
  }),
  data: z.object({
    counts: z.object({ running: z.int(), waiting: z.int(), failed: z.int() }),
    jobs: z.array(Job),
    page: Page,
    schedule: z.array(z.object({ task: z.string(), lastRunAt: z.string().nullable() })),
  }),
});
export const retryJobs = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/jobs/retry',
  summary: 'Try failed jobs again at once; those that have not failed three times are left alone',
  body: z.strictObject({
    ids: z
      .array(z.string().regex(/^[1-9]\d{0,17}$/))
      .min(1)
      .max(100),
  }),
  data: z.object({ retried: z.int() }),
});
