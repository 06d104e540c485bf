import { existsSync, readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { geodataFile } from '../../../testing/geodata.ts';
import { findOsmium } from '../osmium.ts';
import { exportStreets } from './export-streets.ts';
import { loadStreets } from './load-streets.ts';
import { streetName } from './street-names.ts';
import { streetSlug } from './street-slug.ts';
import { type StreetWay, waysOfExtracts } from './street-way.ts';
import { spokenStreet } from './street-words.ts';

const shipped = readFileSync(new URL('../../../seeds/data/streets/streets.ndjson', import.meta.url), 'utf8');
const osmium = await findOsmium().catch(() => undefined);
const EXTRACT = geodataFile('osm/quneitra-streets-2023.osm.pbf');

describe('the name of a street', () => {
  it.each([
    [{ name: 'شارع بغداد', 'name:en': 'Baghdad Street' }, 'شارع بغداد', 'Baghdad Street'],
    [{ name: 'Adnan Al Malki/عدنان المالكي' }, 'عدنان المالكي', 'Adnan Al Malki'],
    [{ name: 'طريق عسان (Asaan Street)' }, 'طريق عسان', 'Asaan Street'],
    [{ name: 'Al-Jalaa street' }, null, 'Al-Jalaa street'],
    [{ name: 'Cada Reco', 'name:en': 'Rajo Road' }, null, 'Rajo Road'],
    [{ name: 'Mostawsaf; Al Amal Street', 'name:ar': 'شارع المستوصف' }, 'شارع المستوصف', 'Mostawsaf'],
  ])('of %o is read', (tags, nameAr, nameEn) => {
    expect(streetName(tags)).toEqual({ nameAr, nameEn });
  });

  it.each([
    ...[
      'شارع رئيسي',
      'الطريق العام',
      'road 1',
      '3000',
      '.',
      'Malatya Sokak',
      'Şirin Bulvarı',
      'старая дорога',
      'Nene Road 3',
      'Decumanus',
    ],
    ...['شارع الرئيس حافظ الأسد', 'شارع الباسل', 'Al_Baath street', '8 آذار'],
  ])('is not %s', (name) => {
    expect(streetName({ name })).toBeUndefined();
  });

  it('is none where soldiers of another country gave it', () => {
    expect(streetName({ name: 'ציר הנפט', 'name:en': 'Zir HaNeft' })).toBeUndefined();
  });

  it('makes the word of its address in Latin letters', () => {
    expect(streetSlug({ name_ar: 'شارع بغداد', name_en: "Sa'ad Bin Abi Waqqas Street" })).toBe(
      'saad-bin-abi-waqqas-street',
    );
    expect(streetSlug({ name_ar: 'جادة الهزازة', name_en: null })).toBe('jada-alhzaza');
  });
});

describe('a street in a sentence', () => {
  it('is said with what it is', () => {
    const clear =
      'شارع بغداد, أوتوستراد المزة, المتحلق الجنوبي, ساحة الأمويين, درج الامل, باب سريجة, حمص - اللاذقية'.split(', ');
    expect(clear.map((name) => spokenStreet(name, 'ar'))).toEqual(clear);
    expect(['طارق بن زياد', 'الدبلان'].map((name) => spokenStreet(name, 'ar'))).toEqual([
      'شارع طارق بن زياد',
      'شارع الدبلان',
    ]);
  });
  it('in English, too', () => {
    expect(['Al Fardoos', 'Southern Bypass', 'Ring', 'Baghdad Street'].map((name) => spokenStreet(name, 'en'))).toEqual(
      ['Al Fardoos Street', 'Southern Bypass', 'Ring', 'Baghdad Street'],
    );
  });
});

describe('the streets of a database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  const streets = () => database.db('streets').select('key', 'name_ar', 'name_en').orderBy('key');

  /** A piece of some 90 m from west to east, near the middle of Homs. */
  const piece = (id: number, lng: number, name: Partial<StreetWay> = { nameAr: 'شارع الورد' }): StreetWay => ({
    id,
    class: 'residential',
    nameAr: null,
    nameEn: null,
    ...name,
    line: {
      type: 'LineString',
      coordinates: [
        [lng, 34.73],
        [lng + 0.001, 34.73],
      ],
    },
  });

  it('come with the project, in their towns and quarters, and are given back as they came', async () => {
    expect(await exportStreets(database.db)).toBe(shipped);
    const street = await database
      .db('streets')
      .join('locations as city', 'city.id', 'city_id')
      .join('locations as quarter', 'quarter.id', 'neighborhood_id')
      .where('streets.key', 'damascus.gibran-khalil-gibran-street')
      .first('streets.name_ar', 'city.key as city', 'quarter.key as quarter');
    expect(street).toEqual({ name_ar: 'شارع جبران خليل جبران', city: 'damascus', quarter: 'damascus.qassaa' });
    // The extract has its English name alone.
    const jalaa = await database.db('streets').where('key', 'latakia.al-jalaa-street').first('name_ar', 'name_en');
    expect(jalaa).toEqual({ name_ar: 'شارع الجلاء', name_en: 'Al-Jalaa Street' });
  });

  it('are one where pieces of a name lie together, two where they lie apart, and keep their keys', async () => {
    const both = { nameAr: 'شارع الورد', nameEn: 'Rose Street' };
    const first = [piece(1, 36.7, both), piece(2, 36.704, { nameEn: 'Rose Street' }), piece(3, 36.74)];
    expect(await loadStreets(database.owner, first)).toMatchObject({ streets: 2 });
    const known = await streets();
    expect(known).toEqual([
      { key: 'homs.rose-street', name_ar: 'شارع الورد', name_en: 'Rose Street' },
      { key: 'homs.shara-alwrd', name_ar: 'شارع الورد', name_en: null },
    ]);
    // The shorter one has grown, and stands first; the longer one has lost its English name.
    const later = [piece(1, 36.7), ...[3, 4, 5].map((id) => piece(id, 36.734 + id * 0.002))];
    await loadStreets(database.owner, later);
    expect((await streets()).map(({ key }) => key)).toEqual(known.map(({ key }) => key));
    const [near, far] = await database.db('streets').orderBy('key').select('metres');
    expect(near?.metres).toBeLessThan(far?.metres ?? 0);
  });

  it('stay when an extract breaks off or holds none', async () => {
    const before = await streets();
    async function* broken() {
      yield piece(9, 36.7, { nameAr: 'شارع النجوم' });
      throw new Error('the file ends here');
    }
    await expect(loadStreets(database.owner, broken())).rejects.toThrow('the file ends here');
    await expect(loadStreets(database.owner, [])).rejects.toThrow('nothing was changed');
    expect(await streets()).toEqual(before);
  });

  it.skipIf(!osmium || !existsSync(EXTRACT))('are read from an extract as they were for the project', async () => {
    const ways: StreetWay[] = [];
    for await (const way of waysOfExtracts(osmium ?? '', [EXTRACT])) ways.push(way);
    await loadStreets(database.owner, ways);
    const lines = (await exportStreets(database.db)).trim().split('\n');
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((line) => !shipped.includes(line))).toEqual([]);
  });
});
