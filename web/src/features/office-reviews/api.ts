import type {
  decideReview,
  MyReview,
  OfficeReview,
  reportReview,
  writeReview,
} from '@diyar/api/contracts/office-reviews';
import type { BodyOf } from '@diyar/api/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

/** Forms say themselves what went wrong. */
const quiet = { errorToast: false } as const;

export const reviewsQuery = (api: Api, ref: string, page: number) =>
  queryOptions({
    queryKey: ['offices', ref, 'reviews', page],
    queryFn: ({ signal }) => api.get('/offices/:id/reviews', { params: { id: ref }, query: { page }, signal }),
    // The page may be one that was kept, from before the newest review.
    staleTime: 0,
  });

export const myReviewQuery = (api: Api, officeId: string) =>
  queryOptions({
    queryKey: [PRIVATE, 'office-review', officeId],
    queryFn: ({ signal }): Promise<MyReview> =>
      api.get('/offices/:id/reviews/mine', { params: { id: officeId }, signal }),
  });

export const saveReview = (api: Api, officeId: string, body: BodyOf<typeof writeReview>) =>
  api.put('/offices/:id/reviews/mine', { ...quiet, params: { id: officeId }, body });
export const deleteReview = (api: Api, officeId: string) =>
  api.delete('/offices/:id/reviews/mine', { params: { id: officeId } });
export const saveAnswer = async (api: Api, id: string, answer: string | null): Promise<OfficeReview> =>
  (await api.put('/offices/my-office/reviews/:id/answer', { ...quiet, params: { id }, body: { answer } })).review;
export const sendReport = (api: Api, id: string, body: BodyOf<typeof reportReview>) =>
  api.post('/office-reviews/:id/report', { ...quiet, params: { id }, body });

export type ReviewShow = 'open' | 'hidden';
export const REPORTED_KEY = [PRIVATE, 'reported-reviews'];
export const reportedReviewsQuery = (api: Api, show: ReviewShow, page: number) =>
  queryOptions({
    queryKey: [...REPORTED_KEY, show, page],
    queryFn: ({ signal }) => api.get('/admin/office-reviews', { query: { show, page }, signal }),
    placeholderData: keepPreviousData,
  });
export const decide = (api: Api, id: string, body: BodyOf<typeof decideReview>) =>
  api.post('/admin/office-reviews/:id/decide', { ...quiet, params: { id }, body });
