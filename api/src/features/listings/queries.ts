import type { Db } from '@diyar/db';
import type { SearchListingRow } from '@diyar/indexer/document';

export interface PublicListingRow extends SearchListingRow {
  city_id: string;
  neighborhood_id: string | null;
  proximities: Record<string, number>;
  show_phone: boolean;
  views: number;
  office_logo: string | null;
  owner_name: string;
  owner_since: Date;
  updated_at: Date;
}

/** One listing as the public may see it now, straight from the truth: what left public view is gone at once. */
export async function publicListing(db: Db, id: string): Promise<PublicListingRow | undefined> {
  const { rows } = await db.raw(
    `select s.*, l.proximities, l.show_phone, coalesce(st.views, 0) as views,
       trim(u.first_name || ' ' || left(u.last_name, 1)) as owner_name, u.created_at as owner_since
     from search_listing s
       join listings l on l.id = s.id
       join users u on u.id = l.owner_id
       left join listing_stats st on st.listing_id = s.id
     where s.id = ?`,
    [id],
  );
  return rows[0];
}

export interface MediaRow {
  id: string;
  width: number;
  height: number;
  thumbhash: string;
  color: string;
}

/** Its pictures, the main one first. */
export async function mediaOf(db: Db, listingId: string): Promise<MediaRow[]> {
  const { rows } = await db.raw(
    `select i.id, i.width, i.height, i.thumbhash, i.color
     from listing_media m join images i on i.id = m.image_id
     where m.listing_id = ? order by m.is_main desc, m.position`,
    [listingId],
  );
  return rows;
}

/** Cities and neighborhoods round a point with their distance in metres, nearest first, the own one left out. */
export async function placesRound(
  db: Db,
  { lng, lat, except }: { lng: number; lat: number; except: (string | null)[] },
): Promise<{ id: string; metres: number }[]> {
  const { rows } = await db.raw(
    `with here as (select st_setsrid(st_makepoint(?, ?), 4326) as point)
     select l.id, st_distance(l.center::geography, here.point::geography)::int as metres
     from locations l, here
     where l.kind in ('city', 'neighborhood') and l.id <> all(?::uuid[])
     order by l.center <-> here.point limit 6`,
    [lng, lat, except.filter((id) => id !== null)],
  );
  return rows;
}
