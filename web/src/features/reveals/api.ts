import type { revealContact } from '@diyar/api/contracts/reveals';
import type { DataOf } from '@diyar/api/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';
import { PRIVATE } from '../../lib/query-client.ts';

/** Asked for once per visit: the server counts a person once per listing, however often the dialog opens. */
export const contactQuery = (api: Api, listingId: string) =>
  queryOptions({
    queryKey: [PRIVATE, 'reveal', listingId],
    queryFn: ({ signal }) =>
      api.post<DataOf<typeof revealContact>>(`/listings/${listingId}/contact`, { body: {}, errorToast: false, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
