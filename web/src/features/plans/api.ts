import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';

export const plansQuery = (api: Api) =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => (await api.get('/plans', { signal })).plans,
  });
