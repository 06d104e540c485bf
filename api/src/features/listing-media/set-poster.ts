import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { IMAGE_MIN_SIDE } from '#rules/listing-media.ts';
import type { Taken } from './accept-image.ts';
import type { MediaDeps } from './finish-upload.ts';
import { openSet } from './working-set.ts';

/**
 * Keeps the still picture of a video in one's working set, made anew by the image pipeline. The frame is taken by the sender's
 * browser, so it is anything a sender likes: it is reviewed with the video and cannot change once the public sees it. The one
 * before is left to the cleaning.
 * @throws AppError video_not_found (404), poster_locked (409), media_locked, and what the image pipeline refuses
 */
export async function setPoster({ db, images }: Pick<MediaDeps, 'db' | 'images'>, taken: Taken, bytes: Buffer) {
  await db.transaction((trx) => refuseForeign(trx, taken));
  const { sha256, ...image } = await images.store(bytes, { minSide: IMAGE_MIN_SIDE });
  try {
    await db.transaction(async (trx) => {
      await refuseForeign(trx, taken);
      await trx('images').insert({ ...image, sha256: Buffer.from(sha256, 'hex') });
      await trx('videos').where({ id: taken.id }).update({ poster_image_id: image.id });
    });
  } catch (error) {
    await images.remove(image.id);
    throw error;
  }
}

async function refuseForeign(trx: Db, { listingId, ownerId, id }: Taken): Promise<void> {
  const set = await openSet(trx, listingId, ownerId);
  if (set.videoId !== id) throw new AppError('video_not_found', 404);
  // Before the first approval what hangs on the listing itself is not public yet.
  const isPublic = set.revisionId && (await trx('listing_videos').where({ video_id: id }).first('video_id'));
  if (isPublic) throw new AppError('poster_locked', 409);
}
