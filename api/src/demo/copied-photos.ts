import type { Db } from '@diyar/db';
import { seedId } from '@diyar/db';
import type { ImageStore } from '#lib/images/index.ts';
import { AFTER_LAST } from './make-listing.ts';
import { pictures } from './pictures/pool.ts';
import { storePicture } from './pictures/store-pictures.ts';

/** Share of the waiting listings: one in so many. */
const RARELY = 16;

/**
 * Gives a few of the demo's pending listings their first photo as an upload of their own: the bytes of a picture that hangs
 * elsewhere, so that reviewers meet the mark for copied photos.
 */
export async function copyPhotos(db: Db, store: ImageStore): Promise<void> {
  const { rows } = await db.raw<{ rows: { listing: string; image: string }[] }>(
    `select l.id as listing, i.id as image from listings l
       join listing_media m on m.listing_id = l.id and m.is_main join images i on i.id = m.image_id
     where l.id < :end and l.status = 'pending' and i.is_stock and get_byte(uuid_send(l.id), 15) % :rarely = 0`,
    { end: AFTER_LAST, rarely: RARELY },
  );
  for (const { listing, image } of rows) {
    const picture = pictures.find(({ id }) => id === image);
    if (!picture) continue;
    const { id } = await storePicture(store, { ...picture, id: seedId('images', `demo/copied/${listing}`) });
    await db.transaction(async (trx) => {
      await trx.raw(
        `insert into images (id, sha256, width, height, bytes, thumbhash, color)
         select ?, sha256, width, height, bytes, thumbhash, color from images where id = ? on conflict do nothing`,
        [id, image],
      );
      await trx('listing_media').where({ listing_id: listing, image_id: image }).update({ image_id: id });
    });
  }
}
