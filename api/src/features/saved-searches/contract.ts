import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { FREQUENCIES } from '#rules/saved-searches.ts';

export const Frequency = z.enum(FREQUENCIES);
/** Of one account. */
export const MAX_SAVED_SEARCHES = 50;

export const SavedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The search page with its filters, without host and lang. */
  path: z.string(),
  /** The search's filters in words, in the reader's language. */
  filters: z.array(z.string()),
  frequency: Frequency,
  byEmail: z.boolean(),
  inApp: z.boolean(),
  paused: z.boolean(),
  /** Matches since it was last looked at. */
  newCount: z.int(),
  seenAt: z.string(),
  createdAt: z.string(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** Full hours of the day in Damascus, 0 to 23: nothing is told from the first until the second. */
export const QuietHours = z.strictObject({ from: z.int().min(0).max(23), until: z.int().min(0).max(23) });
export type QuietHours = z.infer<typeof QuietHours>;

const Name = z.string().trim().min(1).max(80);
const params = z.strictObject({ id: z.uuid() });
const shared = { access: 'saved-searches', tag: 'saved-searches' } as const;
const One = z.object({ savedSearch: SavedSearch });

export const listSavedSearches = endpoint({
  ...shared,
  method: 'GET',
  path: '/saved-searches',
  summary: 'My saved searches, newest first, and my quiet hours',
  data: z.object({ items: z.array(SavedSearch), quietHours: QuietHours.nullable(), maximum: z.int() }),
});
export const saveSearch = endpoint({
  ...shared,
  method: 'POST',
  path: '/saved-searches',
  idempotency: 'honoured',
  summary: 'Keep a search and be told of new matches; the same filters again answer with the search that is there',
  body: z.strictObject({
    /** Left out, its filters name it. */
    name: Name.optional(),
    /** The query of the search page's address; what only orders or shows results is left out. */
    query: z.string().max(2000),
    frequency: Frequency,
    byEmail: z.boolean().optional(),
    inApp: z.boolean().optional(),
  }),
  success: [200, 201],
  data: One.extend({ existed: z.boolean() }),
  errors: ['search_without_filters', 'too_many_saved_searches'],
});
export const changeSavedSearch = endpoint({
  ...shared,
  method: 'PUT',
  path: '/saved-searches/:id',
  summary: 'Rename it, tell me more or less often, by other ways, pause it',
  params,
  body: z.strictObject({
    name: Name.optional(),
    frequency: Frequency.optional(),
    byEmail: z.boolean().optional(),
    inApp: z.boolean().optional(),
    paused: z.boolean().optional(),
  }),
  data: One,
  errors: ['saved_search_not_found'],
});
export const seeSavedSearch = endpoint({
  ...shared,
  method: 'POST',
  path: '/saved-searches/:id/seen',
  summary: 'I looked at its matches: new ones are counted from now on',
  params,
  body: z.strictObject({}),
  data: One,
  errors: ['saved_search_not_found'],
});
export const deleteSavedSearch = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/saved-searches/:id',
  summary: 'Forget it',
  params,
  data: z.object({}),
  errors: ['saved_search_not_found'],
});
export const setQuietHours = endpoint({
  ...shared,
  method: 'PUT',
  path: '/saved-searches/quiet-hours',
  summary: 'Hours in which nothing is told; what waits then is told at their end',
  body: z.strictObject({ quietHours: QuietHours.nullable() }),
  data: z.object({ quietHours: QuietHours.nullable() }),
  errors: ['quiet_hours_empty'],
});

const query = z.strictObject({ token: z.string().max(200) });
const Subscription = z.object({ name: z.string(), subscribed: z.boolean() });
const mailed = { access: 'public', tag: 'saved-searches', errors: ['unsubscribe_link_invalid'] } as const;

export const subscription = endpoint({
  ...mailed,
  method: 'GET',
  path: '/saved-searches/subscription',
  summary: 'What a mail’s unsubscribe link is about; changes nothing',
  query,
  data: Subscription,
});
export const unsubscribe = endpoint({
  ...mailed,
  method: 'POST',
  path: '/saved-searches/unsubscribe',
  summary: 'No more mails of this search (RFC 8058: mail programs call it with one click)',
  query,
  data: Subscription,
});
export const resubscribe = endpoint({
  ...mailed,
  method: 'POST',
  path: '/saved-searches/resubscribe',
  summary: 'Mails of this search after all',
  query,
  data: Subscription,
});
