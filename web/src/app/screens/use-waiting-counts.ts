import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { WAITING_KEY, type Waiting, waitingQuery } from '#features/waiting/api.ts';
import { useApi } from '#lib/api-context.ts';
import { useSessionState } from '#lib/session.ts';

/** Counts of work that waits behind the sidebar's entries. Asked again with every navigation: a decision leads to another page. */
export function useWaitingCounts(): Partial<Waiting> {
  const { user } = useSessionState();
  const { key } = useLocation();
  const client = useQueryClient();
  const { data = {} } = useQuery({ ...waitingQuery(useApi()), enabled: user !== null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what changes on a navigation
  useEffect(() => {
    void client.invalidateQueries({ queryKey: WAITING_KEY });
  }, [client, key]);
  return data;
}
