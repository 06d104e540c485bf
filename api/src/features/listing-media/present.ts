import type { Media, Upload, Video } from './contract.ts';
import type { PhotoRow, UploadRow, VideoRow } from './queries.ts';
import { keyedVideoPath, videoPath } from './video/video-path.ts';

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
  video: video ? { ...presentPublicVideo(video), path: keyedVideoPath(video) } : null,
});

/** A video for everybody: its address works as long as its listing is public. */
export const presentPublicVideo = (video: VideoRow): Video => ({
  id: video.id,
  bytes: video.bytes,
  duration: video.duration_ms / 1000,
  width: video.width,
  height: video.height,
  path: videoPath(video.id),
  poster: video.poster,
  addedAt: video.created_at.toISOString(),
});

export const presentUpload = ({ id, kind, bytes, received, finished_at }: UploadRow): Upload => ({
  id,
  kind,
  bytes,
  offset: received,
  isFinished: finished_at !== null,
});
