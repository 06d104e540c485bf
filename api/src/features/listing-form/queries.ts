import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import type { ChoiceField, WholeField } from '#rules/listing-fields.ts';
import type { ListingColumns } from './check-form.ts';
import type { DraftContent } from './contract.ts';

export type RevisionRow = Pick<
  tables.ListingRevisionRow,
  | 'id'
  | 'listing_id'
  | 'state'
  | 'version'
  | 'has_own_media'
  | 'rejection_codes'
  | 'rejection_text'
  | 'submitted_at'
  | 'updated_at'
> & {
  content: DraftContent;
};

/** The owner's work in progress; at most one per listing. */
export const openRevision = (db: Db, listingId: string): Promise<RevisionRow | undefined> =>
  db('listing_revisions')
    .where({ listing_id: listingId })
    .whereIn('state', ['draft', 'pending', 'rejected'])
    .first<RevisionRow | undefined>();

/** The row as the form needs it. */
export type FormRow = Pick<
  tables.ListingRow,
  | 'id'
  | 'code'
  | 'owner_id'
  | 'office_id'
  | 'status'
  | 'published_at'
  | 'updated_at'
  | 'category_id'
  | 'transaction_type'
  | 'title_ar'
  | 'title_en'
  | 'description_ar'
  | 'description_en'
  | 'price_kind'
  | 'price_cents'
  | 'price_currency'
  | 'price_original'
  | 'price_period'
  | 'rent_cents'
  | 'rent_original'
  | 'rent_period'
  | 'is_negotiable'
  | 'area'
  | WholeField
  | ChoiceField
  | 'province_id'
  | 'city_id'
  | 'neighborhood_id'
  | 'address'
  | 'is_approximate'
  | 'location_warning'
  | 'show_phone'
> & {
  features: string[];
  proximities: Record<string, number>;
  attributes: ListingColumns['attributes'];
  /** The owner's own point; `lng` and `lat` of the table are what the public sees. */
  exact_lng: number | null;
  exact_lat: number | null;
};

/** The point as it was put, for the owner and administrators; the table is `l`. */
export const exactPoint = (db: Db) => [
  db.raw('round(st_x(l.point)::numeric, 6)::double precision as exact_lng'),
  db.raw('round(st_y(l.point)::numeric, 6)::double precision as exact_lat'),
];

export const formRow = (db: Db, id: string): Promise<FormRow | undefined> =>
  db('listings as l')
    .where({ id })
    .whereNull('deleted_at')
    .first('l.*', ...exactPoint(db));

/**
 * Begins a listing; a category that was merged since the caller's facts were read is the one that took it over.
 * @returns false when the id is taken, or the category is no more
 */
export async function insertDraft(
  trx: Db,
  row: { id: string; owner_id: string; category_id: string },
): Promise<boolean> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `insert into listings (id, owner_id, office_id, status, category_id, property_type)
     select cast(:id as uuid), cast(:owner_id as uuid), (select office_id from office_members where user_id = :owner_id),
       'draft', c.id, c.property_type
     from categories c
     where c.id = coalesce((select f.category_id from former_categories f where f.id = :category_id), :category_id)
     on conflict (id) do nothing`,
    row,
  );
  return rowCount === 1;
}

/** Begun by hand: an import brings as many as its table has. */
export async function countDrafts(db: Db, ownerId: string): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from listings l where l.owner_id = ? and l.status = 'draft' and l.deleted_at is null
       and l.id not in (select r.listing_id from listing_imports i join listing_import_rows r on r.import_id = i.id
         where i.owner_id = l.owner_id and r.listing_id is not null)`,
    [ownerId],
  );
  return rows[0].n;
}

/** Makes the checked form the listing's own face: the approved one, or the one that waits for its first approval. */
export async function writeColumns(trx: Db, id: string, columns: ListingColumns): Promise<void> {
  const { point, features, proximities, attributes, ...plain } = columns;
  await trx('listings')
    .where({ id })
    .update({
      ...plain,
      features,
      proximities: JSON.stringify(proximities),
      attributes: JSON.stringify(attributes),
      point: point && trx.raw('st_setsrid(st_makepoint(?, ?), 4326)', [point.lng, point.lat]),
      updated_at: trx.raw('app_now()'),
    });
}

/** An owner who hides the exact place of a public listing does not wait for a review; showing it again does. */
export const hideExactPoint = (trx: Db, listingId: string) =>
  trx('listings')
    .where({ id: listingId, is_approximate: false })
    .update({ is_approximate: true, updated_at: trx.raw('app_now()') });

export { poundsPerDollar } from '#lib/pounds-per-dollar.ts';

/** Saves the form; the version counts saves. */
export async function saveRevision(
  trx: Db,
  listingId: string,
  open: RevisionRow | undefined,
  values: { content: object; state: 'draft' | 'pending' | 'rejected' },
): Promise<RevisionRow> {
  const columns = {
    content: JSON.stringify(values.content),
    state: values.state,
    updated_at: trx.raw('app_now()'),
    ...(values.state === 'pending' && { submitted_at: trx.raw('app_now()') }),
  };
  const table = trx('listing_revisions');
  const written = open
    ? table.where({ id: open.id }).update({ ...columns, version: open.version + 1 })
    : table.insert({ listing_id: listingId, ...columns });
  return rowOf(written.returning<RevisionRow[]>('*'));
}
