import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';

/** Words of fewer people are never kept. */
export const FEWEST_PEOPLE = 3;

export const SearchMiss = z.object({
  id: z.string(),
  /** Folded: without marks, forms of letters and capitals. */
  words: z.string(),
  /** Different people of the last 30 days. */
  people: z.int(),
  lastAskedOn: z.iso.date(),
});
export type SearchMiss = z.infer<typeof SearchMiss>;

const shared = { access: 'search', tag: 'search-misses' } as const;

export const listMisses = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/search-misses',
  summary: 'Words that found nothing, asked by at least three people, most people first',
  query: z.strictObject({ page: number(z.number().int().min(1).max(1_000)) }),
  data: z.object({ misses: z.array(SearchMiss), page: Page }),
});
export const dropMiss = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/admin/search-misses/:id',
  summary: 'Take words off the list; they come again when three more people ask for them',
  params: z.strictObject({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
  data: z.null(),
  errors: ['search_miss_not_found'],
});
