import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import type { Lang } from '#lib/language.ts';
import { PRIVATE } from '#lib/query-client.ts';

/** A failure is no news of its own: the switches stay as they are. */
const quiet = { errorToast: false } as const;

/** Whose device it is: an account's, or nobody's. */
export interface Person {
  id: string;
}
/** A person without an account, as the browser remembers who switched notifications on. */
export const VISITOR: Person = { id: 'visitor' };
const isVisitor = ({ id }: Person) => id === VISITOR.id;

export const setupOf = (api: Api, person?: Person) =>
  api.get(person && isVisitor(person) ? '/visitors/push' : '/notifications/push', quiet);

export const publicKeyOf = async (api: Api, person?: Person): Promise<string | null> =>
  (await setupOf(api, person)).publicKey;

export const publicKeyQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'push-key'],
    queryFn: () => publicKeyOf(api),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function saveSubscription(
  api: Api,
  person: Person,
  { subscription, ...rest }: { subscription: PushSubscription; language: Lang; firebaseToken: string | null },
) {
  const { keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return api.put(isVisitor(person) ? '/visitors/push' : '/notifications/push', {
    ...quiet,
    body: { endpoint: subscription.endpoint, keys: { p256dh, auth }, ...rest },
  });
}

export const dropSubscription = (api: Api) => api.delete('/notifications/push', quiet);
