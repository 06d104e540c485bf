import type {
  ImportDetails,
  ImportedRow,
  ListingImport,
  Show,
  UnknownValues,
} from '@diyar/api/contracts/listing-import';
import type { Page } from '@diyar/api/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';
import { PRIVATE } from '../../lib/query-client.ts';

export type { ImportDetails, ImportedRow, ListingImport, Show, UnknownValues };

/** Whose import it is: an office's own, or that of the office an administrator helps. */
export type Side = { base: string; exports: string; officeId?: string };
export const ownSide: Side = { base: '/listing-imports', exports: '/listing-exports' };
export const adminSide = (officeId: string): Side => ({
  base: '/admin/listing-imports',
  exports: '/admin/listing-exports',
  officeId,
});

const quiet = { errorToast: false } as const;
const POLL_MS = 1_000;
const KEY = [PRIVATE, 'listing-imports'];
const detailsKey = (id: string) => [...KEY, 'one', id];

export const isWorking = ({ state }: Pick<ListingImport, 'state'>) => state === 'checking' || state === 'importing';

export const importsQuery = (api: Api, { base, officeId }: Side) =>
  queryOptions({
    queryKey: [...KEY, officeId ?? 'own'],
    queryFn: async ({ signal }) =>
      (await api.get<{ items: ListingImport[] }>(base, { signal, query: { officeId } })).items,
    staleTime: 0,
  });

/** Asked again every second while the worker is at it. */
export const importQuery = (api: Api, { base }: Side, id: string) =>
  queryOptions({
    queryKey: detailsKey(id),
    queryFn: async ({ signal }) => (await api.get<{ import: ImportDetails }>(`${base}/${id}`, { signal })).import,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? POLL_MS : false),
    staleTime: 0,
  });
export const keyOfImport = detailsKey;

export const valuesQuery = (api: Api, { base }: Side, { id, mapping }: ImportDetails) =>
  queryOptions({
    queryKey: [...KEY, 'values', id, mapping],
    queryFn: async ({ signal }) =>
      (await api.get<{ fields: UnknownValues[] }>(`${base}/${id}/values`, { signal })).fields,
    staleTime: 0,
  });

export const rowsQuery = (api: Api, { base }: Side, { id, state }: ImportDetails, show: Show, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'rows', id, state, show, page],
    queryFn: ({ signal }) =>
      api.get<{ items: ImportedRow[]; page: Page }>(`${base}/${id}/rows`, { signal, query: { show, page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export async function sendTable(api: Api, { base, officeId }: Side, file: File, onProgress: (share: number) => void) {
  const body = new FormData();
  body.append('file', file);
  return (await api.post<{ import: ImportDetails }>(base, { ...quiet, query: { officeId }, body, onProgress })).import;
}

type Settings = {
  mapping?: Record<string, number>;
  values?: Record<string, Record<string, string | null>>;
  placePoints?: boolean;
};
export const changeImport = async (api: Api, { base }: Side, id: string, body: Settings) =>
  (await api.put<{ import: ImportDetails }>(`${base}/${id}`, { ...quiet, body })).import;
export const checkImport = async (api: Api, { base }: Side, id: string) =>
  (await api.post<{ import: ImportDetails }>(`${base}/${id}/check`, { ...quiet, body: {} })).import;
export const startImport = async (api: Api, { base }: Side, id: string, target: 'drafts' | 'review') =>
  (await api.post<{ import: ImportDetails }>(`${base}/${id}/start`, { ...quiet, body: { target } })).import;
export const discardImport = (api: Api, { base }: Side, id: string) => api.delete(`${base}/${id}`);

const PIECE = 2 * 1024 * 1024;
const TRIES = 5;

/** The archive in pieces; a piece that is lost is sent again, after a longer and longer while. */
export async function sendArchive(
  api: Api,
  { base }: Side,
  id: string,
  file: File,
  onProgress: (share: number) => void,
) {
  for (let offset = 0; offset < file.size; ) {
    const body = file.slice(offset, offset + PIECE, 'application/offset+octet-stream');
    const headers = {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'upload-length': String(file.size),
    };
    offset = await insistently(async () => {
      const { received } = await api.put<{ received: number }>(`${base}/${id}/photos`, { ...quiet, body, headers });
      return received;
    });
    onProgress(offset / file.size);
  }
}

async function insistently<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      const { statusCode = 0, data } = error as { statusCode?: number; data?: { received?: number } };
      // It did arrive, only its answer was lost.
      if (statusCode === 409 && data?.received !== undefined) return data.received as T;
      if (attempt === TRIES || (statusCode >= 400 && statusCode < 500)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }
}

/** A file that only the signed-in may have, handed to the browser's downloads. */
export async function download(api: Api, path: string, name: string, query?: Record<string, string | undefined>) {
  const url = URL.createObjectURL(await api.getFile(path, { query, errorToast: true }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
