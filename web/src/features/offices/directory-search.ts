import { pageNumber } from './page-number.ts';

export const OFFICE_SORTS = ['listings', 'name', 'rating', 'date'] as const;
export type OfficeSort = (typeof OFFICE_SORTS)[number];

export type DirectorySearch = {
  query?: string;
  province?: string;
  verified?: 'true';
  premium?: 'true';
  sortBy: OfficeSort;
  page: number;
};

const SLUG = /^[a-z0-9-]{1,80}$/;

/** Search of the directory in the address. What it does not understand it leaves out. */
export function readDirectory(params: URLSearchParams): DirectorySearch {
  const query = (params.get('query') ?? '').trim().replace(/\s+/g, ' ').slice(0, 100);
  const province = params.get('province') ?? '';
  return {
    ...(query && { query }),
    ...(SLUG.test(province) && { province }),
    ...(params.get('verified') === 'true' && { verified: 'true' as const }),
    ...(params.get('premium') === 'true' && { premium: 'true' as const }),
    sortBy: OFFICE_SORTS.find((sort) => sort === params.get('sortBy')) ?? 'listings',
    page: pageNumber(params.get('page')),
  };
}

/** The directory's address for a search, without what goes without saying and without `lang`. */
export function directoryPath({ sortBy, page, ...filters }: DirectorySearch): string {
  const params = new URLSearchParams(filters);
  if (sortBy !== 'listings') params.set('sortBy', sortBy);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text ? `/offices?${text}` : '/offices';
}
