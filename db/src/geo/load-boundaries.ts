import type { Knex } from 'knex';
import { nameKey } from './name-key.ts';
import type { Boundary } from './read-boundaries.ts';

export interface Loaded {
  provinces: string[];
  neighborhoods: string[];
  /** How many areas of the file are no place of ours: districts, or names we do not have. */
  ignored: number;
}

/** A governorate's shape must cover its computed one this well (intersection over union): a district of its name does not. */
const PROVINCE_OVERLAP = 0.8;
/** A neighborhood's shape must come this near its centre in the gazetteer, in metres. */
const NEIGHBORHOOD_DISTANCE = 1000;

/**
 * Lays official shapes over the computed ones, all or nothing, matching by name and place. They then survive a reseed
 * (`seed_state` remembers them as `shape:<id>`).
 * @param source what the shapes came from, kept with them (a hash of the file)
 */
export function loadBoundaries(db: Knex, boundaries: readonly Boundary[], source: string): Promise<Loaded> {
  return db.transaction(async (trx) => {
    const candidates = await candidatesOf(trx, boundaries);
    await trx.raw(
      `create temporary table incoming on commit drop as
       select n::integer, st_multi(st_collectionextract(st_makevalid(
         st_setsrid(st_force2d(st_geomfromgeojson(geometry)), 4326)), 3)) as shape
       from jsonb_array_elements(?::jsonb) with ordinality as f (geometry, n)`,
      [JSON.stringify(boundaries.map((boundary) => boundary.geometry))],
    );
    await assertDegrees(trx);
    const { rows } = await trx.raw<{ rows: { kind: string; key: string; n: number }[] }>(APPLY, {
      candidates: JSON.stringify(candidates),
      overlap: PROVINCE_OVERLAP,
      distance: NEIGHBORHOOD_DISTANCE,
      source,
    });
    const keys = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.key);
    const used = new Set(rows.map((row) => row.n)).size;
    await trx.raw('drop table incoming');
    return { provinces: keys('province'), neighborhoods: keys('neighborhood'), ignored: boundaries.length - used };
  });
}

/** Pairs of an area (by its place in the file, from 1) and a location that share a name. */
async function candidatesOf(trx: Knex.Transaction, boundaries: readonly Boundary[]) {
  const locations = await trx('locations')
    .whereIn('kind', ['province', 'neighborhood'])
    .select<{ id: string; slug: string; name_ar: string; name_en: string; spellings: string[] }[]>(
      'id',
      'slug',
      'name_ar',
      'name_en',
      'spellings',
    );
  const byName = new Map<string, Set<string>>();
  for (const { id, slug, name_ar, name_en, spellings } of locations) {
    for (const name of [slug, name_ar, name_en, ...spellings].map(nameKey)) {
      byName.set(name, (byName.get(name) ?? new Set()).add(id));
    }
  }
  return boundaries.flatMap(({ names }, index) => {
    const ids = new Set(names.flatMap((name) => [...(byName.get(name) ?? [])]));
    return [...ids].map((id) => ({ n: index + 1, id }));
  });
}

async function assertDegrees(trx: Knex.Transaction): Promise<void> {
  const { rows } = await trx.raw<{ rows: { odd: boolean }[] }>(
    'select bool_or(not shape && st_makeenvelope(35, 32, 43, 38, 4326)) as odd from incoming where not st_isempty(shape)',
  );
  if (rows[0]?.odd)
    throw new Error('some areas are not in Syria: the file must be in longitude and latitude (EPSG:4326)');
}

const APPLY = `
  with fit as (
    select i.n, l.id, i.shape,
      case l.kind
        when 'province' then st_area(st_intersection(l.shape, i.shape)) / st_area(st_union(l.shape, i.shape))
        else 1 - st_distance(l.center::geography, i.shape::geography) / cast(:distance as double precision)
      end as score, l.kind
    from jsonb_to_recordset(:candidates::jsonb) as c (n integer, id uuid)
    join incoming i using (n) join locations l using (id)
  ), best as (
    select distinct on (id) * from fit
    where score >= case kind when 'province' then cast(:overlap as double precision) else 0 end
    order by id, score desc, st_area(shape)
  ), one_each as (
    select distinct on (n) * from best order by n, score desc, id
  ), kept as (
    insert into seed_state (name, hash) select 'shape:' || id, :source from one_each
    on conflict (name) do update set hash = excluded.hash, seeded_at = app_now()
  )
  update locations l set shape = o.shape from one_each o where o.id = l.id returning l.kind, l.key, o.n`;
