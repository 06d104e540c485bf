import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

export const SitemapBuild = z.object({
  id: z.uuid(),
  origin: z.enum(['schedule', 'administrator', 'command']),
  /** The person who asked, if any. */
  askedBy: z.string().nullable(),
  /** Every file anew, changed or not. */
  full: z.boolean(),
  state: z.enum(['requested', 'building', 'done', 'failed']),
  /** Files looked at, of how many; null before the first. */
  done: z.int(),
  total: z.int().nullable(),
  /** Files written anew, and addresses in all files. */
  written: z.int(),
  urls: z.int(),
  error: z.string().nullable(),
  requestedAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type SitemapBuild = z.infer<typeof SitemapBuild>;

export const SitemapFile = z.object({
  /** `listings-12`, at `/sitemaps/listings-12.xml`. */
  name: z.string(),
  urls: z.int(),
  /** Compressed. */
  bytes: z.int(),
  writtenAt: z.string(),
});
export type SitemapFile = z.infer<typeof SitemapFile>;

const shared = { access: 'sitemaps', tag: 'sitemaps' } as const;

export const getSitemaps = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/sitemaps',
  summary: 'The files search engines read, and the last builds, newest first',
  data: z.object({
    files: z.array(SitemapFile),
    builds: z.array(SitemapBuild),
    /** False where robots.txt turns everyone away: development, staging. */
    openToCrawlers: z.boolean(),
  }),
});
export const buildSitemaps = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/sitemaps/builds',
  summary: 'Build now; one at a time',
  body: z.strictObject({ full: z.boolean().optional() }),
  data: z.object({ build: SitemapBuild }),
  errors: ['sitemap_build_running'],
});
