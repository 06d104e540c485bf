import type {
  ImportDetails,
  ImportedRow,
  ListingImport,
  Show,
  UnknownValues,
} from '@diyar/api/contracts/listing-import';
import type { Body } from '@diyar/api/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { saveFile } from '#lib/save-file.ts';

export type { ImportDetails, ImportedRow, ListingImport, Show, UnknownValues };

/** Whose import it is: an office's own, or that of the office an administrator helps. */
export type Side = {
  base: '/listing-imports' | '/admin/listing-imports';
  exports: '/listing-exports' | '/admin/listing-exports';
  officeId?: string;
};
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
    queryFn: async ({ signal }) => (await api.get(base, { signal, query: { officeId } })).items,
  });

/** Asked again every second while the worker is at it. */
export const importQuery = (api: Api, { base }: Side, id: string) =>
  queryOptions({
    queryKey: detailsKey(id),
    queryFn: async ({ signal }) => (await api.get(`${base}/:id`, { params: { id }, signal })).import,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? POLL_MS : false),
  });
export const keyOfImport = detailsKey;

export const valuesQuery = (api: Api, { base }: Side, { id, mapping }: ImportDetails) =>
  queryOptions({
    queryKey: [...KEY, 'values', id, mapping],
    queryFn: async ({ signal }) => (await api.get(`${base}/:id/values`, { params: { id }, signal })).fields,
  });

export const rowsQuery = (api: Api, { base }: Side, { id, state }: ImportDetails, show: Show, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'rows', id, state, show, page],
    queryFn: ({ signal }) => api.get(`${base}/:id/rows`, { params: { id }, signal, query: { show, page } }),
    placeholderData: keepPreviousData,
  });

export async function sendTable(api: Api, { base, officeId }: Side, file: File, onProgress: (share: number) => void) {
  const body = new FormData();
  body.append('file', file);
  return (await api.post(base, { ...quiet, query: { officeId }, body, onProgress })).import;
}

type Settings = Body<'PUT /listing-imports/:id'>;
export const changeImport = async (api: Api, { base }: Side, id: string, body: Settings) =>
  (await api.put(`${base}/:id`, { ...quiet, params: { id }, body })).import;
export const checkImport = async (api: Api, { base }: Side, id: string) =>
  (await api.post(`${base}/:id/check`, { ...quiet, params: { id }, body: {} })).import;
export const startImport = async (api: Api, { base }: Side, id: string, target: 'drafts' | 'review') =>
  (await api.post(`${base}/:id/start`, { ...quiet, params: { id }, body: { target } })).import;
export const discardImport = (api: Api, { base }: Side, id: string) => api.delete(`${base}/:id`, { params: { id } });

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
      const { received } = await api.put(`${base}/:id/photos`, { ...quiet, params: { id }, body, headers });
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
      // The upload did arrive, only its answer was lost.
      if (statusCode === 409 && data?.received !== undefined) return data.received as T;
      if (attempt === TRIES || (statusCode >= 400 && statusCode < 500)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }
}

export const exportListings = async (api: Api, { exports, officeId }: Side, format: 'csv' | 'xlsx') =>
  saveFile(await api.getFile(exports, { query: { format, officeId }, errorToast: true }), `diyar-listings.${format}`);
export const saveProblems = async (api: Api, { base }: Side, id: string) =>
  saveFile(
    await api.getFile(`${base}/:id/problems.csv`, { params: { id }, errorToast: true }),
    'diyar-import-problems.csv',
  );
