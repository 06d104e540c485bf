import type { Knex } from 'knex';

/** The points that are loaded, a line of JSON each, as `seeds/data/streets/LICENSE.md` says: the same rows give the same bytes. */
export async function exportPoints(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: { point: string }[] }>(
    `select json_build_object('osmId', osm_id, 'kind', kind, 'nameAr', name_ar, 'nameEn', name_en,
       'geometry', st_asgeojson(shape, 5)::json)::text as point
     from points_of_interest order by osm_id collate "C"`,
  );
  return `${rows.map(({ point }) => point).join('\n')}\n`;
}
