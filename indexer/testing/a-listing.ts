import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';

const text =
  'شقة واسعة في بناء حديث، كسوة ممتازة، إطلالة مفتوحة، قريبة من المدارس والمواصلات والأسواق، والمعاينة متاحة كل يوم بعد الظهر.';

export async function aUser(db: Db): Promise<string> {
  const row = await rowOf(db('users').insert({ first_name: 'ليلى', last_name: 'الخطيب' }).returning('id'));
  return row.id;
}

/** An active apartment in Mezzeh, Damascus, unless columns say otherwise. @returns its id */
export async function aListing(
  db: Db,
  { owner_id, ...columns }: { owner_id?: string; [column: string]: unknown } = {},
): Promise<string> {
  const hood = await rowOf(
    db('locations').where({ kind: 'neighborhood', key: 'damascus.mezzeh' }).first('id', 'parent_id'),
  );
  const city = await rowOf(db('locations').where('id', hood.parent_id).first('id', 'parent_id'));
  const category = await rowOf(db('categories').where({ slug: 'apartments' }).first('id'));
  const row = await rowOf(
    db('listings')
      .insert({
        owner_id: owner_id ?? (await aUser(db)),
        status: 'active',
        category_id: category.id,
        property_type: 'apartment',
        transaction_type: 'sale',
        title_ar: 'شقة للبيع في المزة',
        description_ar: text,
        price_cents: 8_500_000,
        area: 120,
        bedrooms: 3,
        province_id: city.parent_id,
        city_id: city.id,
        neighborhood_id: hood.id,
        point: db.raw('st_setsrid(st_makepoint(36.245, 33.5), 4326)'),
        published_at: new Date('2026-01-01T00:00:00Z'),
        ...columns,
      })
      .returning('id'),
  );
  return row.id;
}
