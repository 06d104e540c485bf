import { AppError } from '../errors.ts';

/** Types people may upload, as sharp names them. */
export const UPLOAD_TYPES = ['jpeg', 'png', 'webp'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** GIF is for portraits only: of a moving one, the first frame. */
export const isGif = (bytes: Uint8Array): boolean =>
  /^GIF8[79]a/.test(Buffer.from(bytes.subarray(0, 6)).toString('latin1'));

/** The format iPhones take by default. Decoding it is licensed, so no build of ours can; it deserves a sentence of its own. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^....ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)/s.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'));

/** @throws AppError image_heic, image_type (415) */
export function refuseNoImage(bytes: Uint8Array, { allowGif = false } = {}): void {
  if (isHeic(bytes)) throw new AppError('image_heic', 415);
  if (!sniffImage(bytes) && !(allowGif && isGif(bytes))) throw new AppError('image_type', 415);
}

/**
 * The type by the first bytes; the file's name and the declared content type are never asked.
 * @returns undefined for everything else, SVG, GIF and HEIC among them
 */
export function sniffImage(bytes: Uint8Array): UploadType | undefined {
  const at = (offset: number, ...expected: number[]) => expected.every((byte, i) => bytes[offset + i] === byte);
  if (at(0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (at(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (at(0, 0x52, 0x49, 0x46, 0x46) && at(8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  return undefined;
}
