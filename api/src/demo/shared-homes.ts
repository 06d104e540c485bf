import { type Db, seedId } from '@diyar/db';
import { recogniseHomes } from '#features/same-homes/index.ts';
import type { ImageStore } from '#lib/images/index.ts';
import { WHOLE_FIELDS } from '#rules/listing-fields.ts';
import { AFTER_LAST } from './make-listing.ts';
import { pictures } from './pictures/pool.ts';
import { storePicture } from './pictures/store-pictures.ts';

/** So many homes of the demo are offered by two offices. */
const SHARED = 12;

interface Twins {
  one: string;
  two: string;
  image: string;
}

/**
 * Makes some listings of one office the same home as another office's, as agents' listings are: the same place and rooms, the
 * photo they both uploaded, a price a little apart. Then the rule that finds such homes looks at all listings.
 */
export async function shareHomes(db: Db, store: ImageStore): Promise<void> {
  if (await db('home_members').first('listing_id')) return;
  const { rows } = await db.raw<{ rows: Twins[] }>(
    `with flats as (
       select l.id, l.office_id, l.category_id, m.image_id, row_number() over (partition by l.office_id order by l.id) as n
       from listings l join listing_media m on m.listing_id = l.id and m.is_main
         join categories c on c.id = l.category_id and c.property_type = 'apartment'
       where l.id < :end and l.status = 'active' and l.deleted_at is null and l.office_id is not null
         and l.transaction_type = 'sale' and l.price_cents is not null and l.area is not null),
     firsts as (select *, row_number() over (order by id) as rank from flats where n = 1),
     seconds as (select *, row_number() over (order by id desc) as rank from flats where n = 2)
     select f.id as one, s.id as two, f.image_id as image from firsts f
       join seconds s on s.rank = f.rank and s.office_id <> f.office_id and s.category_id = f.category_id
     order by f.rank limit :shared`,
    { end: AFTER_LAST, shared: SHARED },
  );
  for (const twins of rows) await makeTwins(db, store, twins);
  await recogniseHomes(db, { all: true });
}

/** Measures of a home on which two offices agree. */
const SAME_FIELDS = ['area', ...WHOLE_FIELDS];

async function makeTwins(db: Db, store: ImageStore, { one, two, image }: Twins): Promise<void> {
  const picture = pictures.find(({ id }) => id === image);
  if (!picture) return;
  const uploads = await Promise.all(
    [one, two].map(async (listing) => {
      const { id } = await storePicture(store, { ...picture, id: seedId('images', `demo/shared/${listing}`) });
      return { listing, id };
    }),
  );
  await db.transaction(async (trx) => {
    await trx.raw(
      `update listings two set
         (title_ar, title_en, description_ar, description_en, province_id, city_id, neighborhood_id, address, point,
           ${SAME_FIELDS.join()}) =
         (one.title_ar, one.title_en, one.description_ar, one.description_en, one.province_id, one.city_id,
           one.neighborhood_id, one.address, one.point, ${SAME_FIELDS.map((name) => `one.${name}`).join()}),
         price_cents = round(one.price_cents * 1.03 / 100000) * 100000, price_currency = 'USD', price_original = null
       from listings one where one.id = ? and two.id = ?`,
      [one, two],
    );
    for (const { listing, id } of uploads) {
      await trx.raw(
        `insert into images (id, sha256, width, height, bytes, thumbhash, color)
         select ?, sha256, width, height, bytes, thumbhash, color from images where id = ? on conflict do nothing`,
        [id, image],
      );
      await trx('listing_media').where({ listing_id: listing, is_main: true }).update({ image_id: id });
    }
  });
}
