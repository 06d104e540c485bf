import { IMAGE_MIN_SIDE } from '@diyar/api/rules/listing-media';
import { decodePhoto, type Picture } from './decode-photo.ts';
import { fileKind } from './file-kind.ts';

/** The server keeps no more than this (long side, pixels). */
export const LONG_SIDE = 2560;
/** A photo that fits and is smaller than this goes as it is: encoding it again would only cost quality. */
const LIGHT_BYTES = 3 * 1024 * 1024;
const QUALITY = 0.86;

/** `tiny`: a picture, but of too few pixels to show anything. */
export type Shrunk = Blob | 'tiny' | null;

/**
 * A photo made fit for a slow line: at most 2560 px, as JPEG. What this browser cannot decode comes back as it was, for the
 * server to judge; null for what neither can (HEIC outside Safari, anything that is no photo). Runs in a worker or a page.
 */
export async function shrinkPhoto(file: Blob): Promise<Shrunk> {
  const kind = await fileKind(file);
  const isAccepted = kind === 'jpeg' || kind === 'png' || kind === 'webp';
  const picture = await decodePhoto(file, kind, LONG_SIDE).catch(() => undefined);
  if (!picture) return isAccepted ? file : null;
  try {
    if (Math.min(picture.width, picture.height) < IMAGE_MIN_SIDE) return 'tiny';
    const isSmall = Math.max(picture.width, picture.height) <= LONG_SIDE;
    if (isAccepted && isSmall && file.size <= LIGHT_BYTES) return file;
    const smaller = await drawSmaller(picture);
    // A drawing or a screenshot may be smaller the way it came.
    return isAccepted && isSmall && smaller.size >= file.size ? file : smaller;
  } finally {
    picture.close();
  }
}

/** At most 2560 px, as JPEG. */
export async function drawSmaller({ source, ...size }: Pick<Picture, 'source' | 'width' | 'height'>): Promise<Blob> {
  const scale = Math.min(1, LONG_SIDE / Math.max(size.width, size.height));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const hasOffscreen = typeof OffscreenCanvas !== 'undefined';
  const canvas = hasOffscreen ? new OffscreenCanvas(width, height) : document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!context) throw new Error('no canvas');
  // JPEG has no transparency; the server puts white there too.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no blob'))), 'image/jpeg', QUALITY);
  });
}
