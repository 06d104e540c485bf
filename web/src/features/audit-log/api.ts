import type { AuditedAct as Act } from '@diyar/api/contracts/audit-log';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';

export type AuditedAct = Act;
export const AUDIT_KEYS = ['actor', 'action', 'subject', 'from', 'to'] as const;
export type AuditSearch = Record<(typeof AUDIT_KEYS)[number], string>;

/** Newest first; pages go on where the one before ended. What is shown is asked for anew whenever it is looked at. */
export const auditQuery = (api: Api, search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: [PRIVATE, 'audit-log', search],
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/audit', { query: { ...search, before: pageParam ?? undefined }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ acts }) => acts),
    placeholderData: keepPreviousData,
  });

export const auditTable = (api: Api, search: AuditSearch, format: 'csv' | 'xlsx') =>
  api.getFile('/admin/audit/export', { query: { ...search, format }, errorToast: true });

/** Filters of the log. */
export const auditChoicesQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'audit-choices'],
    queryFn: ({ signal }) => api.get('/admin/audit/choices', { signal }),
    staleTime: FRESH_MS,
  });
