import type { SearchQuery } from '../contract.ts';
import { type PriceField, priceFieldOf } from './criteria.ts';

export interface Order {
  by: NonNullable<SearchQuery['sortBy']>;
  direction: 'asc' | 'desc';
  /** Which price is compared. */
  price: PriceField;
  /** Words were given: the engine's own ranking comes first in `relevance`. */
  hasText: boolean;
}

export const orderOf = ({ sortBy, sortOrder, transactionType }: SearchQuery, hasText: boolean): Order => ({
  by: sortBy ?? 'relevance',
  direction: sortOrder ?? (sortBy === 'price' || sortBy === 'area' ? 'asc' : 'desc'),
  price: priceFieldOf(transactionType),
  hasText,
});

/** Only the order nobody chose mixes paid results in; a chosen order is kept exactly. */
export const isPromoted = (order: Order) => order.by === 'relevance';

const FIELDS = { date: 'published', area: 'area' } as const;

/** The engine's `sort`; with words, relevance leaves it to the ranking rules (freshness breaks ties there). */
export function sortOf({ by, direction, price, hasText }: Order): string[] {
  if (by === 'relevance') return hasText ? [] : ['published:desc'];
  if (by === 'priority') return [`featured:${direction}`, `priority:${direction}`, 'published:desc'];
  return [`${by === 'price' ? price : FIELDS[by]}:${direction}`, ...(by === 'date' ? [] : ['published:desc'])];
}

/** Of the paid results among the others: the higher boost first, words before it. */
export const paidSortOf = (order: Order): string[] => (order.hasText ? [] : ['boost:desc', ...sortOf(order)]);

const COLUMNS = { date: 'published_at', area: 'area' } as const;

/** The same order over the view `search_listing`. */
export function sqlOrderOf({ by, direction, price }: Order): string {
  if (by === 'relevance') return 'published_at desc, id';
  if (by === 'priority') return `is_featured ${direction}, priority ${direction}, published_at desc, id`;
  return `${by === 'price' ? `${price}_cents` : COLUMNS[by]} ${direction} nulls last, published_at desc, id`;
}
