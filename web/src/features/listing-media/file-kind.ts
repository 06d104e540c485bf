import type { UploadKind } from '@diyar/api/contracts/listing-media';

/** The kind of a file by its first bytes; names and declared types are wrong too often. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'mp4' | 'mov' | 'other';

export async function fileKind(file: Blob): Promise<FileKind> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (text.startsWith('\x89PNG')) return 'png';
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return /^....(?:moov|mdat|wide|free|skip)/s.test(text) ? 'mov' : 'other';
  const brand = text.slice(8);
  if (/^(?:he|mif1|msf1)/.test(brand)) return 'heic';
  if (brand === 'qt  ') return 'mov';
  return brand.startsWith('avi') ? 'other' : 'mp4';
}

export const goesAs = (kind: FileKind): UploadKind => (kind === 'mp4' || kind === 'mov' ? 'video' : 'image');
