import type { Section } from '@diyar/api/rules/sections';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { WAITING_KEY, waitingQuery } from '../../features/waiting/api.ts';
import { useApi } from '../../lib/api-context.ts';
import { useSessionState } from '../../lib/session.ts';

/** Counts of work behind each section of the sidebar. Asked again with every navigation: a decision leads to another page. */
export function useSectionCounts(): Partial<Record<Section, number>> {
  const { user } = useSessionState();
  const { key } = useLocation();
  const client = useQueryClient();
  const { data } = useQuery({ ...waitingQuery(useApi()), enabled: user !== null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what changes on a navigation
  useEffect(() => {
    void client.invalidateQueries({ queryKey: WAITING_KEY });
  }, [client, key]);
  if (!data) return {};
  return {
    'listings-review': data.review,
    'reports-queue': data.reports,
    offices: data.applications,
    leads: data.leads,
  };
}
