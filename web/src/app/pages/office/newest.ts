import type { OfficeListSearch } from '#features/offices/office-list-search.ts';

/** Listings of the office's overview. */
export const NEWEST: OfficeListSearch = { order: 'newest', page: 1 };
export const NEWEST_SHOWN = 4;
