import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import type { Lang } from '#lib/language.ts';
import { PRIVATE } from '#lib/query-client.ts';

/** A failure is no news of its own: the switches stay as they are. */
const quiet = { errorToast: false } as const;

export const publicKeyOf = async (api: Api): Promise<string | null> =>
  (await api.get('/notifications/push', quiet)).publicKey;

export const publicKeyQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'push-key'],
    queryFn: () => publicKeyOf(api),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function saveSubscription(api: Api, subscription: PushSubscription, language: Lang) {
  const { keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return api.put('/notifications/push', {
    ...quiet,
    body: { endpoint: subscription.endpoint, keys: { p256dh, auth }, language },
  });
}

export const dropSubscription = (api: Api) => api.delete('/notifications/push', quiet);
