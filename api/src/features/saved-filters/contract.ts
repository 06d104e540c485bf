import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

/** Desks whose filters can be kept. */
export const DESKS = ['listings', 'users', 'offices', 'audit'] as const;
export const Desk = z.enum(DESKS);
export type Desk = z.infer<typeof Desk>;
/** An administrator keeps so many of one desk. */
export const MOST_FILTERS = 20;

export const SavedFilter = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Of the desk's address, without its question mark. */
  query: z.string(),
});
export type SavedFilter = z.infer<typeof SavedFilter>;

const shared = { access: 'users', tag: 'saved-filters' } as const;

export const savedFilters = endpoint({
  ...shared,
  method: 'GET',
  path: '/users/filters',
  summary: 'My filters of a desk, by name',
  query: z.strictObject({ desk: Desk }),
  data: z.object({ filters: z.array(SavedFilter) }),
});
export const saveFilter = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/filters',
  summary: 'Keep the filters of a desk under a name; the name of another one replaces it',
  body: z.strictObject({ desk: Desk, name: z.string().trim().min(1).max(60), query: z.string().min(1).max(600) }),
  data: z.object({ filter: SavedFilter }),
  errors: ['too_many_filters'],
});
export const deleteFilter = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/users/filters/:id',
  summary: 'Forget a filter of mine; one that is gone already is no failure',
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({}),
});
