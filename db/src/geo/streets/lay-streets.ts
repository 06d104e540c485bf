import type { Knex } from 'knex';
import { arabicNameOf } from './arabic-names.ts';
import { streetSlug } from './street-slug.ts';
import { streetKey } from './street-words.ts';

/**
 * One street: pieces of one name in one town, none further than about 600 m from the next. The names and the quarter are those of most
 * of its pieces. A piece belongs to the town whose area its middle lies in; past a kilometre outside the country it is left out.
 */
const GATHER = `
  create temporary table laid on commit drop as
  with grouped as (
      select way.*, g.name from jsonb_to_recordset(?::jsonb) as g (id bigint, name text) join street_ways way using (id)),
    placed as (
      select grouped.*, city.id as city_id, city.key as city, st_length(line::geography) as metres, (
          select n.id from locations n where n.parent_id = city.id and st_intersects(n.shape, middle)
          order by st_area(n.shape) limit 1) as neighborhood_id
      from grouped cross join lateral (select st_lineinterpolatepoint(line, 0.5) as middle) m
        cross join lateral (
          select id from locations where kind = 'province' and st_dwithin(shape, middle, 0.01)
          order by shape <-> middle limit 1) province
        cross join lateral (
          select id, key from locations where kind = 'city' and parent_id = province.id
          order by shape <-> middle limit 1) city),
    clustered as (
      select placed.*, st_clusterdbscan(line, 0.006, 1) over (partition by city_id, name) as part from placed)
  select row_number() over (order by sum(metres) desc, min(id)) as at, city_id, city, name,
    mode() within group (order by name_ar) as name_ar, mode() within group (order by name_en) as name_en,
    mode() within group (order by neighborhood_id) as neighborhood_id,
    greatest(1, round(sum(metres)))::int as metres, st_multi(st_linemerge(st_collect(line order by id))) as line
  from clustered group by city_id, city, name, part`;

/** With the key of the street there was before: of the same name in the same town, the nearest. */
const LIST = `
  with before as (select s.key, s.city_id, s.line, k.name
      from jsonb_to_recordset(?::jsonb) as k (key text, name text) join streets s using (key))
  select laid.at::int, laid.city, laid.name_ar, laid.name_en, (
      select b.key from before b where b.city_id = laid.city_id and b.name = laid.name
      order by b.line <-> laid.line, b.key limit 1) as known
  from laid order by at`;

const WRITE = `
  insert into streets (key, name_ar, name_en, city_id, neighborhood_id, metres, line)
  select k.key, k.name_ar, laid.name_en, city_id, neighborhood_id, metres, line
  from jsonb_to_recordset(?::jsonb) as k (at int, key text, name_ar text) join laid using (at)
  on conflict (key) do update set name_ar = excluded.name_ar, name_en = excluded.name_en, city_id = excluded.city_id,
    neighborhood_id = excluded.neighborhood_id, metres = excluded.metres, line = excluded.line`;

interface LaidRow {
  at: number;
  city: string;
  name_ar: string | null;
  name_en: string | null;
  known: string | null;
}

/** Makes `streets` of the ways that are loaded. @returns how many there are */
export async function layStreets(trx: Knex.Transaction): Promise<number> {
  const ways = await trx('street_ways').select('id', 'name_ar', 'name_en');
  if (ways.length === 0) throw new Error('the extract holds no streets with names: nothing was changed');
  const before = await trx('streets').select('key', 'name_ar', 'name_en');
  const known = before.map(({ key, ...names }) => ({ key, name: keyOf(names, new Map()) }));

  await trx.raw(GATHER, [JSON.stringify(groupsOf(ways))]);
  const { rows } = await trx.raw<{ rows: LaidRow[] }>(LIST, [JSON.stringify(known)]);
  const keys = keysOf(rows);
  await trx.raw('delete from streets where not key = any(?)', [keys.map(({ key }) => key)]);
  await trx.raw(WRITE, [JSON.stringify(keys)]);
  // The processes that answer keep streets in memory.
  await trx.raw("select pg_notify('search_facts', '')");
  return keys.length;
}

interface Names {
  name_ar: string | null;
  name_en: string | null;
}

/** A piece that bears an English name alone belongs to those that bear both. */
function groupsOf(ways: readonly (Names & { id: number })[]): { id: number; name: string }[] {
  const arabicOf = new Map(
    ways.flatMap(({ name_ar, name_en }) => (name_ar && name_en ? [[groupOf(name_en), groupOf(name_ar)] as const] : [])),
  );
  return ways.map(({ id, ...names }) => ({ id, name: keyOf(names, arabicOf) }));
}

function keyOf({ name_ar, name_en }: Names, arabicOf: ReadonlyMap<string, string>): string {
  const name = groupOf(name_ar ?? name_en ?? '');
  return name_ar ? name : (arabicOf.get(name) ?? name);
}

const groupOf = (name: string): string => {
  const { kind, key } = streetKey(name);
  return `${kind} ${key}`;
};

function keysOf(rows: readonly LaidRow[]): { at: number; key: string; name_ar: string | null }[] {
  const taken = new Set<string>();
  const free = (wish: string) => {
    let key = wish;
    for (let more = 2; taken.has(key); more += 1) key = `${wish}-${more}`;
    return key;
  };
  const claimed = new Map<number, string>();
  for (const { at, known } of rows) {
    if (!known || taken.has(known)) continue;
    taken.add(known);
    claimed.set(at, known);
  }
  return rows.map(({ at, city, ...names }) => {
    const key = claimed.get(at) ?? free(`${city}.${streetSlug(names)}`);
    taken.add(key);
    return { at, key, name_ar: names.name_ar ?? arabicNameOf(city, names.name_en ?? '') };
  });
}
