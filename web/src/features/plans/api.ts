import type { AdminPlan, Plan } from '@diyar/api/contracts/plans';
import type { Body } from '@diyar/api/endpoints';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import type { Lang } from '#lib/language.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type { AdminPlan, Plan };
export type PlanForm = Omit<Body<'POST /admin/plans'>, 'code'>;

const KEY = ['plans'];
const ADMIN_KEY = [PRIVATE, 'admin-plans'];
const quiet = { errorToast: false } as const;
/** What a changed plan shows up in. */
export const PLAN_KEYS = [KEY, ADMIN_KEY];

export const plansQuery = (api: Api) =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.get('/plans', { signal })).plans,
  });
export const adminPlansQuery = (api: Api) =>
  queryOptions({
    queryKey: ADMIN_KEY,
    queryFn: async ({ signal }) => (await api.get('/admin/plans', { signal })).plans,
  });

export const createPlan = (api: Api, body: Body<'POST /admin/plans'>) => api.post('/admin/plans', { ...quiet, body });
export const updatePlan = (api: Api, code: string, body: Body<'PUT /admin/plans/:code'>) =>
  api.put('/admin/plans/:code', { params: { code }, ...quiet, body });
export const deletePlan = (api: Api, code: string) => api.delete('/admin/plans/:code', { params: { code }, ...quiet });
export const initializePlans = async (api: Api) => (await api.post('/admin/plans/initialize')).added;

export const nameOf = ({ nameAr, nameEn }: Pick<AdminPlan, 'nameAr' | 'nameEn'>, lang: Lang): string =>
  lang === 'ar' ? nameAr : nameEn;
