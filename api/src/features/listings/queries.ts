import type * as tables from '@diyar/db';
import { type Db, ON_STREET_METRES } from '@diyar/db';
import type { SearchListingRow } from '@diyar/indexer/document';
import { MOBILE } from '#lib/mobile.ts';

export interface PublicListingRow extends SearchListingRow {
  city_id: string;
  neighborhood_id: string | null;
  proximities: Record<string, number>;
  has_phone: boolean;
  has_whatsapp: boolean;
  /** In new pounds, as typed; null for prices in dollars. */
  pounds: number | null;
  previous_cents: number | null;
  repriced_at: Date | null;
  is_repriced: boolean;
  views: number;
  office_logo: string | null;
  owner_name: string;
  owner_since: Date;
  /** Key of the nearest street within 60 m, unless the listing is but approximate. */
  street_key: string | null;
  updated_at: Date;
}

/** A listing as the public may see it now, straight from the truth: what left public view is gone at once. */
export async function publicListing(db: Db, id: string): Promise<PublicListingRow | undefined> {
  const { rows } = await db.raw<{ rows: PublicListingRow[] }>(
    `select s.*, l.proximities, coalesce(st.views, 0) as views,
       l.show_phone and u.phone is not null as has_phone,
       l.show_phone and coalesce(u.phone ~ :mobile, false) as has_whatsapp,
       case when l.price_currency = 'SYP' then l.price_original end as pounds,
       reduced.was_cents as previous_cents, reduced.at as repriced_at,
       exists (select from listing_price_history h where h.listing_id = s.id group by h.deal having count(*) > 1) as is_repriced,
       trim(u.first_name || ' ' || left(u.last_name, 1)) as owner_name, u.created_at as owner_since, (
         select street.key from streets street
         where street.key = any(s.streets) and not s.is_approximate
           and st_dwithin(street.line::geography, l.public_point::geography, ${ON_STREET_METRES})
         order by st_distance(street.line::geography, l.public_point::geography), street.metres desc, street.key limit 1) as street_key
     from search_listing s
       join listings l on l.id = s.id
       join users u on u.id = l.owner_id
       left join listing_stats st on st.listing_id = s.id
       left join price_falls(s.id) reduced on reduced.cents = s.price_cents and reduced.deal =
         case when s.transaction_type = 'both' then case when s.price_period is null then 'sale' else 'rent' end
           else s.transaction_type end
     where s.id = :id`,
    { id, mobile: MOBILE.source },
  );
  return rows[0];
}

export type MediaRow = Pick<tables.ImageRow, 'id' | 'width' | 'height' | 'thumbhash' | 'color'>;

/** The listing's pictures, the main one first. */
export async function mediaOf(db: Db, listingId: string): Promise<MediaRow[]> {
  const { rows } = await db.raw<{ rows: MediaRow[] }>(
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
  const { rows } = await db.raw<{ rows: { id: string; metres: number }[] }>(
    `with here as (select st_setsrid(st_makepoint(?, ?), 4326) as spot)
     select l.id, st_distance(l.center::geography, here.spot::geography)::int as metres
     from locations l, here
     where l.kind in ('city', 'neighborhood') and l.id <> all(?::uuid[])
     order by l.center <-> here.spot limit 6`,
    [lng, lat, except.filter((id) => id !== null)],
  );
  return rows;
}

/** A page names so many other offices. */
const MOST_OFFERS = 5;

/** The same home as other offices offer it now, the cheapest first. */
export async function offersOfHome(db: Db, listingId: string): Promise<SearchListingRow[]> {
  const { rows } = await db.raw<{ rows: SearchListingRow[] }>(
    `select s.* from home_members own join home_members other on other.home_id = own.home_id and other.listing_id <> own.listing_id
       join search_listing s on s.id = other.listing_id
       join listings mine on mine.id = own.listing_id
     where own.listing_id = ? and s.office_id is distinct from mine.office_id order by s.price_cents nulls last, s.id limit ${MOST_OFFERS}`,
    [listingId],
  );
  return rows;
}
