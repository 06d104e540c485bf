import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { officeMayBeShown } from '#lib/standing/questions.ts';

/** Texts, not arrays and dates: a million rows are read, and made into text again. */
export type ListingRow = Pick<tables.ListingRow, 'id'> & {
  category: string;
  transaction_type: NonNullable<tables.ListingRow['transaction_type']>;
  place_key: string;
  last_changed: string;
  /** Ids of its photos in their order, separated by spaces. */
  images: string | null;
};

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;

export async function lastCode(db: Db): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ code: number }] }>('select coalesce(max(code), 0) as code from listings');
  return rows[0].code;
}

/** Public listings whose code lies in [from, to), by code. */
export async function listingsBetween(db: Db, from: number, to: number): Promise<ListingRow[]> {
  const { rows } = await db.raw<{ rows: ListingRow[] }>(
    `select s.id, s.category_path[3] as category, s.transaction_type,
       coalesce(s.neighborhood_key, s.city_key) as place_key,
       to_char(greatest(s.updated_at, s.published_at) at time zone 'utc', ${ISO}) as last_changed,
       array_to_string(s.images, ' ') as images
     from search_listing s where s.code >= ? and s.code < ? order by s.code`,
    [from, to],
  );
  return rows;
}

/** Slugs of the trades: the home page leads to the search of each. */
export const trades = (db: Db): Promise<string[]> =>
  db('categories').where({ level: 0, is_active: true }).orderBy('slug').pluck('slug');

export interface OfficeShown {
  slug: string;
  city_id: string;
  logo_image_id: string | null;
  listings: number;
  last_changed: string;
}

/** Offices that have a page, with what they show. */
export async function officesShown(db: Db): Promise<OfficeShown[]> {
  const { rows } = await db.raw<{ rows: OfficeShown[] }>(
    `select o.slug, o.city_id, o.logo_image_id, coalesce(s.listings, 0)::int as listings,
       to_char(greatest(o.created_at, s.last_changed) at time zone 'utc', ${ISO}) as last_changed
     from offices o
       left join (select office_id, count(*) as listings, max(updated_at) as last_changed
         from search_listing where office_id is not null group by office_id) s on s.office_id = o.id
     where ${officeMayBeShown('o')} order by o.slug`,
  );
  return rows;
}
