import type { UploadKind } from '@diyar/api/contracts/listing-media';

/** The kind of a file by its first bytes; names and declared types are wrong too often. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | 'mp4' | 'mov' | 'other';

/** The first box of a file of boxes: its brand, and those it can be read as. */
const HEAD_BYTES = 64;

export async function fileKind(file: Blob): Promise<FileKind> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (text.startsWith('\x89PNG')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return /^....(?:moov|mdat|wide|free|skip)/s.test(text) ? 'mov' : 'other';
  const brand = text.slice(8, 12);
  const brands = text.slice(8, Math.max(12, ((bytes[2] ?? 0) << 8) + (bytes[3] ?? 0)));
  if (/^avi/.test(brand) || (/^(?:mif1|msf1)/.test(brand) && brands.includes('avif'))) return 'avif';
  if (/^(?:he|mif1|msf1)/.test(brand)) return 'heic';
  if (brand === 'qt  ') return 'mov';
  return 'mp4';
}

export const goesAs = (kind: FileKind): UploadKind => (kind === 'mp4' || kind === 'mov' ? 'video' : 'image');

/** Filter of the system's chooser. An iPhone turns HEIC into JPEG by itself, as long as HEIC is not asked for. */
export function chooserTypes(): string {
  const { userAgent, maxTouchPoints } = navigator;
  const isIphone = /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIphone ? 'image/*' : 'image/*,.heic,.heif,.avif';
}
