import { useQuery } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { readDraft } from './api.ts';
import { readCopy } from './local-copy.ts';
import { type Absence, type Opened, openForm } from './open-form.ts';

async function fromServer(api: Api, id: string) {
  try {
    return await readDraft(api, id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isAway = error.statusCode === 0 || error.statusCode >= 500 || error.statusCode === 429;
    return (isAway ? 'unreachable' : 'none') satisfies Absence;
  }
}

/**
 * The form of a listing as it was left, on the server or on this device. `none`: it is nowhere; `unreachable`: nobody could be asked.
 * @param isFresh its id was made a moment ago, so nobody needs to be asked
 */
export function useOpened(owner: string, id: string, { isFresh, isNew }: { isFresh: boolean; isNew: boolean }) {
  const api = useApi();
  return useQuery({
    queryKey: [PRIVATE, 'opened-form', id],
    queryFn: async (): Promise<Opened | Absence> => {
      const server = isFresh ? 'none' : await fromServer(api, id);
      const copy = readCopy(owner, id);
      if (server === 'none' && !isNew) return 'none';
      return openForm(server, copy) ?? 'unreachable';
    },
    // The draft is read once: from then on the form itself knows best.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}
