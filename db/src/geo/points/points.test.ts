import { existsSync, readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notePoints, seedPoints, shipPoints } from '../../../seeds/06_points.ts';
import { geodataFile } from '../../../testing/geodata.ts';
import { findOsmium } from '../osmium.ts';
import { EXTRACT } from '../walks/load-walks.ts';
import { exportPoints } from './export-points.ts';
import { loadPoints } from './load-points.ts';
import { type PointOfInterest, pointsOfExtract, readPoint } from './read-point.ts';

const osmium = await findOsmium().catch(() => undefined);
/** A whole small city, real; it lies beside the project and is no part of it. */
const FILE = geodataFile('osm/monaco-pipeline-test.osm.pbf');
const shipped = readFileSync(new URL('../../../seeds/data/streets/points.ndjson', import.meta.url), 'utf8');
const canRead = osmium !== undefined && existsSync(FILE);
if (!canRead) console.warn('No extract is read: osmium or the extract is not here');

const feature = (tags: object, coordinates = [36.28, 33.51]) =>
  readPoint({ properties: { '@type': 'node', '@id': 7, ...tags }, geometry: { type: 'Point', coordinates } });
const aPoint = (id: number, kind: PointOfInterest['kind']): PointOfInterest => ({
  osmId: `node/${id}`,
  kind,
  nameAr: null,
  nameEn: null,
  geometry: { type: 'Point', coordinates: [36.28, 33.51] },
});

describe('what a mapper wrote', () => {
  it.each([
    [{ amenity: 'school', name: 'مدرسة الفارابي' }, 'school', 'مدرسة الفارابي', null],
    [{ amenity: 'hospital', name: 'Shami', 'name:ar': 'المشفى الشامي' }, 'hospital', 'المشفى الشامي', 'Shami'],
    [{ highway: 'bus_stop', public_transport: 'stop_position' }, 'transport', null, null],
    [{ amenity: 'place_of_worship', religion: 'muslim', name: ' ' }, 'mosque', null, null],
  ])('%o is understood', (tags, kind, nameAr, nameEn) => {
    expect(feature(tags)).toMatchObject({ osmId: 'node/7', kind, nameAr, nameEn });
  });

  it.each([{ amenity: 'bench' }, { public_transport: 'stop_position' }, { amenity: 'place_of_worship' }, {}])(
    '%o is nothing one asks for',
    (tags) => {
      expect(feature(tags)).toBeUndefined();
    },
  );
});

describe('loading points', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  const kept = () => database.db('points_of_interest').pluck('osm_id').orderBy('osm_id');

  it('replaces those of before, and keeps them when there is nothing to put in their place', async () => {
    await loadPoints(database.owner, [aPoint(1, 'school'), aPoint(2, 'park')]);
    expect(await loadPoints(database.owner, [aPoint(2, 'park'), aPoint(2, 'park'), aPoint(3, 'park')])).toEqual({
      counts: { park: 2 },
      listings: 0,
    });
    await expect(loadPoints(database.owner, [])).rejects.toThrow('nothing was changed');
    expect(await kept()).toEqual(['node/2', 'node/3']);
  });

  it('keeps those of before when the extract breaks off', async () => {
    await loadPoints(database.owner, [aPoint(4, 'school')]);
    async function* broken() {
      yield aPoint(5, 'school');
      throw new Error('the file ends here');
    }
    await expect(loadPoints(database.owner, broken())).rejects.toThrow('the file ends here');
    expect(await kept()).toEqual(['node/4']);
  });

  it('lets two loads at once take turns', async () => {
    const both = [
      [aPoint(1, 'school'), aPoint(2, 'school')],
      [aPoint(2, 'park'), aPoint(3, 'park')],
    ];
    await Promise.all(both.map((points) => loadPoints(database.owner, points)));
    expect([
      ['node/1', 'node/2'],
      ['node/2', 'node/3'],
    ]).toContainEqual(await kept());
  });

  it('brings those of the project at the first start, and gives them back as they came', async () => {
    await database.db('points_of_interest').delete();
    expect([await seedPoints(database.owner), await seedPoints(database.owner)]).toEqual([true, false]);
    expect(await exportPoints(database.db)).toBe(shipped);
    const kinds = await database.db('points_of_interest').distinct('kind').pluck('kind').orderBy('kind');
    expect(kinds).toEqual(['hospital', 'nursery', 'park', 'school', 'transport', 'university']);
  });

  it('keeps an extract, and none where none are wanted, from those of the project', async () => {
    await loadPoints(database.owner, [aPoint(1, 'school')]);
    await notePoints(database.owner, EXTRACT);
    expect(await seedPoints(database.owner)).toBe(false);
    expect(await kept()).toEqual(['node/1']);
    // Loaded before there was anything to be noted.
    await database.owner('seed_state').where({ name: 'points' }).delete();
    expect(await seedPoints(database.owner)).toBe(false);
    expect(await kept()).toEqual(['node/1']);
    await shipPoints(database.owner);
    expect((await kept()).length).toBeGreaterThan(4_000);
  });

  it('says how to get osmium where it is not', async () => {
    await expect(findOsmium('/no/such/osmium')).rejects.toThrow('apt-get install osmium-tool');
  });

  it.skipIf(!canRead)('reads an extract, its outlines too', async () => {
    if (!osmium) return;
    const { counts } = await loadPoints(database.owner, pointsOfExtract(osmium, FILE));
    expect(counts).toMatchObject({
      school: expect.any(Number),
      hospital: expect.any(Number),
      pharmacy: 13,
      transport: expect.any(Number),
    });
    const { rows } = await database.db.raw(
      `select count(*) filter (where st_geometrytype(shape) <> 'ST_Point')::int as outlines, count(*)::int as all,
         count(*) filter (where not st_isvalid(shape))::int as broken from points_of_interest`,
    );
    expect(rows[0].outlines).toBeGreaterThan(20);
    expect(rows[0].all).toBeGreaterThan(200);
    expect(rows[0].broken).toBe(0);
  });
});
