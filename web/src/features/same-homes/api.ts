import type { decideHome, Offer } from '@diyar/api/contracts/same-homes';
import type { BodyOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type { Offer };

export const homeQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [PRIVATE, 'same-homes', id],
    queryFn: ({ signal }) => api.get('/admin/listings/:id/home', { params: { id }, signal }),
    staleTime: 0,
  });

/** Rejects with `home_decided` (409) when somebody else was quicker. */
export const decide = (api: Api, id: string, body: BodyOf<typeof decideHome>) =>
  api.put('/admin/listings/:id/home', { params: { id }, body, errorToast: false });
