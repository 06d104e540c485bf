import type { Lang } from '#lib/endpoint.ts';
import type { KnownFacts } from '#lib/facts.ts';
import { savedLabels } from '../search/index.ts';
import type { SavedSearch } from './contract.ts';
import type { SavedSearchRow } from './queries.ts';

/** The search page of kept filters; commas stay readable. */
export const searchPathOf = (query: string): string => `/properties?${query.replaceAll('%2C', ',')}`;

/** Where all results are seen: the newest of a search, of several the list of them. */
export const resultsPathOf = (searches: readonly { query: string }[]): string =>
  searches.length === 1 && searches[0] ? `${searchPathOf(searches[0].query)}&sortBy=date` : '/dashboard/saved-searches';

export const presentSearch = (row: SavedSearchRow, facts: KnownFacts, lang: Lang): SavedSearch => ({
  id: row.id,
  name: row.name,
  path: searchPathOf(row.query),
  filters: savedLabels(row.query, facts, lang),
  frequency: row.frequency,
  byEmail: row.by_email,
  inApp: row.in_app,
  paused: row.paused_at !== null,
  newCount: row.new_count,
  seenAt: row.seen_at.toISOString(),
  createdAt: row.created_at.toISOString(),
});
