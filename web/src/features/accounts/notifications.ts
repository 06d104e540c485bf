import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { NOTIFICATIONS_KEY } from './unread.ts';

const PAGE = 20;

/** Newest first, page by page. */
export const notificationsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: NOTIFICATIONS_KEY,
    queryFn: ({ pageParam, signal }) =>
      api.get('/notifications', {
        query: { after: pageParam, limit: PAGE },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 30_000,
  });

/** The three acts on notifications, with the toasts the spec gives each (section 7). */
export function useNotificationActs() {
  const api = useApi();
  const { t } = useTranslation();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: [PRIVATE] });
  return {
    read: useMutation({
      mutationFn: (id: string) => api.put('/notifications/:id/read', { params: { id }, body: {} }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api.delete('/notifications/:id', { params: { id } }),
      onSuccess,
    }),
    readAll: useMutation({
      mutationFn: () => api.put('/notifications/read-all', { body: {} }),
      onSuccess: () => {
        toast.success(t('account.allRead'));
        return onSuccess();
      },
    }),
  };
}
