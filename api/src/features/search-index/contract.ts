import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';

export const IndexRebuild = z.object({
  id: z.int(),
  /** As it was asked for: by hand, or because facts changed. */
  reason: z.string(),
  state: z.enum(['requested', 'building', 'swapping', 'done', 'failed']),
  /** Listings in the new index, of how many. */
  done: z.int(),
  total: z.int().nullable(),
  error: z.string().nullable(),
  requestedAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type IndexRebuild = z.infer<typeof IndexRebuild>;

export const IndexAudit = z.object({
  id: z.int(),
  reason: z.string(),
  state: z.enum(['requested', 'running', 'done', 'failed']),
  /** Listings compared, of about how many. */
  checked: z.int(),
  total: z.int().nullable(),
  /** Public but not in the index; in the index but not public; in both and different. All are repaired. */
  missing: z.int(),
  extra: z.int(),
  stale: z.int(),
  error: z.string().nullable(),
  requestedAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type IndexAudit = z.infer<typeof IndexAudit>;

export const RefusedListing = z.object({
  listingId: z.uuid(),
  /** Null when the listing is gone. */
  title: z.string().nullable(),
  number: z.int().nullable(),
  /** The engine's own name and sentence. */
  code: z.string(),
  message: z.string(),
  failedAt: z.string(),
  /** Marked again since, and not tried yet. */
  isWaiting: z.boolean(),
});
export type RefusedListing = z.infer<typeof RefusedListing>;

const shared = { access: 'search', tag: 'search-index' } as const;
const body = z.strictObject({});

export const getSearchIndex = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/search-index',
  summary: 'How far the index is, and its last rebuilds and audits, newest first',
  data: z.object({
    /** Changes that are not in the index yet, and listings it refused. */
    waiting: z.int(),
    refused: z.int(),
    rebuilds: z.array(IndexRebuild),
    audits: z.array(IndexAudit),
  }),
});
export const rebuildIndex = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/search-index/rebuilds',
  summary: 'Make the index anew beside the old one, then swap; one at a time',
  body,
  data: z.object({ rebuild: IndexRebuild }),
  errors: ['index_rebuild_running'],
});
export const auditIndex = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/search-index/audits',
  summary: 'Compare the index with the database and repair what differs; one at a time',
  body,
  data: z.object({ audit: IndexAudit }),
  errors: ['index_audit_running'],
});

export const listRefused = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/search-index/refused',
  summary: 'Listings that the engine would not take, and why, newest first',
  query: z.strictObject({ page: number(z.number().int().min(1).max(1_000)) }),
  data: z.object({ listings: z.array(RefusedListing), page: Page }),
});
export const retryRefused = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/search-index/refused/retry',
  summary: 'Send refused listings to the engine again; those that were not refused are left alone',
  body: z.strictObject({ listingIds: z.array(z.uuid()).min(1).max(100) }),
  data: z.object({ retried: z.int() }),
});
