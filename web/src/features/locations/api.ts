import type { provinces } from '@diyar/api/contracts/locations';
import type { DataOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';

const DAY_MS = 86_400_000;
const NONE: DataOf<typeof provinces> = { provinces: [] };

/** The fourteen governorates; kept a day (spec section 9), none on any failure (section 7). */
export const provincesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['locations', 'provinces'],
    queryFn: async ({ signal }) => (await api.lookUp('/cities/provinces', NONE, { signal })).provinces,
    staleTime: DAY_MS,
    gcTime: DAY_MS,
  });
