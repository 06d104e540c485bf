import type { AdminFacts, AdminPayee, Payee } from '@diyar/api/contracts/payees';
import type { Answer, Body } from '@diyar/api/endpoints';
import type { PayeeMethod } from '@diyar/api/rules/payees';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type { AdminFacts, AdminPayee, Payee, PayeeMethod };
export type AllPayees = Answer<'GET /admin/payees'>;
export type PayeeForm = Body<'PUT /admin/payees/:id'>;

export const ALL_PAYEES = [PRIVATE, 'payees', 'all'];
const quiet = { errorToast: false } as const;

/** Never from a cache: money goes there. */
export const offeredQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'payees', 'offered'],
    queryFn: async ({ signal }) => (await api.get('/credits/payees', { signal })).payees,
  });
export const allQuery = (api: Api) =>
  queryOptions({
    queryKey: ALL_PAYEES,
    queryFn: ({ signal }) => api.get('/admin/payees', { signal }),
  });

export const createPayee = (api: Api, id: string, form: PayeeForm) =>
  api.post('/admin/payees', { ...quiet, body: { ...form, id } });
export const updatePayee = (api: Api, id: string, form: PayeeForm) =>
  api.put('/admin/payees/:id', { params: { id }, ...quiet, body: form });
export const decidePayee = (api: Api, id: string, body: Body<'POST /admin/payees/:id/decide'>) =>
  api.post('/admin/payees/:id/decide', { params: { id }, ...quiet, body });
export const stopPayee = (api: Api, id: string) =>
  api.post('/admin/payees/:id/stop', { params: { id }, ...quiet, body: {} });
export const orderPayees = (api: Api, method: PayeeMethod, ids: string[]) =>
  api.post('/admin/payees/order', { body: { method, ids } });
