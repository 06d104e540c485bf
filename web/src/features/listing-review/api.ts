import type {
  bulkReview,
  pendingListings,
  ReviewDetail,
  ReviewRow,
  rejectionReasons,
  reviewListing,
  Viewer,
} from '@diyar/api/contracts/listing-review';
import type { BodyOf, DataOf } from '@diyar/api/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export const REVIEW_KEY = [PRIVATE, 'listing-review'];
/** What waits. What is being looked at is not among it. */
export const WAITING_REVIEWS = [
  [...REVIEW_KEY, 'queue'],
  [...REVIEW_KEY, 'ahead'],
];
const quiet = { errorToast: false } as const;
const PER_PAGE = 30;
/** How far the next one is looked for. */
const AHEAD = 100;

export type { ReviewDetail, ReviewRow, Viewer };
export type Waiting = DataOf<typeof pendingListings>;
export type Kind = 'new' | 'change' | '';
export type Reason = DataOf<typeof rejectionReasons>['reasons'][number];

/** The longest waiting first. Two administrators work on one queue: what is shown is asked for anew. */
export const queueQuery = (api: Api, kind: Kind) =>
  infiniteQueryOptions({
    queryKey: [...REVIEW_KEY, 'queue', kind],
    queryFn: ({ pageParam: after, signal }) =>
      api.get('/admin/listings/pending', { query: { kind, after, limit: PER_PAGE }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** The queue in one piece, to know what comes after the listing that is looked at. */
export const aheadQuery = (api: Api, kind: Kind) =>
  queryOptions({
    queryKey: [...REVIEW_KEY, 'ahead', kind],
    queryFn: ({ signal }) => api.get('/admin/listings/pending', { query: { kind, limit: AHEAD }, signal }),
  });

export const detailQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...REVIEW_KEY, 'one', id],
    queryFn: async ({ signal }) => (await api.get('/admin/listings/:id', { params: { id }, signal })).listing,
    // Long enough for what was fetched ahead; a decision names the version that was seen.
    staleTime: 15_000,
  });

export const reasonsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...REVIEW_KEY, 'reasons'],
    queryFn: async ({ signal }) => (await api.get('/admin/listings/rejection-reasons', { signal })).reasons,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Rejects with `listing_decided`, `listing_changed_meanwhile` or `listing_outdated` (409) when it is not what was seen. */
export const decide = async (api: Api, id: string, body: BodyOf<typeof reviewListing>) =>
  (await api.post('/admin/listings/:id/review', { params: { id }, ...quiet, body })).listing;
/** Each listing succeeds or fails for itself; rejects only when nothing was tried. */
export const decideSeveral = (api: Api, body: BodyOf<typeof bulkReview>) =>
  api.post('/admin/listings/bulk-review', { body });
/** Rejects with `take_back_too_late` (409) once the owner has been told. */
export const undoDecision = async (api: Api, id: string) =>
  (await api.post('/admin/listings/:id/take-back', { params: { id }, ...quiet, body: {} })).listing;
/** Rejects with `listing_not_found`. */
export const enter = async (api: Api, id: string) =>
  (await api.put('/admin/listings/:id/presence', { params: { id }, ...quiet, body: {} })).viewers;
export const leave = (api: Api, id: string) => api.delete('/admin/listings/:id/presence', { params: { id }, ...quiet });
export const suspend = async (api: Api, id: string, reason: string) =>
  (await api.post('/admin/listings/:id/suspend', { params: { id }, ...quiet, body: { reason } })).listing;
export const unsuspend = async (api: Api, id: string, reason: string) =>
  (await api.post('/admin/listings/:id/unsuspend', { params: { id }, ...quiet, body: { reason } })).listing;
