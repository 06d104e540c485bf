import type { Media, Upload } from './contract.ts';
import type { PhotoRow, UploadRow, VideoRow } from './queries.ts';

export const present = (photos: PhotoRow[], video: VideoRow | undefined): Media => ({
  photos: photos.map(({ id, width, height, color, thumbhash, alt_text, is_main }) => ({
    id,
    width,
    height,
    color,
    thumbhash,
    alt: alt_text,
    isMain: is_main,
  })),
  video: video
    ? { id: video.id, bytes: video.bytes, duration: video.duration_ms / 1000, width: video.width, height: video.height }
    : null,
});

export const presentUpload = ({ id, kind, bytes, received, finished_at }: UploadRow): Upload => ({
  id,
  kind,
  bytes,
  offset: received,
  isFinished: finished_at !== null,
});
