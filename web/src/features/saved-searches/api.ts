import type {
  changeSavedSearch,
  QuietHours,
  SavedSearch,
  saveSearch as saveSearchEndpoint,
} from '@diyar/api/contracts/saved-searches';
import type { BodyOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type { QuietHours, SavedSearch };
export type Wish = BodyOf<typeof saveSearchEndpoint>;
export type Change = BodyOf<typeof changeSavedSearch>;

/** New matches come in while one looks elsewhere: asked anew whenever it is shown. */
export const savedSearchesQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'saved-searches'],
    queryFn: ({ signal }) => api.get('/saved-searches', { signal }),
  });

export const saveSearch = (api: Api, body: Wish) => api.post('/saved-searches', { body });
export const changeSearch = (api: Api, id: string, body: Change) =>
  api.put('/saved-searches/:id', { params: { id }, body });
export const seeSearch = (api: Api, id: string) =>
  api.post('/saved-searches/:id/seen', { params: { id }, body: {}, errorToast: false });
export const deleteSearch = (api: Api, id: string) => api.delete('/saved-searches/:id', { params: { id } });
export const setQuietHours = (api: Api, quietHours: QuietHours | null) =>
  api.put('/saved-searches/quiet-hours', { body: { quietHours } });

/** A link names a saved search by its id, and any other stream of mails by its kind and its reader, `newLead~…`. */
export const isOfStream = (token: string): boolean => token.includes('~');

export const subscriptionOf = (api: Api, token: string) =>
  api.get(isOfStream(token) ? '/notifications/stream' : '/saved-searches/subscription', {
    query: { token },
    errorToast: false,
  });
export function setSubscribed(api: Api, token: string, isOn: boolean) {
  const step = isOn ? 'resubscribe' : 'unsubscribe';
  return api.post(isOfStream(token) ? `/notifications/stream/${step}` : `/saved-searches/${step}`, {
    query: { token },
  });
}
