import { randomUUID } from 'node:crypto';
import { type Db, type LocationRow, locationId } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';

/** Factories create what a test names, and only that; everything else is a plain, valid default. */
export async function aUser(db: Db, values: Record<string, unknown> = {}): Promise<{ id: string }> {
  return rowOf(
    db('users')
      .insert({ first_name: 'ليلى', last_name: 'الخطيب', ...values })
      .returning('id'),
  );
}

export async function anOffice(db: Db, values: Record<string, unknown> = {}): Promise<{ id: string; slug: string }> {
  const slug = `office-${randomUUID().slice(0, 8)}`;
  return rowOf(
    db('offices')
      .insert({
        slug,
        name_ar: 'مكتب الياسمين العقاري',
        name_en: 'Yasmin Real Estate',
        city_id: locationId('city', 'damascus'),
        ...values,
      })
      .returning(['id', 'slug']),
  );
}

export interface ListingValues {
  owner?: { id: string };
  office?: { id: string };
  /** Category slug of level 2. */
  category?: string;
  province?: string;
  city?: string;
  neighborhood?: string | null;
  lng?: number;
  lat?: number;
  price?: number | null;
  [column: string]: unknown;
}

const text =
  'شقة واسعة في بناء حديث، كسوة ممتازة، إطلالة مفتوحة، قريبة من المدارس والمواصلات والأسواق، والمعاينة متاحة كل يوم بعد الظهر.';

/** Columns of an active apartment for sale in Mezzeh, unless told otherwise. `price` is in dollars. */
export function aListingRow(db: Db, { owner, ...values }: ListingValues & { owner: { id: string } }) {
  const {
    office,
    category = 'apartments',
    province = 'damascus',
    city = 'damascus',
    neighborhood = 'damascus.mezzeh',
    lng = 36.245,
    lat = 33.5,
    price = 85_000,
    ...columns
  } = values;
  const place = (kind: LocationRow['kind'], key: string | null) =>
    key === null ? null : db('locations').where({ kind, key }).select('id');
  return {
    owner_id: owner.id,
    office_id: office?.id ?? null,
    status: 'active',
    category_id: db('categories').where({ slug: category }).select('id'),
    property_type: category === 'apartments' ? 'apartment' : null,
    transaction_type: 'sale',
    title_ar: 'شقة للبيع في المزة',
    description_ar: text,
    price_kind: price === null ? 'on_request' : 'amount',
    price_cents: price === null ? null : Math.round(price * 100),
    area: 120,
    bedrooms: 3,
    bathrooms: 2,
    rooms: 4,
    province_id: place('province', province),
    city_id: place('city', city),
    neighborhood_id: place('neighborhood', neighborhood),
    point: db.raw('st_setsrid(st_makepoint(?, ?), 4326)', [lng, lat]),
    published_at: new Date(),
    ...columns,
  } as const;
}

export async function aListing(db: Db, values: ListingValues = {}): Promise<{ id: string; code: number }> {
  const { owner = await aUser(db), ...others } = values;
  return rowOf(
    db('listings')
      .insert(aListingRow(db, { owner, ...others }))
      .returning(['id', 'code']),
  );
}

/** A listing with a boost that runs. */
export async function aBoosted(db: Db, boost: Record<string, unknown> = {}): Promise<{ id: string; code: number }> {
  const listing = await aListing(db);
  await db('boosts').insert({
    listing_id: listing.id,
    type: 'featured',
    status: 'active',
    days: 7,
    cents: 0,
    starts_at: db.raw('app_now()'),
    ends_at: db.raw(`app_now() + 7 * interval '24 hours'`),
    ...boost,
  });
  return listing;
}
