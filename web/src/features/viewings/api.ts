import type { listViewings, Viewing, ViewingAct } from '@diyar/api/contracts/viewings';
import type { DataOf } from '@diyar/api/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export const VIEWINGS_KEY = [PRIVATE, 'viewings'];
const PER_PAGE = 20;

export type Viewings = DataOf<typeof listViewings>;
export type ViewingTime = { startsAt: string; minutes: number; note?: string };

export const viewingsQuery = (api: Api, when: 'upcoming' | 'past', page: number) =>
  queryOptions({
    queryKey: [...VIEWINGS_KEY, 'list', when, page],
    queryFn: ({ signal }) => api.get('/viewings', { query: { when, page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });

export const viewingsOfLeadQuery = (api: Api, leadId: string) =>
  queryOptions({
    queryKey: [...VIEWINGS_KEY, 'lead', leadId],
    queryFn: async ({ signal }) => (await api.get('/leads/:id/viewings', { params: { id: leadId }, signal })).items,
  });

/** Of a day in Damascus (`2026-12-01`); without one, of the next that has a viewing. */
export const viewingRouteQuery = (api: Api, day: string | undefined) =>
  queryOptions({
    queryKey: [...VIEWINGS_KEY, 'route', day ?? ''],
    queryFn: ({ signal }) => api.get('/viewings/route', { query: { day }, signal }),
    placeholderData: keepPreviousData,
  });

export const proposeViewing = (api: Api, leadId: string, time: ViewingTime) =>
  api.post('/leads/:id/viewings', { params: { id: leadId }, body: time, errorToast: false });
export const moveViewing = (api: Api, { id, version }: Viewing, time: ViewingTime) =>
  api.put('/viewings/:id/move', { params: { id }, body: { ...time, version }, errorToast: false });
export const actOnViewing = (api: Api, { id, version }: Viewing, act: Exclude<ViewingAct, 'move'>) =>
  api.put(`/viewings/:id/${act}`, { params: { id }, body: { version } });

/** Hands the viewing's calendar file to the device, which knows what to do with it. */
export async function saveCalendar(api: Api, id: string): Promise<void> {
  const url = URL.createObjectURL(
    await api.getFile('/viewings/:id/calendar.ics', { params: { id }, errorToast: true }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = 'viewing.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
