import type {
  AdminApplication,
  ApplicationStatus,
  decideLicense as decide,
  registerOffice,
} from '@diyar/api/contracts/office-applications';
import type { BodyOf } from '@diyar/api/endpoint';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Api } from '#lib/api-client.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';

export type Status = z.output<typeof ApplicationStatus>;
export const STATUSES: readonly Status[] = ['pending', 'approved', 'rejected'];
export const APPLICATIONS_PER_PAGE = 20;
export const APPLICATIONS_KEY = [PRIVATE, 'office-applications'];
const MINE_KEY = [PRIVATE, 'my-office-application'];
const quiet = { errorToast: false } as const;

export const myApplicationQuery = (api: Api) =>
  queryOptions({
    queryKey: MINE_KEY,
    queryFn: async ({ signal }) => (await api.get('/offices/my-application', { signal })).application,
  });

/** The town of an application, for the governorate it lies in; nothing when it is not known any more. */
export const townQuery = (api: Api, key: string | null) =>
  queryOptions({
    queryKey: ['office-applications', 'town', key],
    queryFn: async ({ signal }) => (await api.get('/cities/:id', { params: { id: key ?? '' }, signal })).city,
    enabled: key !== null,
  });

/** Begins an application with what the account knows; one that is open already is kept as it is. */
export const beginApplication = async (api: Api, client: QueryClient): Promise<void> => {
  const { application } = await api.post('/offices/upgrade', { body: {} });
  client.setQueryData(MINE_KEY, application);
};

export const sendApplication = (api: Api, body: BodyOf<typeof registerOffice>) =>
  api.post('/offices/register', { ...quiet, body });

export function sendLicense(api: Api, file: File, onProgress: (share: number) => void) {
  const body = new FormData();
  body.append('license', file);
  return api.post('/offices/upload-license', { ...quiet, body, onProgress });
}

/** Those to be decided oldest first, those decided newest first. */
export const applicationsQuery = (api: Api, status: Status, page: number) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, status, page],
    queryFn: ({ signal }) =>
      api.get('/admin/offices/pending', {
        query: { status, page, limit: APPLICATIONS_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const OFFICE_KEYS = ['query', 'led', 'verified', 'premium', 'license', 'province'] as const;
export type OfficeSearch = Record<(typeof OFFICE_KEYS)[number], string>;
/** How the licence of an office can stand; `none` where it came without an application. */
export const LICENSE_STATES = [...STATUSES, 'none'] as const;
const flagOf = (word: string) => (word === 'true' ? true : word === 'false' ? false : undefined);

/** Every office, the newest first; words of the address that name nothing are left out. */
export const officesQuery = (api: Api, search: OfficeSearch, page: number) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'offices', search, page],
    queryFn: ({ signal }) =>
      api.get('/admin/offices', {
        query: {
          ...{ query: search.query, page, limit: APPLICATIONS_PER_PAGE },
          ...{ led: flagOf(search.led), verified: flagOf(search.verified), premium: flagOf(search.premium) },
          license: LICENSE_STATES.find((state) => state === search.license),
          province: search.province || undefined,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One application by itself: a list shows only its page. */
export const applicationQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'one', id],
    queryFn: async ({ signal }) => (await api.get('/admin/offices/:id', { params: { id }, signal })).application,
  });

const OFFICE_LICENSE_KEY = [PRIVATE, 'my-office-license'];
export const officeLicenseQuery = (api: Api, officeId: string) =>
  queryOptions({
    queryKey: [...OFFICE_LICENSE_KEY, officeId],
    queryFn: async ({ signal }) =>
      (await api.get('/offices/:id/license', { params: { id: officeId }, signal })).license,
  });
export async function renewLicense(api: Api, id: string, file: File, onProgress: (share: number) => void) {
  const body = new FormData();
  body.append('license', file);
  return (await api.post('/offices/:id/license', { ...quiet, params: { id }, body, onProgress })).license;
}

export const licenseQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [PRIVATE, 'office-license', id],
    queryFn: ({ signal }) => api.getFile('/admin/offices/:id/license', { params: { id }, signal }),
    gcTime: 0,
    staleTime: FRESH_MS,
  });

export const approveApplication = (api: Api, { id }: AdminApplication) =>
  api.post('/admin/offices/:id/approve', { params: { id }, ...quiet, body: {} });
export const verifyOffice = (api: Api, id: string, verified: boolean, reason: string) =>
  api.put('/offices/:id/verify', { params: { id }, ...quiet, body: { verified, reason } });
export const nameOwner = (api: Api, id: string, userId: string, reason: string) =>
  api.put('/admin/offices/:id/owner', { params: { id }, ...quiet, body: { userId, reason } });
export const closeOffice = (api: Api, id: string, reason: string) =>
  api.post('/admin/offices/:id/close', { params: { id }, ...quiet, body: { reason } });
/** Rejects with `application_decided` (409) once the application itself was rejected. */
export const decideLicense = (api: Api, { id }: AdminApplication, body: BodyOf<typeof decide>) =>
  api.post('/admin/offices/:id/license', { params: { id }, body });
export const rejectApplication = (api: Api, { id }: AdminApplication, reason: string) =>
  api.post('/admin/offices/:id/reject', { params: { id }, ...quiet, body: { reason } });
