import { readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { geodataFile, hasGeodata } from '../../testing/geodata.ts';

const json = (name: string) => readFileSync(geodataFile(name), 'utf8');

/** Random points with the governorate (and city) they officially lie in, and the one our shapes say. */
const OFFICIAL = `
  official as materialized (
    select f->'properties'->>'slug' as slug, f->'properties'->>'city_slug' as city, f->'properties'->>'province_slug' as province,
      st_setsrid(st_geomfromgeojson(f->'geometry'), 4326) as shape
    from jsonb_array_elements(?::jsonb->'features') f
  )`;
const COUNTRY = `
  with ${OFFICIAL}, point as (
    select slug, (st_dump(st_generatepoints(shape, greatest(30, st_area(shape) * 3000)::integer, 7))).geom as p from official
  )
  select avg((slug = (select key from locations where kind = 'province' order by shape <-> p limit 1))::integer) as share from point`;
const NEAR_PLACES = `
  with ${OFFICIAL}, place as (
    select (value->>'lon')::float8 as lng, (value->>'lat')::float8 as lat, row_number() over () as n
    from jsonb_array_elements(?::jsonb)
  ), point as (
    select st_setsrid(st_point(lng + 0.01 * sin(n * 7 + i * 2.4), lat + 0.009 * cos(n * 7 + i * 2.4)), 4326) as p
    from place, generate_series(1, 5) as i
  ), known as (select p, slug from point join official on st_contains(shape, p))
  select avg((slug = (select key from locations where kind = 'province' order by shape <-> p limit 1))::integer) as share from known`;
const CITIES = `
  with ${OFFICIAL}, point as (
    select city, province, (st_dump(st_generatepoints(shape, 3, 7))).geom as p from official
  )
  select avg((city in (
    select c.key from (
      select c.key from locations c join locations v on v.id = c.parent_id
      where c.kind = 'city' and v.key = province order by c.shape <-> p limit 1) c))::integer) as share
  from point where city <> 'yarmouk'`;

describe.skipIf(!hasGeodata)('the computed shapes, against the official ones', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const share = async (sql: string, ...files: string[]): Promise<number> => {
    const { rows } = await database.owner.raw(sql, files.map(json));
    return Number(rows[0].share);
  };

  it('put 98 of 100 random points of the country in the right governorate', async () => {
    expect(await share(COUNTRY, 'simplified/governorates.geojson')).toBeGreaterThan(0.98);
  });

  it('put 99 of 100 points a kilometre from a town in the right governorate', async () => {
    expect(await share(NEAR_PLACES, 'governorates.geojson', 'cities.json')).toBeGreaterThan(0.99);
  });

  it('put 99 of 100 points of an official neighborhood in the right city', async () => {
    expect(await share(CITIES, 'neighborhoods.geojson')).toBeGreaterThan(0.99);
  });
});
