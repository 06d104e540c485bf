import type { Media, Upload, UploadKind } from '@diyar/api/contracts/listing-media';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';
import type { UploadPort } from './send-file.ts';

export type { Media, Photo, UploadKind, Video } from '@diyar/api/contracts/listing-media';

export const mediaKey = (listingId: string) => ['listing-media', listingId];

/** One's own listing as it will be published: with what an open change added or took away. */
export const mediaQuery = (api: Api, listingId: string) =>
  queryOptions({ queryKey: mediaKey(listingId), queryFn: () => api.get<Media>(`/listings/${listingId}/media`) });

export interface Arrangement {
  photos: { id: string; alt?: string | null }[];
  mainId?: string;
}
export const arrangePhotos = (api: Api, listingId: string, body: Arrangement) =>
  api.put<Media>(`/listings/${listingId}/images`, { body });
export const removePhoto = (api: Api, listingId: string, id: string) =>
  api.delete<Media>(`/listings/${listingId}/images/${id}`);
export const removeVideo = (api: Api, listingId: string, id: string) =>
  api.delete<Media>(`/listings/${listingId}/videos/${id}`);

const PIECE = 'application/offset+octet-stream';

/** The calls that bring one file to one listing. */
export function uploadPort(api: Api, listingId: string): UploadPort {
  const path = `/listings/${listingId}/uploads`;
  const quiet = { errorToast: false };
  const uploadIn = ({ upload }: { upload: Upload }) => upload;
  return {
    start: (kind: UploadKind, bytes: number, sha256: string, signal) =>
      api.post<{ upload: Upload }>(path, { ...quiet, signal, body: { kind, bytes, sha256 } }).then(uploadIn),
    send: (id, offset, piece, signal) =>
      api
        .patch<{ upload: Upload }>(`${path}/${id}`, {
          ...quiet,
          signal,
          body: new Blob([piece], { type: PIECE }),
          headers: { 'upload-offset': String(offset) },
        })
        .then(uploadIn),
    finish: (id, signal) =>
      api.post<{ media: Media }>(`${path}/${id}/finish`, { ...quiet, signal }).then(({ media }) => media),
    cancel: (id) => api.delete(`${path}/${id}`, quiet),
  };
}
