import type { Api } from '#lib/api-client.ts';

/** What is shown in a window: one of one's listings, or the office one works for. */
export type Shown = { listing: string } | 'office';

const loud = { errorToast: true } as const;
const queryOf = (withPhone: boolean) => ({ phone: withPhone ? 'true' : 'false' }) as const;

export function fetchSheet(api: Api, shown: Shown, withPhone: boolean): Promise<Blob> {
  const query = queryOf(withPhone);
  return shown === 'office'
    ? api.getFile('/offices/my-office/sheet', { ...loud, query })
    : api.getFile('/listings/:id/sheet', { ...loud, params: { id: shown.listing }, query });
}

export function fetchPicture(api: Api, shown: Shown, withPhone: boolean): Promise<Blob> {
  const query = queryOf(withPhone);
  return shown === 'office'
    ? api.getFile('/offices/my-office/share-picture', { query })
    : api.getFile('/listings/:id/share-picture', { params: { id: shown.listing }, query });
}
