import { AppError } from '#lib/errors.ts';
import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageWidth,
  isImageFormat,
  isImageWidth,
} from '#lib/images/variants.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Shown in link previews and by whoever asks for no size. */
const DEFAULT_WIDTH: ImageWidth = 1280;

export interface ImageRequest {
  id: string;
  width: ImageWidth;
  /** Absent: chosen by what the client accepts. */
  format: ImageFormat | undefined;
}

/** @throws AppError image_not_found for anything that is no id, image_width or image_format with the allowed values */
export function parseImageRequest(id: string, query: Record<string, unknown>): ImageRequest {
  const lower = id.toLowerCase();
  if (!UUID.test(lower)) throw imageNotFound();
  const { w = String(DEFAULT_WIDTH), fmt } = query;
  const width = typeof w === 'string' && /^\d{1,5}$/.test(w) ? Number(w) : 0;
  if (!isImageWidth(width)) throw new AppError('image_width', 400, { allowed: IMAGE_WIDTHS.join(', ') });
  if (fmt !== undefined && !(typeof fmt === 'string' && isImageFormat(fmt))) {
    throw new AppError('image_format', 400, { allowed: IMAGE_FORMATS.join(', ') });
  }
  return { id: lower, width, format: fmt };
}

export const imageNotFound = () => new AppError('image_not_found', 404);

/** Best first. A client that only says that it takes everything gets JPEG, the one that every tool can read. */
export function acceptedFormats(accept: string | undefined): ImageFormat[] {
  const types = (accept ?? '').toLowerCase();
  const takes = (format: ImageFormat) => new RegExp(`image/${format}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(types);
  return [...(['avif', 'webp'] as const).filter(takes), 'jpeg'];
}
