import type { SearchQuery } from './contract.ts';

export interface Order {
  by: NonNullable<SearchQuery['sortBy']>;
  direction: 'asc' | 'desc';
  /** Words were given: the engine's own ranking comes first in `relevance`. */
  hasText: boolean;
}

export const orderOf = ({ sortBy, sortOrder }: SearchQuery, hasText: boolean): Order => ({
  by: sortBy ?? 'relevance',
  direction: sortOrder ?? (sortBy === 'price' || sortBy === 'area' ? 'asc' : 'desc'),
  hasText,
});

/** Only the order nobody chose mixes paid results in; a chosen order is kept exactly. */
export const isPromoted = (order: Order) => order.by === 'relevance';

const FIELDS = { price: 'price', date: 'published', area: 'area' } as const;

/** The engine's `sort`; with words, relevance leaves it to the ranking rules (freshness breaks ties there). */
export function sortOf({ by, direction, hasText }: Order): string[] {
  if (by === 'relevance') return hasText ? [] : ['published:desc'];
  if (by === 'priority') return [`featured:${direction}`, `priority:${direction}`, 'published:desc'];
  return [`${FIELDS[by]}:${direction}`, ...(by === 'date' ? [] : ['published:desc'])];
}

const COLUMNS = { price: 'price_cents', date: 'published_at', area: 'area' } as const;

/** The same order over the view `search_listing`. */
export function sqlOrderOf({ by, direction }: Order): string {
  if (by === 'relevance') return 'published_at desc, id';
  if (by === 'priority') return `is_featured ${direction}, priority ${direction}, published_at desc, id`;
  return `${COLUMNS[by]} ${direction} nulls last, published_at desc, id`;
}
