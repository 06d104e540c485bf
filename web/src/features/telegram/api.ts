import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export const telegramQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'telegram'],
    queryFn: ({ signal }) => api.get('/notifications/telegram', { errorToast: false, signal }),
    staleTime: 0,
  });

export const startLink = (api: Api) => api.post('/notifications/telegram/link', { body: {} });

export const unlink = (api: Api) => api.delete('/notifications/telegram');
