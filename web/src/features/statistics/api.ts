import type { cityPrices, Statistics } from '@diyar/api/contracts/statistics';
import type { DataOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';

/** Public figures of the marketplace, at most a minute old on the server. */
export const statisticsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['statistics'],
    queryFn: ({ signal }) => api.get<Statistics>('/statistics', { signal }),
  });

/** At most ten minutes old on the server. */
export const cityPricesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['statistics', 'city-prices'],
    queryFn: async ({ signal }) =>
      (await api.get<DataOf<typeof cityPrices>>('/statistics/city-prices', { signal })).items,
  });
