import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';

/** Public figures of the marketplace, at most a minute old on the server. */
export const statisticsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['statistics'],
    queryFn: ({ signal }) => api.get('/statistics', { signal }),
  });

/** At most ten minutes old on the server. */
export const cityPricesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['statistics', 'city-prices'],
    queryFn: async ({ signal }) => (await api.get('/statistics/city-prices', { signal })).items,
  });
