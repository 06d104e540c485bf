import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { dropUnseeded, type Seed, writeSeed } from '../src/follow-seed.ts';
import { computeShapes, SHAPES_VERSION, type Site } from '../src/geo/compute-shapes.ts';
import { type Place, parseAnchors, parseGazetteer } from '../src/geo/gazetteer.ts';
import { locationId } from '../src/ids.ts';
import { anchors } from './data/locations/anchors.ts';
import { tables } from './data/locations/index.ts';
import { outline } from './data/locations/outline.ts';
import { subQuarters } from './data/locations/sub-quarters.ts';

const LOCK = 7_415_003;

/** Raised when the same data is to be written otherwise. */
const FORM = 2;

/**
 * Brings the gazetteer and its computed shapes into `locations`, all or nothing. What was edited or deleted by hand stays
 * so. A place that left the gazetteer is deleted, and the error names what still refers to it. Shapes an operator loaded
 * (`geo:load`) stay.
 * @returns false when nothing has changed since the last time
 */
export async function seedLocations(db: Knex): Promise<boolean> {
  const hash = createHash('sha256')
    .update(JSON.stringify([FORM, SHAPES_VERSION, tables, outline, anchors, subQuarters]))
    .digest('hex');
  const isCurrent = (on: Knex) => on('seed_state').where({ name: 'locations', hash }).first('name');
  if (await isCurrent(db)) return false;

  return db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    if (await isCurrent(trx)) return false;
    const places = parseGazetteer(tables);
    await write(trx, places);
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

const rowOf = (place: Place) => ({
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
  center: `SRID=4326;POINT(${place.center.lng} ${place.center.lat})`,
});

async function write(trx: Knex.Transaction, places: readonly Place[]): Promise<void> {
  const rows = places.map(rowOf);
  const seed = (some: Seed['rows']): Seed => ({
    table: 'locations',
    key: ['id'],
    rows: some,
    needs: { parent_id: 'locations', within_id: 'locations' },
  });
  await dropUnseeded(trx, seed(rows));
  // Whatever a place lies in comes before it.
  for (const kind of ['province', 'city', 'neighborhood'])
    for (const isPart of [false, true])
      await writeSeed(trx, seed(rows.filter((row) => row.kind === kind && (row.within_id !== null) === isPart)));
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
