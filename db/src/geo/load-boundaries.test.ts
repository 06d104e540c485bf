import { readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedLocations } from '../../seeds/01_locations.ts';
import { geodataFile, hasGeodata } from '../../testing/geodata.ts';
import { locationId } from '../ids.ts';
import { loadBoundaries } from './load-boundaries.ts';
import { readBoundaries } from './read-boundaries.ts';

const square = (lng: number, lat: number, half: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [lng - half, lat - half],
      [lng + half, lat - half],
      [lng + half, lat + half],
      [lng - half, lat + half],
      [lng - half, lat - half],
    ],
  ],
});
const file = (properties: object, geometry: object) =>
  readBoundaries({ type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] });

describe('loadBoundaries', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const corners = async (id: string): Promise<number> => {
    const { rows } = await database.owner.raw('select st_npoints(shape) as n from locations where id = ?', [id]);
    return rows[0].n;
  };
  const official = (name: string) => readBoundaries(JSON.parse(readFileSync(geodataFile(name), 'utf8')));

  it('takes a neighborhood by its name and place, and keeps it through a reseed', async () => {
    const { owner } = database;
    const loaded = await loadBoundaries(
      owner,
      file({ NAME_AR: 'حي الشعلان', name_en: 'Chaalan' }, square(36.289, 33.517, 0.002)),
      'test',
    );
    expect(loaded).toEqual({ provinces: [], neighborhoods: ['damascus.shaalan'], ignored: 0 });

    await owner('seed_state').where({ name: 'locations' }).delete();
    expect(await seedLocations(owner)).toBe(true);
    expect(await corners(locationId('neighborhood', 'damascus.shaalan'))).toBe(5);
  });

  it('ignores a namesake elsewhere, and a district that has its governorate’s name', async () => {
    const nothing = { provinces: [], neighborhoods: [], ignored: 1 };
    expect(await loadBoundaries(database.owner, file({ name: 'Shaalan' }, square(37.15, 36.2, 0.002)), 'test')).toEqual(
      nothing,
    );
    expect(await loadBoundaries(database.owner, file({ ADM1_EN: 'Homs' }, square(36.7, 34.7, 0.2)), 'test')).toEqual(
      nothing,
    );
  });

  it('refuses what is not in degrees, and what is no collection', async () => {
    const projected = file({ name: 'Homs' }, square(250_000, 3_800_000, 1000));
    await expect(loadBoundaries(database.owner, projected, 'test')).rejects.toThrow('EPSG:4326');
    expect(() => readBoundaries({ type: 'Topology' })).toThrow('FeatureCollection');
  });

  it.skipIf(!hasGeodata)('takes the official governorates and neighborhoods whole', async () => {
    const provinces = await loadBoundaries(database.owner, official('governorates.geojson'), 'test');
    expect(provinces).toMatchObject({ ignored: 0, neighborhoods: [] });
    expect(provinces.provinces).toHaveLength(14);

    const neighborhoods = await loadBoundaries(database.owner, official('neighborhoods.geojson'), 'test');
    expect(neighborhoods.neighborhoods.length).toBeGreaterThan(370);
    expect((await loadBoundaries(database.owner, official('country.geojson'), 'test')).ignored).toBe(1);
  });
});
