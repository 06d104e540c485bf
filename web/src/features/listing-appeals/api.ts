import type { Appeal, decideAppeal } from '@diyar/api/contracts/listing-appeals';
import type { BodyOf } from '@diyar/api/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type { Appeal };
export type Decision = BodyOf<typeof decideAppeal>['decision'];
export const APPEAL_STATES: readonly Appeal['state'][] = ['open', 'granted', 'denied'];
export const APPEALS_KEY = [PRIVATE, 'listing-appeals'];

/** Open ones the oldest first. Others work on them too: what is shown is asked for anew. */
export const appealsQuery = (api: Api, state: Appeal['state'], page: number) =>
  queryOptions({
    queryKey: [...APPEALS_KEY, state, page],
    queryFn: ({ signal }) => api.get('/admin/appeals', { query: { state, page }, signal }),
    placeholderData: keepPreviousData,
  });

/** Rejects with `appeal_decided` or `appeal_needs_another` (409). */
export const decide = (api: Api, { id }: Appeal, body: BodyOf<typeof decideAppeal>) =>
  api.post('/admin/appeals/:id/decide', { params: { id }, body, errorToast: false });
