import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import type { ImageStore } from '#lib/images/index.ts';
import { SMALL_PICTURE_MIN_SIDE } from '#lib/images/limits.ts';
import { sniffImage } from '#lib/images/sniff.ts';
import type { VersionedAct } from '#lib/versioned.ts';
import { newest } from './change-category.ts';

const TYPES = ['png', 'jpeg', 'webp'];

/** By the first bytes. @throws AppError category_icon_type (415) */
export function refuseNoIcon(head: Buffer): void {
  if (!TYPES.includes(sniffImage(head) ?? '')) throw new AppError('category_icon_type', 415).on('icon');
}

/** Shows another picture, re-encoded, or none, and deletes the one before. @throws AppError category_not_found (404), category_conflict (409), image_unreadable, image_too_small (422) */
export async function replaceIcon(db: Db, images: ImageStore, act: VersionedAct, bytes: Buffer | null): Promise<void> {
  const image = bytes && (await images.store(bytes, { minSide: SMALL_PICTURE_MIN_SIDE }).catch(onIcon));
  const before = await db
    .transaction(async (trx) => {
      const { iconImageId } = await newest(trx, act);
      if (image) {
        const { sha256, ...columns } = image;
        await trx('images').insert({ ...columns, sha256: Buffer.from(sha256, 'hex') });
      }
      await trx('categories')
        .where({ id: act.id })
        .update({ icon_image_id: image?.id ?? null, version: act.version + 1 });
      if (iconImageId) await trx('images').where({ id: iconImageId }).delete();
      const record = { actorId: act.actorId, ip: act.ip, subjectKind: 'category', subjectId: act.id };
      const [old, next] = [{ iconImageId }, { iconImageId: image?.id ?? null }];
      await audit(trx, { ...record, action: 'category.icon', before: old, after: next });
      return iconImageId;
    })
    .catch(async (error: unknown) => {
      if (image) await images.remove(image.id);
      throw error;
    });
  if (before) await images.remove(before);
}

function onIcon(error: unknown): never {
  throw error instanceof AppError ? error.on('icon') : error;
}
