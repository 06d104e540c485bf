import type {
  AdminRequest,
  CreditRequest,
  creditsBalance,
  pendingRequests,
  Transaction,
} from '@diyar/api/contracts/credits';
import type { AdminPayment, Payment, PaymentDetails, Purchase, PurchaseOf } from '@diyar/api/contracts/payments';
import type { DataOf } from '@diyar/api/endpoint';
import type { Body } from '@diyar/api/endpoints';
import { DAMASCUS_OFFSET } from '@diyar/api/rules/damascus-time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api, Purse } from '#lib/api-client.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';

export type { AdminPayment, AdminRequest, CreditRequest, Payment, PaymentDetails, Purchase, PurchaseOf, Transaction };
export type Balance = DataOf<typeof creditsBalance>;
export type QueueData = DataOf<typeof pendingRequests>;

export const CREDITS = [PRIVATE, 'credits'];
export const PAYMENTS = [PRIVATE, 'payments'];
const PER_PAGE = 20;
const quiet = { errorToast: false } as const;

/** The chip in the header keeps its own number under `balance`. */
export const figuresQuery = (api: Api) =>
  queryOptions({
    queryKey: [...CREDITS, 'figures', api.purse],
    queryFn: ({ signal }) => api.get('/credits/balance', { signal }),
  });

export type TransactionSearch = Record<'type' | 'status' | 'from' | 'to' | 'minAmount' | 'maxAmount', string>;
/** Days become moments: from the first one's beginning to the last one's end, in Damascus (UTC+3 all year). */
const momentOf = (day: string, extraDays = 0) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return '';
  return new Date(Date.parse(`${day}T00:00:00${DAMASCUS_OFFSET}`) + extraDays * 86_400_000).toISOString();
};
const transactionQuery = ({ type, status, from, to, minAmount, maxAmount }: TransactionSearch) => ({
  ...{ type, status, minAmount, maxAmount },
  ...{ from: momentOf(from), to: momentOf(to, 1) },
});

export const transactionsQuery = (api: Api, search: TransactionSearch, page: number) =>
  queryOptions({
    queryKey: [...CREDITS, 'transactions', search, page, api.purse],
    queryFn: ({ signal }) =>
      api.get('/credits/transactions', { query: { ...transactionQuery(search), page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
export const transactionsTable = (api: Api, search: TransactionSearch, format: 'csv' | 'xlsx') =>
  api.getFile('/credits/transactions/export', { query: { ...transactionQuery(search), format }, errorToast: true });

export const requestsQuery = (api: Api, kind: 'requests' | 'refunds', page: number) =>
  queryOptions({
    queryKey: [...CREDITS, kind, page, api.purse],
    queryFn: ({ signal }) => api.get(`/credits/${kind}`, { query: { page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
export type PaymentSearch = Record<'kind' | 'method' | 'result', string>;
export const paymentsQuery = (api: Api, { result: status, ...search }: PaymentSearch, page: number) =>
  queryOptions({
    queryKey: [...PAYMENTS, 'history', search, status, page, api.purse],
    queryFn: ({ signal }) =>
      api.get('/payments/history', { query: { ...search, status, page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
export const paymentQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...PAYMENTS, 'one', id, api.purse],
    queryFn: async ({ signal }) => (await api.get('/payments/:id', { params: { id }, ...quiet, signal })).payment,
  });
export const purchasesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...PAYMENTS, 'purchases', api.purse],
    queryFn: async ({ signal }) => (await api.get('/payments/purchases', { signal })).purchases,
  });
export const referenceQuery = (api: Api) =>
  queryOptions({
    queryKey: [...PAYMENTS, 'reference', api.purse],
    queryFn: async ({ signal }) => (await api.get('/payments/reference', { signal })).reference,
    staleTime: FRESH_MS,
  });

export const fetchReceipt = (api: Api, id: string) => api.getFile('/payments/:id/receipt', { params: { id } });
export const fetchAnyReceipt = (api: Api, id: string) => api.getFile('/admin/payments/:id/receipt', { params: { id } });

export const requestCredit = async (api: Api, body: Body<'POST /credits/request'>, idempotencyKey: string) =>
  (await api.post('/credits/request', { ...quiet, body, idempotencyKey })).request;
export const requestRefund = (api: Api, body: Body<'POST /credits/refund'>, idempotencyKey: string) =>
  api.post('/credits/refund', { ...quiet, body, idempotencyKey });
/** Under the same key it is the same payment, so a provider that did not answer is asked about that one again. */
export const openOnlinePayment = async (api: Api, body: Body<'POST /payments/online'>, idempotencyKey: string) =>
  (await api.post('/payments/online', { ...quiet, body, idempotencyKey })).payment;
export const beginOnlinePayment = async (api: Api, id: string) =>
  (await api.post('/payments/online/:id/begin', { params: { id }, ...quiet })).payUrl;
export function sendProof(api: Api, id: string, file: File) {
  const body = new FormData();
  body.append('proof', file);
  return api.put('/credits/requests/:id/proof', { params: { id }, ...quiet, body });
}
/** A purchase is paid once, so its id is the key. */
export const payPurchase = (api: Api, { id: purchaseId, price: shownPrice }: Pick<Purchase, 'id' | 'price'>) =>
  api.post('/payments/pay-with-credits', {
    body: { purchaseId, shownPrice },
    idempotencyKey: `pay:${purchaseId}:${shownPrice}`,
  });
export const cancelRequest = (api: Api, id: string) =>
  api.post('/credits/requests/:id/cancel', { params: { id }, body: {} });
export const dropPurchase = (api: Api, id: string) => api.delete('/payments/purchases/:id', { params: { id } });

export type Queue = { type?: 'addition' | 'refund'; status: 'pending' | 'approved' | 'rejected' };
export const queueQuery = (api: Api, queue: Queue, page: number) =>
  queryOptions({
    queryKey: [...CREDITS, 'queue', queue, page],
    queryFn: ({ signal }) =>
      api.get('/admin/credits/requests/pending', { query: { ...queue, page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
export const fetchProof = (api: Api, id: string) =>
  api.getFile('/admin/credits/requests/:id/proof', { params: { id } });
export const userCreditQuery = (api: Api, id: string, purse?: Purse) =>
  queryOptions({
    queryKey: [...CREDITS, 'user', id, purse],
    queryFn: ({ signal }) =>
      api.get('/admin/credits/users/:id', { params: { id }, query: { limit: 10, purse }, signal }),
  });
export const processRequest = async (
  api: Api,
  id: string,
  body: Body<'POST /admin/credits/requests/:id/process'>,
  idempotencyKey: string,
) =>
  (await api.post('/admin/credits/requests/:id/process', { params: { id }, ...quiet, body, idempotencyKey })).request;

export const adminPaymentsQuery = (
  api: Api,
  search: Record<'query' | 'status' | 'method' | 'kind', string>,
  page: number,
) =>
  queryOptions({
    queryKey: [...PAYMENTS, 'all', search, page],
    queryFn: ({ signal }) => api.get('/admin/payments', { query: { ...search, page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
export const paymentsTable = (
  api: Api,
  search: Record<'query' | 'status' | 'method' | 'kind', string>,
  format: 'csv' | 'xlsx',
) => api.getFile('/admin/payments/export', { query: { ...search, format }, errorToast: true });
export const recordPayment = async (api: Api, body: Body<'POST /admin/payments'>, idempotencyKey: string) =>
  (await api.post('/admin/payments', { ...quiet, body, idempotencyKey })).request;
