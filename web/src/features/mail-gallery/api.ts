import type { Answer } from '@diyar/api/endpoints';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';

export type MailKind = Answer<'GET /admin/mails'>['kinds'][number];
export type MailExample = Answer<'GET /admin/mails/:id'>;

const KEY = [PRIVATE, 'mail-gallery'];

export const mailKindsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...KEY, 'kinds'],
    queryFn: ({ signal }) => api.get('/admin/mails', { signal }),
    staleTime: FRESH_MS,
  });

export const mailExampleQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => api.get('/admin/mails/:id', { params: { id }, signal }),
    staleTime: FRESH_MS,
  });
