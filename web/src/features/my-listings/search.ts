import type { MY_SORTS } from '@diyar/api/contracts/my-listings';
import { isUuid } from '#lib/uuid.ts';

/** Values of the address. */
export const MY_KEYS = ['query', 'status', 'category', 'transactionType', 'sort', 'whose'] as const;
export type MySearch = Record<(typeof MY_KEYS)[number], string>;

type SortBy = (typeof MY_SORTS)[number];
/** Orders as they are offered; without one, the last changed come first. */
export const SORTS = ['created-desc', 'price-asc', 'price-desc', 'views-desc', 'title-asc', 'priority-desc'] as const;
export const DEALS = ['sale', 'rent', 'both', 'exchange', 'investment', 'service'] as const;

/** Statuses in the order of a listing's life; sold and rented are looked for together. */
export const TABS = {
  all: [],
  active: ['active'],
  pending: ['pending'],
  rejected: ['rejected'],
  draft: ['draft'],
  expired: ['expired'],
  closed: ['sold', 'rented'],
  suspended: ['suspended'],
  archived: ['archived'],
} as const;
export type TabName = keyof typeof TABS;
export const TAB_NAMES = Object.keys(TABS) as TabName[];
/** Namespaces that are there even while empty. */
const ALWAYS: readonly TabName[] = ['all', 'active', 'pending', 'draft'];

export const tabOf = (status: string): TabName =>
  (TAB_NAMES as string[]).includes(status) ? (status as TabName) : 'all';

export const countOf = (tab: TabName, counts: Record<string, number>): number =>
  tab === 'all' ? (counts.all ?? 0) : TABS[tab].reduce((sum, status) => sum + (counts[status] ?? 0), 0);

export const shownTabs = (counts: Record<string, number>, current: TabName): TabName[] =>
  TAB_NAMES.filter((tab) => ALWAYS.includes(tab) || tab === current || countOf(tab, counts) > 0);

/** Query for the API; words of the address that mean nothing are left out. */
export function queryOf({ query, status, category, transactionType, sort, whose }: MySearch) {
  const known = (SORTS as readonly string[]).includes(sort) ? sort.split('-') : [];
  const [sortBy, sortOrder] = known as [SortBy?, ('asc' | 'desc')?];
  return {
    query,
    status: TABS[tabOf(status)],
    category,
    transactionType: (DEALS as readonly string[]).includes(transactionType) ? transactionType : undefined,
    sortBy,
    sortOrder,
    whose: whose === 'team' || isUuid(whose) ? whose : undefined,
  };
}
