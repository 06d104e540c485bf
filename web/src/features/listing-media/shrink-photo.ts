import { fileKind } from './file-kind.ts';

/** The server keeps no more than this (long side, pixels). */
export const LONG_SIDE = 2560;
/** A photo that fits and is smaller than this goes as it is: encoding it again would only cost quality. */
const LIGHT_BYTES = 3 * 1024 * 1024;
const QUALITY = 0.86;

/**
 * A photo made fit for a slow line: at most 2560 px, as JPEG. What this browser cannot decode comes back as it was, for the
 * server to judge; null for what neither can (HEIC outside Safari, anything that is no photo). Runs in a worker or a page.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const kind = await fileKind(file);
  const isAccepted = kind === 'jpeg' || kind === 'png' || kind === 'webp';
  const picture = await decode(file).catch(() => undefined);
  if (!picture) return isAccepted ? file : null;
  try {
    const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
    if (isAccepted && scale === 1 && file.size <= LIGHT_BYTES) return file;
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const smaller = await draw(picture, width, height);
    // A drawing or a screenshot may be smaller the way it came.
    return isAccepted && scale === 1 && smaller.size >= file.size ? file : smaller;
  } finally {
    picture.close();
  }
}

/** Upright, as the camera meant it. */
const decode = async (file: Blob) => createImageBitmap(file, { imageOrientation: 'from-image' });

async function draw(picture: ImageBitmap, width: number, height: number): Promise<Blob> {
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
  context.drawImage(picture, 0, 0, width, height);
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no blob'))), 'image/jpeg', QUALITY);
  });
}
