import type { UploadKind } from '@diyar/api/contracts/listing-media';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import type { UploadPort } from './send-file.ts';

export type { Media, Photo, UploadKind, Video } from '@diyar/api/contracts/listing-media';

export const mediaKey = (listingId: string) => ['listing-media', listingId];

/** The owner's listing as it will be published: with what an open change added or took away. */
export const mediaQuery = (api: Api, listingId: string) =>
  queryOptions({
    queryKey: mediaKey(listingId),
    queryFn: ({ signal }) => api.get('/listings/:id/media', { params: { id: listingId }, signal, errorToast: false }),
  });

export interface Arrangement {
  photos: { id: string; alt?: string | null }[];
  mainId?: string;
}
export const arrangePhotos = (api: Api, listingId: string, body: Arrangement) =>
  api.put('/listings/:id/images', { params: { id: listingId }, body });
export const removePhoto = (api: Api, listingId: string, id: string) =>
  api.delete('/listings/:id/images/:imageId', { params: { id: listingId, imageId: id } });
export const removeVideo = (api: Api, listingId: string, id: string) =>
  api.delete('/listings/:id/videos/:videoId', { params: { id: listingId, videoId: id } });

const PIECE = 'application/offset+octet-stream';

/** The calls that bring one file to one listing. */
export function uploadPort(api: Api, listingId: string): UploadPort {
  const quiet = { errorToast: false, params: { id: listingId } };
  const one = (uploadId: string) => ({ ...quiet, params: { id: listingId, uploadId } });
  return {
    start: (kind: UploadKind, bytes: number, sha256: string, signal) =>
      api
        .post('/listings/:id/uploads', { ...quiet, signal, body: { kind, bytes, sha256 } })
        .then(({ upload }) => upload),
    send: (id, offset, piece, signal) =>
      api
        .patch('/listings/:id/uploads/:uploadId', {
          ...one(id),
          signal,
          body: new Blob([piece], { type: PIECE }),
          headers: { 'upload-offset': String(offset) },
        })
        .then(({ upload }) => upload),
    finish: (id, signal) =>
      api.post('/listings/:id/uploads/:uploadId/finish', { ...one(id), signal }).then(({ media }) => media),
    poster: async (id, video, signal) => {
      const { videoFrame } = await import('./video-frame.ts');
      const frame = await videoFrame(video);
      if (!frame) return null;
      const body = new FormData();
      body.append('poster', frame, 'frame.jpg');
      const call = { ...quiet, params: { id: listingId, videoId: id }, signal, body };
      return api.put('/listings/:id/videos/:videoId/poster', call);
    },
    cancel: (id) => api.delete('/listings/:id/uploads/:uploadId', one(id)),
  };
}
