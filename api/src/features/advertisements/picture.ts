import type { Db, ImageRow } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import type { ImageStore, StoredImage } from '#lib/images/index.ts';
import { sniffImage } from '#lib/images/sniff.ts';
import { AD_INLINE, AD_SIZES, type AdSize, isOfSize } from '#rules/advertisements.ts';

const FIELD = 'picture';

/** JPG or PNG, by the first bytes. @throws AppError picture_type (415) */
export function refuseNoPicture(head: Buffer): void {
  const type = sniffImage(head);
  if (type !== 'jpeg' && type !== 'png') throw new AppError('picture_type', 415).on(FIELD);
}

/** @throws AppError picture_size (422) with both sizes, picture_sides (422) for a line instead of a picture */
function refuseOtherSize(size: AdSize, picture: { width: number; height: number }): void {
  if (isOfSize(size, picture)) return;
  const wanted = AD_SIZES[size];
  if (!wanted) throw new AppError('picture_sides', 422, { ...AD_INLINE }).on(FIELD);
  const actual = { actualWidth: picture.width, actualHeight: picture.height };
  throw new AppError('picture_size', 422, { ...wanted, ...actual }).on(FIELD);
}

/** Keeps a picture for an advertisement of this account. @throws AppError picture_size, picture_sides, image_unreadable (422) */
export async function storePicture(
  db: Db,
  images: ImageStore,
  { accountId, size, bytes }: { accountId: string; size: AdSize; bytes: Buffer },
): Promise<StoredImage> {
  const onField = (error: unknown): never => {
    throw error instanceof AppError ? error.on(FIELD) : error;
  };
  refuseOtherSize(size, await images.inspect(bytes).catch(onField));
  const image = await images.store(bytes).catch(onField);
  const { sha256, ...columns } = image;
  await db
    .transaction(async (trx) => {
      await trx('images').insert({ ...columns, sha256: Buffer.from(sha256, 'hex') });
      await trx('advertisement_pictures').insert({ image_id: image.id, account_id: accountId });
    })
    .catch(async (error: unknown) => {
      await images.remove(image.id);
      throw error;
    });
  return image;
}

/** Whether it was uploaded for this account, in this size. @throws AppError advertisement_picture (400) */
export async function requireOwnPicture(
  trx: Db,
  { accountId, imageId, size }: { accountId: string; imageId: string; size: AdSize },
): Promise<void> {
  const image = await trx('advertisement_pictures as p')
    .join('images as i', 'i.id', 'p.image_id')
    .where({ 'p.image_id': imageId, 'p.account_id': accountId })
    .forShare()
    .first<Pick<ImageRow, 'width' | 'height'> | undefined>('i.width', 'i.height');
  if (!image) throw new AppError('advertisement_picture', 400).on('image');
  refuseOtherSize(size, image);
}
