import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import type { ImageStore } from '#lib/images/index.ts';
import { SMALL_PICTURE_MIN_SIDE } from '#lib/images/limits.ts';
import { refuseNoImage } from '#lib/images/sniff.ts';

/** Keeps a portrait and takes the one before away. @throws AppError avatar_type (415), image_unreadable, image_too_small (422) */
export async function setAvatar(db: Db, images: ImageStore, userId: string, bytes: Buffer): Promise<void> {
  const image = await images
    .store(bytes, { allowGif: true, minSide: SMALL_PICTURE_MIN_SIDE })
    .catch((error: unknown) => {
      throw asAvatarError(error);
    });
  const before = await db.transaction(async (trx) => {
    const { sha256, ...columns } = image;
    await trx('images').insert({ ...columns, sha256: Buffer.from(sha256, 'hex') });
    return replaceAvatar(trx, userId, image.id);
  });
  if (before) await images.remove(before);
}

/** By the first bytes. @throws AppError avatar_type, image_heic (415) */
export function refuseNoAvatar(head: Buffer): void {
  try {
    refuseNoImage(head, { allowGif: true });
  } catch (error) {
    throw asAvatarError(error);
  }
}

function asAvatarError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  return error.code === 'image_type' ? new AppError('avatar_type', 415).on('avatar') : error.on('avatar');
}

export async function removeAvatar(db: Db, images: ImageStore, userId: string): Promise<void> {
  const before = await db.transaction((trx) => replaceAvatar(trx, userId, null));
  if (before) await images.remove(before);
}

/** @returns the id of the picture that nobody shows any more */
async function replaceAvatar(db: Db, userId: string, next: string | null): Promise<string | null> {
  const row = await db('users').where({ id: userId }).forUpdate().first('avatar_image_id');
  await db('users').where({ id: userId }).update({ avatar_image_id: next });
  const before = row?.avatar_image_id ?? null;
  if (before) await db('images').where({ id: before }).delete();
  return before;
}
