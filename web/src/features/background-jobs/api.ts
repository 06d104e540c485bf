import type { Answer } from '@diyar/api/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type Jobs = Answer<'GET /admin/jobs'>;
export type Job = Jobs['jobs'][number];
export const JOB_STATES = ['failed', 'running', 'waiting'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const JOBS_KEY = [PRIVATE, 'background-jobs'];
/** What runs is over in seconds. */
const POLL_MS = 5_000;

export const jobsQuery = (api: Api, state: JobState, page: number) =>
  queryOptions({
    queryKey: [...JOBS_KEY, state, page],
    queryFn: ({ signal }) => api.get('/admin/jobs', { query: { state, page }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

export const retryJobs = (api: Api, ids: string[]) => api.post('/admin/jobs/retry', { body: { ids } });
