import type { AdminListing } from '@diyar/api/contracts/admin-listings';
import type { ListingStatus } from '@diyar/api/contracts/listings';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type { AdminListing };
export const LISTING_KEYS = [
  ...(['query', 'status', 'category', 'province', 'only', 'order'] as const),
  ...(['from', 'to', 'ownerId', 'officeId'] as const),
] as const;
export type ListingSearch = Record<(typeof LISTING_KEYS)[number], string>;
export const ADMIN_LISTINGS_KEY = [PRIVATE, 'admin-listings'];
const DAY_MS = 86_400_000;
const quiet = { errorToast: false } as const;

/** In the order of a listing's life. */
export const STATUSES: readonly ListingStatus[] = [
  ...(['draft', 'pending', 'active', 'rejected', 'suspended', 'expired', 'sold', 'rented', 'archived'] as const),
];
/** What a listing can be looked for by besides its own words. */
export const ONLY = ['reported', 'featured'] as const;
export const ORDERS = ['newest', 'oldest'] as const;

/** The query of the list; words of the address that name nothing are left out. */
const filterOf = ({ status, only, order: _, ...rest }: ListingSearch) => ({
  ...rest,
  status: STATUSES.filter((known) => known === status),
  reported: only === 'reported' || undefined,
  featured: only === 'featured' || undefined,
});

/** Pages go on where the one before ended. What is shown is asked for anew whenever it is looked at. */
export const listingsQuery = (api: Api, search: ListingSearch) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_LISTINGS_KEY, 'list', search],
    queryFn: ({ pageParam: after, signal }) =>
      api.get('/admin/listings', {
        query: { ...filterOf(search), order: ORDERS.find((known) => known === search.order), after },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 }),
    placeholderData: keepPreviousData,
  });

export const listingsTable = (api: Api, search: ListingSearch, format: 'csv' | 'xlsx') =>
  api.getFile('/admin/listings/export', { query: { ...filterOf(search), format }, errorToast: true });

/** Groups of categories: the tree's first two levels, each child after its parent. */
export const groupsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['admin-listings', 'categories'],
    queryFn: async ({ signal }) => (await api.get('/categories', { signal })).categories,
    select: (all) =>
      all
        .filter(({ parentId }) => parentId === null)
        .flatMap((root) => [
          { value: root.slug, label: root.name },
          ...all
            .filter(({ parentId, level }) => parentId === root.id && level === 1)
            .map(({ slug, name }) => ({ value: slug, label: `${root.name} · ${name}` })),
        ]),
    staleTime: DAY_MS,
  });

type Acted = Pick<AdminListing, 'id'>;
/** For so many days from now; 0 ends it. Rejects with `status_not_allowed` (409) when it is not public. */
export const featureListing = (api: Api, { id }: Acted, days: number) =>
  api.post('/admin/listings/:id/feature', { params: { id }, ...quiet, body: { days } });
export const deleteListing = (api: Api, { id }: Acted, reason: string) =>
  api.delete('/admin/listings/:id', { params: { id }, ...quiet, body: { reason } });
/** Rejects with `receiver_unfit` or `owner_limit_reached` (409). */
export const transferListing = (api: Api, { id }: Acted, to: string, reason: string) =>
  api.post('/admin/listings/:id/transfer', { params: { id }, ...quiet, body: { to, reason } });
