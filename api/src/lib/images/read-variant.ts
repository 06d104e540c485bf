import { buffer } from 'node:stream/consumers';
import type { ImageStore } from './image-store.ts';
import type { Variant } from './variants.ts';

/** A stored picture in memory, to be drawn into another one; undefined where there is none. */
export async function readVariant(
  images: ImageStore,
  id: string | null | undefined,
  variant: Variant,
): Promise<Buffer | undefined> {
  const file = id ? await images.openVariant(id, variant) : undefined;
  return file && (Buffer.isBuffer(file.body) ? file.body : buffer(file.body));
}
