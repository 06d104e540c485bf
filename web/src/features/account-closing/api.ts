import type { ClosingFacts } from '@diyar/api/contracts/profile';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

/** Whoever can't be told still reads the general rules around it. */
const quiet = { errorToast: false } as const;

/** What closing the account would end. */
export const closingQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'account-closing'],
    queryFn: ({ signal }): Promise<ClosingFacts> => api.get('/account/closing', { ...quiet, signal }),
  });

/** The same by a mailed link, on a device where nobody has to be signed in. */
export const closingByLinkQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: [PRIVATE, 'account-closing', token],
    queryFn: ({ signal }): Promise<ClosingFacts> =>
      api.post('/account/delete/view', { ...quiet, signal, query: { token }, body: {} }),
    retry: false,
  });
