import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeShapes } from '../src/geo/write-shapes.ts';
import { locationId } from '../src/ids.ts';
import { rowOf } from '../src/row-of.ts';
import { seedLocations } from './01_locations.ts';

describe('seedLocations', () => {
  let database: TestDatabase;
  let dir: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    dir = await mkdtemp(join(tmpdir(), 'diyar-geo-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(dir, { recursive: true });
  });

  const forget = () => database.owner('seed_state').where({ name: 'locations' }).delete();
  const scalar = async (sql: string) => Object.values((await database.owner.raw(sql)).rows[0])[0];

  it('does nothing the second time', async () => {
    expect(await seedLocations(database.owner)).toBe(false);
  });

  it('gives every place a valid shape round its centre', async () => {
    expect(await scalar('select count(*) from locations where shape is null or not st_isvalid(shape)')).toBe(0);
    expect(await scalar('select count(*) from locations where not st_intersects(shape, center)')).toBe(0);
  });

  it('shares the country out: neither gaps nor overlaps between the governorates', async () => {
    const excess = `select abs(sum(st_area(shape)) / st_area(st_union(shape)) - 1) from locations where kind =`;
    expect(await scalar(`${excess} 'province'`)).toBeLessThan(1e-6);
    expect(await scalar(`${excess} 'city'`)).toBeLessThan(1e-6);
    const width = await scalar(
      `select max(st_length(st_longestline(shape, shape)::geography)) from locations where kind = 'neighborhood'`,
    );
    expect(width).toBeLessThan(3100);
  });

  it('renews what nobody touched, drops what left the gazetteer, keeps what was edited, deleted and added by hand', async () => {
    const { owner } = database;
    const parent_id = locationId('province', 'homs');
    const homs = owner('locations').where({ id: parent_id });
    const aleppo = owner('locations').where({ id: locationId('province', 'aleppo') });
    const row = (id: string | Knex.Raw, slug: string) => ({
      id,
      parent_id,
      slug,
      kind: 'city' as const,
      key: slug,
      name_ar: 'قديم',
      name_en: 'Old',
      center: owner.raw('st_setsrid(st_point(36.7, 34.7), 4326)'),
    });
    const gone = locationId('city', 'gone');
    await owner('locations').insert([row(gone, 'gone'), row(owner.raw('uuid_v7()'), 'by-hand')]);
    await owner('seeded_rows').insert({ table_name: 'locations', key: gone, content: { name_ar: 'قديم' } });
    await homs.clone().update({ name_ar: 'قديم', shape: null });
    await owner.raw(`update seeded_rows set content = content || '{"name_ar": "قديم"}' where key = ?`, [parent_id]);
    await aleppo.clone().update({ spellings: ['الشهباء'] });
    const deleted = owner('locations')
      .where({ kind: 'neighborhood' })
      .whereNotIn('id', owner('locations').select('within_id').whereNotNull('within_id'))
      .orderBy('id')
      .limit(1);
    const { id } = await rowOf(deleted);
    await owner('locations').where({ id }).delete();

    await forget();
    expect(await seedLocations(owner)).toBe(true);
    expect(await homs.clone().whereNotNull('shape').first('name_ar')).toEqual({ name_ar: 'حمص' });
    expect(await aleppo.clone().first('spellings')).toEqual({ spellings: ['الشهباء'] });
    expect(await owner('locations').where({ id })).toEqual([]);
    expect((await owner('locations').whereIn('slug', ['gone', 'by-hand'])).map(({ slug }) => slug)).toEqual([
      'by-hand',
    ]);
  });

  it('can be run by two starts at once', async () => {
    await forget();
    const results = await Promise.all([seedLocations(database.owner), seedLocations(database.owner)]);
    expect(results.sort()).toEqual([false, true]);
  });

  it('writes what the map is drawn from, once', async () => {
    expect(await writeShapes(database.db, dir)).toHaveLength(6);
    expect(await writeShapes(database.db, dir)).toEqual([]);
    const { features } = JSON.parse(await readFile(join(dir, 'governorates.geojson'), 'utf8'));
    expect(features).toHaveLength(14);
    expect(features[0]).toMatchObject({
      geometry: { type: 'MultiPolygon' },
      properties: { kind: 'province', key: 'damascus', name_ar: 'دمشق' },
    });
    const quarters = JSON.parse(await readFile(join(dir, 'neighborhoods.geojson'), 'utf8')).features;
    const byHarbour = quarters.find(
      ({ properties }: { properties: { key: string } }) => properties.key === 'latakia.al-ashrafiyah',
    );
    const west = Math.min(...byHarbour.geometry.coordinates.flat(2).map(([lng]: [number]) => lng));
    expect(west, 'a quarter in the harbour').toBeGreaterThan(35.766);
  });
});
