import type { Knex } from 'knex';

/** The ways that are loaded, a line of JSON each, as `seeds/data/streets/LICENSE.md` says: the same rows give the same bytes. */
export async function exportStreets(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: { way: string }[] }>(
    `select json_build_object('id', id, 'class', class, 'nameAr', name_ar, 'nameEn', name_en,
       'line', st_asencodedpolyline(line, 5))::text as way
     from street_ways order by id`,
  );
  return `${rows.map(({ way }) => way).join('\n')}\n`;
}
