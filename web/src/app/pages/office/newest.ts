import type { OfficeListSearch } from '../../../features/offices/office-list-search.ts';

/** What the overview shows of an office's listings. */
export const NEWEST: OfficeListSearch = { order: 'newest', page: 1 };
export const NEWEST_SHOWN = 4;
