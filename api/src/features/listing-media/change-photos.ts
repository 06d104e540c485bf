import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { MAX_IMAGES } from '#rules/listing-media.ts';
import type { Media } from './contract.ts';
import { type Arrangement, arranged, without } from './photos.ts';
import { uploadedFor, writePhotos } from './queries.ts';
import { openSet, readMedia, setVideo } from './working-set.ts';

interface Target {
  listingId: string;
  ownerId: string;
}

/** @throws AppError image_not_found for a photo that was never given to this listing, too_many_images, media_locked */
export async function arrangeImages(db: Db, { listingId, ownerId }: Target, wish: Arrangement): Promise<Media> {
  await db.transaction(async (trx) => {
    const set = await openSet(trx, listingId, ownerId);
    const held = new Set(set.photos.map(({ id }) => id));
    const others = wish.photos.map(({ id }) => id).filter((id) => !held.has(id));
    const given = await uploadedFor(trx, listingId, others);
    const images = await trx('images')
      .whereIn('id', [...given])
      .pluck('id');
    if (others.length > images.length) throw new AppError('image_not_found', 404);
    const next = arranged(set.photos, wish);
    if (next.length > MAX_IMAGES) throw new AppError('too_many_images', 409);
    await writePhotos(trx, set.table, listingId, next);
  });
  return readMedia(db, listingId, ownerId);
}

/** The file stays for a while (the cleaning takes it), so that the owner can think better of it. */
export async function removeImage(db: Db, { listingId, ownerId }: Target, imageId: string): Promise<Media> {
  await db.transaction(async (trx) => {
    const set = await openSet(trx, listingId, ownerId);
    if (!set.photos.some(({ id }) => id === imageId)) throw new AppError('image_not_found', 404);
    const rest = without(set.photos, imageId);
    if (!rest) throw new AppError('cannot_delete_main_image', 409);
    await rememberImage(trx, listingId, imageId);
    await writePhotos(trx, set.table, listingId, rest);
  });
  return readMedia(db, listingId, ownerId);
}

export async function removeVideo(db: Db, { listingId, ownerId }: Target, videoId: string): Promise<Media> {
  await db.transaction(async (trx) => {
    const set = await openSet(trx, listingId, ownerId);
    if (set.videoId !== videoId) throw new AppError('video_not_found', 404);
    await setVideo(trx, set, null);
  });
  return readMedia(db, listingId, ownerId);
}

/** A photo that came another way (import, demo) has no upload row; with one it can be put back like any other. */
const rememberImage = (trx: Db, listingId: string, imageId: string) =>
  trx.raw(
    `insert into uploads (id, listing_id, kind, sha256, bytes, received, finished_at)
     select id, ?, 'image', sha256, bytes, bytes, app_now() from images where id = ?
     on conflict do nothing`,
    [listingId, imageId],
  );
