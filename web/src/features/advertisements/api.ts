import type {
  AdminAdvertisement,
  AdStatus,
  Advertisement,
  adPricing,
  updateAd,
} from '@diyar/api/contracts/advertisements';
import type { BodyOf, DataOf } from '@diyar/api/endpoint';
import type { Body } from '@diyar/api/endpoints';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type { AdminAdvertisement, AdStatus, Advertisement };
export type Pricing = DataOf<typeof adPricing>;
export type Uploaded = { id: string; width: number; height: number };
export type AdvertisementContent = Omit<BodyOf<typeof updateAd>, 'version'>;
export const PERIODS = ['7', '30', '90'] as const;
export type Period = (typeof PERIODS)[number];

export const ADVERTISEMENTS = [PRIVATE, 'advertisements'];
const PER_PAGE = 20;
const quiet = { errorToast: false } as const;

const PRICES = ['advertisement-prices'];
/** After a refusal prices are asked for anew, and shown. */
export const refreshPrices = (client: QueryClient) => client.invalidateQueries({ queryKey: PRICES });
export const pricingQuery = (api: Api) =>
  queryOptions({
    queryKey: PRICES,
    queryFn: ({ signal }) => api.get('/placements/pricing', { signal }),
  });
export const ownQuery = (api: Api, status: string, page: number) =>
  queryOptions({
    queryKey: [...ADVERTISEMENTS, 'own', status, page, api.purse],
    queryFn: ({ signal }) => api.get('/placements', { query: { status, page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
export const oneQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...ADVERTISEMENTS, 'one', id, api.purse],
    queryFn: async ({ signal }) => (await api.get('/placements/:id', { params: { id }, signal })).advertisement,
  });
export const analyticsQuery = (api: Api, id: string, days: Period) =>
  queryOptions({
    queryKey: [...ADVERTISEMENTS, 'analytics', id, days, api.purse],
    queryFn: ({ signal }) => api.get('/placements/:id/analytics', { params: { id }, query: { days }, signal }),
    placeholderData: keepPreviousData,
  });

export async function sendPicture(api: Api, size: Advertisement['size'], file: File): Promise<Uploaded> {
  const body = new FormData();
  body.append('picture', file);
  return (await api.post('/placements/pictures', { ...quiet, query: { size }, body })).image;
}
export const createAdvertisement = (api: Api, body: Body<'POST /placements'>, idempotencyKey: string) =>
  api.post('/placements', { ...quiet, body, idempotencyKey });
export const updateAdvertisement = (api: Api, id: string, body: BodyOf<typeof updateAd>) =>
  api.put('/placements/:id', { ...quiet, params: { id }, body });
export const deleteAdvertisement = (api: Api, id: string) =>
  api.delete('/placements/:id', { ...quiet, params: { id } });
export const pauseAdvertisement = (api: Api, id: string) =>
  api.post('/placements/:id/pause', { params: { id }, body: {} });
export const resumeAdvertisement = (api: Api, id: string) =>
  api.post('/placements/:id/resume', { params: { id }, body: {} });
/** Its budget, or further days. */
export const payFor = (
  api: Api,
  { shownPrice, ...purchase }: { advertisement: string; addDays?: number; shownPrice?: number },
  idempotencyKey: string,
) =>
  api.post('/payments/pay-with-credits', {
    ...{ ...quiet, idempotencyKey },
    body: { purchase: { product: 'advertisement', ...purchase }, shownPrice },
  });

export const queueQuery = (api: Api, status: Exclude<AdStatus, 'unpaid'>, page: number) =>
  queryOptions({
    queryKey: [...ADVERTISEMENTS, 'queue', status, page],
    queryFn: ({ signal }) => api.get('/admin/placements', { query: { status, page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
type Seen = Pick<AdminAdvertisement, 'id' | 'version'>;
export const approve = (api: Api, { id, version }: Seen) =>
  api.post('/admin/placements/:id/approve', { ...quiet, params: { id }, body: { version } });
export const reject = (api: Api, { id, version }: Seen, reason: string) =>
  api.post('/admin/placements/:id/reject', { ...quiet, params: { id }, body: { version, reason } });
