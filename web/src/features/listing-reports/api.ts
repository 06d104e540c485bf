import type { decideReports, ReportedListing } from '@diyar/api/contracts/listing-reports';
import type { BodyOf } from '@diyar/api/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type { ReportedListing };
export const REPORTS_KEY = [PRIVATE, 'listing-reports'];

/** Listings with open reports, the gravest first. Other people work on them too, so it is asked for anew each time. */
export const reportsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, page],
    queryFn: ({ signal }) => api.get('/admin/listing-reports', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

export const decide = (api: Api, id: string, body: BodyOf<typeof decideReports>) =>
  api.post('/admin/listing-reports/:id/decide', { params: { id }, body, errorToast: false });

/** Somebody else was quicker: what is shown is out of date. */
export const OVERTAKEN = ['reports_decided', 'listing_not_found'] as const;
