import type { ImageStore, Variant } from '#lib/images/index.ts';

/** Sizes that half of all visitors will be sent, made after the upload: a tenth of a second to half a second each. */
const AVIF: readonly Variant[] = [
  { width: 320, format: 'avif' },
  { width: 640, format: 'avif' },
  { width: 1280, format: 'avif' },
];

/** In sequence: requests need the processors more. An image that is gone by now is none of our business. */
export async function makeExtraVariants(images: ImageStore, { imageId }: { imageId: string }): Promise<void> {
  for (const variant of AVIF) await images.makeVariant(imageId, variant);
}
