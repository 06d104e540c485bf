import type { Db } from '@diyar/db';

export interface PhotoCopies {
  isRepeated: boolean;
  copies: { id: string; code: number }[];
}

/**
 * Where the same files hang, by photo: twice in the listing, or on listings of other owners (not of the same office). Stock
 * pictures hang on many by their nature; an upload with the bytes of one is a copy like any other.
 */
export async function photoCopies(db: Db, listingId: string, photoIds: string[]): Promise<Map<string, PhotoCopies>> {
  const { rows } = await db.raw<{ rows: (PhotoCopies & { id: string })[] }>(
    `select photo.id, count(*) over (partition by photo.sha256) > 1 as "isRepeated", coalesce(found.copies, '[]') as copies
     from listings mine cross join images photo cross join lateral (
       select json_agg(json_build_object('id', other.id, 'code', other.code) order by other.code) as copies from (
         select l.id, l.code from listings l
         where not photo.is_stock and l.id in (
             select m.listing_id from images same join listing_media m on m.image_id = same.id
               where same.sha256 = photo.sha256
             union
             select m.listing_id from images same join listing_revision_media m on m.image_id = same.id
               where same.sha256 = photo.sha256)
           and l.deleted_at is null and l.owner_id <> mine.owner_id
           and (l.office_id is null or l.office_id is distinct from mine.office_id)
         order by l.code limit 3) other) found
     where mine.id = :listingId and photo.id = any(cast(:photoIds as uuid[]))`,
    { photoIds, listingId },
  );
  return new Map(rows.map(({ id, ...copies }) => [id, copies]));
}
