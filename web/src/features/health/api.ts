import type { Answer } from '@diyar/api/endpoints';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type Status = Answer<'GET /admin/status'>;
export type Part = Status['parts'][number];

const POLL_MS = 15_000;

export const statusQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'site-status'],
    queryFn: ({ signal }) => api.get('/admin/status', { signal }),
    refetchInterval: POLL_MS,
  });
