import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';

export interface PhotoCopies {
  isRepeated: boolean;
  copies: PhotoCopy[];
}
export interface PhotoCopy {
  id: string;
  code: number;
  title: string;
  /** The photo there. */
  image: { id: string; color: string };
  /** The very same file, not only one that looks like it. */
  isExact: boolean;
}

/** Bits of 64 in which two hashes of one photo may differ: shrunk, recompressed, tinted. */
const MAX_DIFFERENCE = 6;

/**
 * Where the same photos hang, by photo: twice in the listing, or on listings of other owners (not of the same office). Stock
 * pictures hang on many by their nature; an upload with the bytes of one is a copy like any other.
 */
export async function photoCopies(
  db: Db,
  listingId: string,
  photoIds: string[],
  lang: Lang,
): Promise<Map<string, PhotoCopies>> {
  const { rows } = await db.raw<{ rows: (PhotoCopies & { id: string })[] }>(
    `select photo.id, count(*) over (partition by photo.sha256) > 1 as "isRepeated", coalesce(found.copies, '[]') as copies
     from listings mine cross join images photo cross join lateral (
       select json_agg(json_build_object('id', other.id, 'code', other.code, 'title', other.title, 'isExact', other.is_exact,
           'image', json_build_object('id', i.id, 'color', i.color)) order by other.is_exact desc, other.code) as copies
       from (
         select l.id, l.code, bool_or(same.is_exact) as is_exact,
           coalesce(${lang === 'ar' ? 'l.title_ar, l.title_en' : 'l.title_en, l.title_ar'}, '') as title,
           (array_agg(same.id order by same.is_exact desc, same.id))[1] as image_id
         from (
           select id, true as is_exact from images where sha256 = photo.sha256
           union all
           select id, false from images where dhash_bands && photo.dhash_bands and not is_stock
             and bit_count(dhash # photo.dhash) <= :difference) same
           join lateral (
             select listing_id from listing_media where image_id = same.id
             union
             select listing_id from listing_revision_media where image_id = same.id) m on true
           join listings l on l.id = m.listing_id
         where not photo.is_stock and l.deleted_at is null and l.owner_id <> mine.owner_id
           and (l.office_id is null or l.office_id is distinct from mine.office_id)
         group by l.id order by is_exact desc, l.code limit 3) other
       join images i on i.id = other.image_id) found
     where mine.id = :listingId and photo.id = any(cast(:photoIds as uuid[]))`,
    { photoIds, listingId, difference: MAX_DIFFERENCE },
  );
  return new Map(rows.map(({ id, ...copies }) => [id, copies]));
}
