import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStore, StoredImage } from '#lib/images/index.ts';
import { PICTURE_SIZE, type Picture } from './pool.ts';

/** `<group>/<subject>/<name>.webp`. */
export const FILES = join(import.meta.dirname, 'files');

/** Puts a picture of the demo where uploaded photos are, under an id of its own; sizes and formats follow when somebody asks. */
export async function storePicture(store: ImageStore, { id, path, thumbhash, color }: Picture): Promise<StoredImage> {
  const bytes = await readFile(join(FILES, `${path}.webp`));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const image: StoredImage = { id, sha256, ...PICTURE_SIZE, bytes: bytes.length, thumbhash, color };
  await store.keep(image, bytes);
  return image;
}
