import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import type { ImageStore } from '#lib/images/index.ts';
import { SMALL_PICTURE_MIN_SIDE } from '#lib/images/limits.ts';
import { sniffImage } from '#lib/images/sniff.ts';
import { lockManaged, type Manager } from './lock-managed.ts';

/** JPG or PNG (spec, section 5), by the first bytes. @throws AppError logo_type (415) */
export function refuseNoLogo(head: Buffer): void {
  const type = sniffImage(head);
  if (type !== 'jpeg' && type !== 'png') throw new AppError('logo_type', 415).on('logo');
}

/** Shows another logo, or none, and takes the one before away. @throws AppError office_not_found (404), office_forbidden (403), image_unreadable, image_too_small (422) */
export async function replaceLogo(db: Db, images: ImageStore, manager: Manager, bytes: Buffer | null): Promise<void> {
  const image = bytes && (await images.store(bytes, { minSide: SMALL_PICTURE_MIN_SIDE }).catch(onLogo));
  const before = await db
    .transaction(async (trx) => {
      const { id, logo_image_id, version } = await lockManaged(trx, manager);
      if (image) {
        const { sha256, ...columns } = image;
        await trx('images').insert({ ...columns, sha256: Buffer.from(sha256, 'hex') });
      }
      await trx('offices')
        .where({ id })
        .update({ logo_image_id: image?.id ?? null, version: version + 1 });
      if (logo_image_id) await trx('images').where({ id: logo_image_id }).delete();
      return logo_image_id;
    })
    .catch(async (error: unknown) => {
      if (image) await images.remove(image.id);
      throw error;
    });
  if (before) await images.remove(before);
}

function onLogo(error: unknown): never {
  throw error instanceof AppError ? error.on('logo') : error;
}
