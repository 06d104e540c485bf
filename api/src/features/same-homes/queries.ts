import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import type { Offer, SameHome } from './contract.ts';

/** Whether there is a listing of this id that was not deleted. */
export async function isListing(db: Db, id: string): Promise<boolean> {
  const row = await db('listings').where({ id }).whereNull('deleted_at').first('id');
  return row !== undefined;
}

/** What is taken for the same home as a listing, and what a moderator told apart from it. */
export async function sameHomeOf(db: Db, listingId: string, lang: Lang): Promise<SameHome> {
  const [offers, apart] = await Promise.all([
    offersIn(
      db,
      `select other.listing_id from home_members own join home_members other on other.home_id = own.home_id
       where own.listing_id = :listingId and other.listing_id <> :listingId`,
      { listingId, lang },
    ),
    offersIn(
      db,
      `select case when listing_a = :listingId then listing_b else listing_a end from distinct_homes
       where listing_a = :listingId or listing_b = :listingId`,
      { listingId, lang },
    ),
  ]);
  return { offers, apart };
}

async function offersIn(db: Db, ids: string, { listingId, lang }: { listingId: string; lang: Lang }): Promise<Offer[]> {
  const { rows } = await db.raw<{ rows: Offer[] }>(
    `select l.id, l.code, coalesce(${lang === 'ar' ? 'l.title_ar, l.title_en' : 'l.title_en, l.title_ar'}, '') as title,
       ${lang === 'ar' ? 'o.name_ar' : 'o.name_en'} as office, l.price_cents / 100.0::float8 as price,
       case when i.id is not null then json_build_object('id', i.id, 'color', i.color) end as image
     from listings l left join offices o on o.id = l.office_id
       left join lateral (
         select image_id from listing_media where listing_id = l.id order by is_main desc, position limit 1) m on true
       left join images i on i.id = m.image_id
     where l.deleted_at is null and l.id in (${ids}) order by l.price_cents nulls last, l.id`,
    { listingId },
  );
  return rows;
}
