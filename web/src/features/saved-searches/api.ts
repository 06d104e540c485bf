import type {
  changeSavedSearch,
  listSavedSearches,
  QuietHours,
  SavedSearch,
  saveSearch,
  subscription,
} from '@diyar/api/contracts/saved-searches';
import type { BodyOf, DataOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';
import { PRIVATE } from '../../lib/query-client.ts';

export type { QuietHours, SavedSearch };
export type Wish = BodyOf<typeof saveSearch>;
export type Change = BodyOf<typeof changeSavedSearch>;
type Subscription = DataOf<typeof subscription>;

/** The contract's frequencies, written again here: it would bring its schemas along. */
export const FREQUENCIES = [
  'instant',
  'hourly',
  'daily',
  'weekly',
] as const satisfies readonly SavedSearch['frequency'][];

/** New matches come in while one looks elsewhere: asked anew whenever it is shown. */
export const savedSearchesQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'saved-searches'],
    queryFn: ({ signal }) => api.get<DataOf<typeof listSavedSearches>>('/saved-searches', { signal }),
    staleTime: 0,
  });

export const keepSearch = (api: Api, body: Wish) => api.post<DataOf<typeof saveSearch>>('/saved-searches', { body });
export const changeSearch = (api: Api, id: string, body: Change) => api.put(`/saved-searches/${id}`, { body });
export const seeSearch = (api: Api, id: string) =>
  api.post(`/saved-searches/${id}/seen`, { body: {}, errorToast: false });
export const deleteSearch = (api: Api, id: string) => api.delete(`/saved-searches/${id}`);
export const setQuietHours = (api: Api, quietHours: QuietHours | null) =>
  api.put('/saved-searches/quiet-hours', { body: { quietHours } });

const mailed = (path: string, token: string) => `/saved-searches/${path}?token=${encodeURIComponent(token)}`;
export const subscriptionOf = (api: Api, token: string) =>
  api.get<Subscription>(mailed('subscription', token), { errorToast: false });
export const setSubscribed = (api: Api, token: string, isOn: boolean) =>
  api.post<Subscription>(mailed(isOn ? 'resubscribe' : 'unsubscribe', token), {});
