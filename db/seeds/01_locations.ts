import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { computeShapes, SHAPES_VERSION, type Site } from '../src/geo/compute-shapes.ts';
import { type Place, parseAnchors, parseGazetteer } from '../src/geo/gazetteer.ts';
import { locationId } from '../src/ids.ts';
import { anchors } from './data/locations/anchors.ts';
import { tables } from './data/locations/index.ts';
import { outline } from './data/locations/outline.ts';
import { subQuarters } from './data/locations/sub-quarters.ts';

const LOCK = 7_415_003;

/**
 * Brings the gazetteer and its computed shapes into `locations`, all or nothing. A place that left the gazetteer is
 * deleted, and the error names what still refers to it. Shapes an operator loaded (`geo:load`) stay.
 * @returns false when nothing has changed since the last time
 */
export async function seedLocations(db: Knex): Promise<boolean> {
  const hash = createHash('sha256')
    .update(JSON.stringify([SHAPES_VERSION, tables, outline, anchors, subQuarters]))
    .digest('hex');
  const isCurrent = (on: Knex) => on('seed_state').where({ name: 'locations', hash }).first('name');
  if (await isCurrent(db)) return false;

  return db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    if (await isCurrent(trx)) return false;
    const places = parseGazetteer(tables);
    await upsert(trx, places);
    await computeShapes(trx, sitesOf(places), outline);
    await trx.raw(`
      update locations l set shape = c.shape from computed_shape c
      where c.id = l.id and not exists (select from seed_state s where s.name = 'shape:' || l.id)`);
    await trx.raw(
      `insert into seed_state (name, hash) values ('locations', ?)
       on conflict (name) do update set hash = excluded.hash, seeded_at = now()`,
      [hash],
    );
    return true;
  });
}

/** By the key of a part, the key of the quarter it lies in. */
const quarterOf = new Map(
  Object.entries(subQuarters).flatMap(([quarter, parts]) => parts.map((part) => [part, quarter] as const)),
);

async function upsert(trx: Knex.Transaction, places: readonly Place[]): Promise<void> {
  const rows = places.map((place) => ({
    id: locationId(place.kind, place.key),
    kind: place.kind,
    parent_id: parentId(place),
    within_id: withinId(place),
    slug: place.slug,
    key: place.key,
    name_ar: place.nameAr,
    name_en: place.nameEn,
    spellings: place.spellings,
    rank: place.rank,
    population: place.population,
    sort: place.sort,
    ...place.center,
  }));
  // Version 5 marks what came from the gazetteer: a place someone added by hand stays.
  await trx.raw(`delete from locations where id <> all(?) and substr(id::text, 15, 1) = '5'`, [
    rows.map((row) => row.id),
  ]);
  await trx.raw(
    `insert into locations (id, kind, parent_id, within_id, slug, key, name_ar, name_en, spellings, rank, population, sort, center)
     select id, kind, parent_id, within_id, slug, key, name_ar, name_en, spellings, rank, population, sort,
       st_setsrid(st_point(lng, lat), 4326)
     from jsonb_to_recordset(?::jsonb) as r (id uuid, kind text, parent_id uuid, within_id uuid, slug text, key text,
       name_ar text, name_en text, spellings text[], rank smallint, population integer, sort integer,
       lng double precision, lat double precision)
     on conflict (id) do update set name_ar = excluded.name_ar, name_en = excluded.name_en,
       parent_id = excluded.parent_id, within_id = excluded.within_id, spellings = excluded.spellings, rank = excluded.rank,
       population = excluded.population, sort = excluded.sort, center = excluded.center`,
    [JSON.stringify(rows)],
  );
}

function parentId(place: Place): string | null {
  if (place.parent === null) return null;
  return locationId(place.kind === 'city' ? 'province' : 'city', place.parent);
}

function withinId({ kind, key }: Place): string | null {
  const quarter = kind === 'neighborhood' ? quarterOf.get(key) : undefined;
  return quarter === undefined ? null : locationId('neighborhood', quarter);
}

/** A province's own point is where its label stands, not a place in it. */
function sitesOf(places: readonly Place[]): Site[] {
  const fromPlaces = places
    .filter((place) => place.kind !== 'province')
    .map((place) => ({
      ...place.center,
      province: locationId('province', place.province),
      city: place.kind === 'city' ? locationId('city', place.key) : parentId(place),
      neighborhood: place.kind === 'neighborhood' ? locationId('neighborhood', place.key) : null,
    }));
  const fromAnchors = Object.entries(anchors).flatMap(([slug, points]) =>
    parseAnchors(points).map((point) => ({
      ...point,
      province: locationId('province', slug),
      city: null,
      neighborhood: null,
    })),
  );
  return [...fromPlaces, ...fromAnchors];
}
