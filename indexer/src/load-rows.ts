import type { Db } from '@diyar/db';
import { FIELD_NAMES } from '@diyar/db/listing-fields';
import type { SearchListingRow } from './listings/row.ts';
import { rowsOf } from './sql.ts';

/** Of the view `search_listing`: everything that a document is made of, beside the facts. */
export const DOCUMENT_COLUMNS = `id, code, owner_id, title_ar, title_en, description_ar, description_en, category_path, category_id,
  property_type, transaction_type, price_kind, price_cents, price_period, is_negotiable, ${FIELD_NAMES.join()},
  features, attributes, province_key, city_key, neighborhood_key, address,
  lng, lat, tile_x, tile_y, is_approximate, priority, is_featured, published_at, confirmed_at,
  office_id, office_slug, office_name_ar, office_name_en, office_verified, images, image_color,
  sale_cents, rent_cents, rent_period, boosts, near, streets, home_id, home_size`;

const LIMIT_MS = 120_000;

/** The public rows among these listings, as they are now. One that is missing is not public (any more). */
export const rowsById = async (db: Db, ids: string[]): Promise<SearchListingRow[]> =>
  ids.length === 0
    ? []
    : rowsOf(db, `select ${DOCUMENT_COLUMNS} from search_listing where id = any(?::uuid[])`, [ids], LIMIT_MS);

/** Ids of active listings after `cursor`, in order: the pages of a rebuild. Not all of them need be public. */
export async function activeIdsAfter(db: Db, cursor: string | null, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    `select id from listings where status = 'active' and id > ? order by id limit ?`,
    [cursor ?? '00000000-0000-0000-0000-000000000000', limit],
    LIMIT_MS,
  );
  return rows.map((row) => row.id);
}

/** Which of these listings are public now. */
export async function publicIds(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<{ id: string }>(
    db,
    'select id from search_listing where id = any(?::uuid[])',
    [ids],
    LIMIT_MS,
  );
  return rows.map((row) => row.id);
}
