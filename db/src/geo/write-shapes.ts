import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANDMARKS } from '../../seeds/data/landmarks.ts';
import type { Db } from '../connect.ts';
import { onSea } from './on-sea.ts';

/** Official borders carry far more corners than a country map shows: past this many they are thinned to about 50 m. */
const CORNERS = 400;

const shapeOf = (shape: string) => `
  st_asgeojson(case when st_npoints(${shape}) > ${CORNERS}
    then st_simplifypreservetopology(${shape}, 0.0005) else ${shape} end, 4)::jsonb`;

const collection = (geometry: string, from: string) => `
  select jsonb_build_object('type', 'FeatureCollection', 'features', coalesce(jsonb_agg(
    jsonb_build_object('type', 'Feature', 'geometry', ${geometry}, 'properties', jsonb_build_object(
      'key', l.key, 'kind', l.kind, 'rank', l.rank, 'name_ar', l.name_ar, 'name_en', l.name_en,
      'parent', p.key, 'population', l.population)) order by l.kind, l.rank, l.sort), '[]')) as json
  from ${from} left join locations p on p.id = l.parent_id`;

const shapesOf = (kind: string) =>
  collection(shapeOf('l.shape'), `(select * from locations where kind = '${kind}' and shape is not null) l`);

/** Shaded while they are in view: whole over a harbour they would be taken for something in it. */
const quartersOnLand = collection(
  shapeOf('l.land'),
  `(select *, st_multi(st_collectionextract(st_difference(shape, ${onSea()}), 3)) as land
    from locations where kind = 'neighborhood' and shape is not null) l`,
);

const FILES: Readonly<Record<string, string>> = {
  'outline.geojson': `
    select jsonb_build_object('type', 'FeatureCollection', 'features', jsonb_build_array(jsonb_build_object(
      'type', 'Feature', 'geometry', ${shapeOf('o.shape')}, 'properties',
      jsonb_build_object('name_ar', 'سوريا', 'name_en', 'Syria')))) as json
    from (select st_union(st_buffer(shape, 0.00001)) as shape from locations where kind = 'province') o`,
  'governorates.geojson': shapesOf('province'),
  'cities.geojson': shapesOf('city'),
  'neighborhoods.geojson': quartersOnLand,
  'places.geojson': collection('st_asgeojson(l.center, 4)::jsonb', 'locations l'),
};

/**
 * Writes what the map is drawn from as GeoJSON: `outline`, `governorates`, `cities`, `neighborhoods` (areas) and `places`
 * (points of all kinds), in 4 decimals, each feature with `key, kind, rank, name_ar, name_en, parent, population`; and
 * `landmarks`, the points of the facts that the search reads too.
 * A file that would not change is left alone, so that its time says when the map must be built anew.
 * @param dir made when missing
 * @returns the names of the files that changed
 */
export async function writeShapes(db: Db, dir: string): Promise<string[]> {
  await mkdir(dir, { recursive: true });
  const changed: string[] = [];
  for (const [name, sql] of Object.entries(FILES)) {
    const { rows } = await db.raw<{ rows: { json: unknown }[] }>(sql);
    if (await replaced(join(dir, name), rows[0]?.json)) changed.push(name);
  }
  if (await replaced(join(dir, 'landmarks.geojson'), landmarkPoints())) changed.push('landmarks.geojson');
  return changed;
}

async function replaced(file: string, json: unknown): Promise<boolean> {
  const text = `${JSON.stringify(json)}\n`;
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return false;
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
  return true;
}

/** Regions are kilometres wide: a point would say that they lie there. */
const landmarkPoints = () => ({
  type: 'FeatureCollection',
  features: LANDMARKS.filter(({ kind }) => kind !== 'region').map(({ key, kind, nameAr, nameEn, lng, lat }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { key, kind, name_ar: nameAr, name_en: nameEn },
  })),
});
