import type { AdminUser, Standing } from '@diyar/api/contracts/admin-users';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';
import type { Act } from './actions.ts';

export const USERS_PER_PAGE = 20;
export const TYPES: readonly AdminUser['type'][] = ['regular', 'office', 'admin'];
export const STANDINGS: readonly Standing[] = ['active', 'suspended', 'banned', 'closed'];
export const USERS_KEY = [PRIVATE, 'admin-users'];
export type UserSearch = { query: string; type: string; status: string };

/** The query of the list; words of the address that name no type or standing are left out. */
const queryOf = ({ query, type, status }: UserSearch) => ({
  query,
  type: TYPES.find((known) => known === type),
  status: STANDINGS.find((known) => known === status),
});

export const usersQuery = (api: Api, search: UserSearch, page: number) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'list', search, page],
    queryFn: ({ signal }) =>
      api.get('/admin/users', { query: { ...queryOf(search), page, limit: USERS_PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });

export const usersTable = (api: Api, search: UserSearch, format: 'csv' | 'xlsx') =>
  api.getFile('/admin/users/export', { query: { ...queryOf(search), format }, errorToast: true });

/** A user and its trail; rejects with `user_not_found` (404). */
export const userQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'one', id],
    queryFn: ({ signal }) => api.get('/admin/users/:id', { params: { id }, signal }),
  });

/** Does it, if the user still stands as the administrator saw; else rejects with `standing_changed` (409). */
export const changeStanding = (
  api: Api,
  { id, status }: AdminUser,
  act: Act,
  body: { reason?: string; days?: number | null },
) => api.post(`/admin/users/:id/${act}`, { params: { id }, body: { ...body, expected: status }, errorToast: false });

/** What they do on the site; rejects with `user_not_found` (404). */
export const profileQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'profile', id],
    queryFn: async ({ signal }) => (await api.get('/admin/users/:id/profile', { params: { id }, signal })).profile,
  });

/** Rejects with `session_not_found` (404) when it has ended already. */
export const endSession = (api: Api, id: string, sessionId: string) =>
  api.delete('/admin/users/:id/sessions/:sessionId', { params: { id, sessionId } });

/** All or none; rejects with `receiver_unfit` or `owner_limit_reached` (409). */
export const transferListings = (api: Api, id: string, to: string, reason: string) =>
  api.post('/admin/users/:id/transfer-listings', { params: { id }, body: { to, reason }, errorToast: false });
