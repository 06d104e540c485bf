import type { Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import { AppError } from '#lib/errors.ts';
import type { ImageStore } from '#lib/images/index.ts';
import { IMAGE_MIN_SIDE } from '#rules/listing-media.ts';
import { added, isFull } from './photos.ts';
import { writePhotos } from './queries.ts';
import { openSet } from './working-set.ts';

/** Whoever uploads has more to upload, and nobody sees the listing yet; asked for earlier, a size is made at once. */
const EXTRA_VARIANTS_AFTER_MS = 60_000;

export interface Taken {
  listingId: string;
  ownerId: string;
  /** Of the upload, and from now on of what it brought. */
  id: string;
}

/**
 * Keeps an image and hangs it on the listing, as the main one when it is the first. May be repeated: the files are kept under
 * the upload's id, so a try that broke off anywhere finds what the last one left.
 * @param bytes asked only when the image is not here yet
 * @throws AppError of the image pipeline, too_many_images, media_locked
 */
export async function acceptImage(
  db: Db,
  images: ImageStore,
  { listingId, ownerId, id }: Taken,
  bytes: () => Promise<Buffer>,
): Promise<void> {
  const isHere = await db('images').where({ id }).first('id');
  const image = isHere ? undefined : await images.store(await bytes(), { id, minSide: IMAGE_MIN_SIDE });
  await db.transaction(async (trx) => {
    const set = await openSet(trx, listingId, ownerId);
    if (isFull(set.photos) && !set.photos.some((photo) => photo.id === id)) throw new AppError('too_many_images', 409);
    if (image) {
      const row = { ...image, sha256: Buffer.from(image.sha256, 'hex') };
      const inserted = await trx('images').insert(row).onConflict('id').ignore().returning('id');
      if (inserted.length > 0) await enqueue(trx, 'image_variants', { imageId: id }, EXTRA_VARIANTS_AFTER_MS);
    }
    await writePhotos(trx, set.table, listingId, added(set.photos, id));
    await trx('uploads')
      .where({ id })
      .update({ finished_at: trx.raw('app_now()'), updated_at: trx.raw('app_now()') });
  });
}
