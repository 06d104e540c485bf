import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInsideSyria, locate } from './locate.ts';

describe('locate', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each([
    ['the Umayyad Mosque', 36.3065, 33.5117, 'damascus', 'damascus'],
    ['Umayyad Square', 36.2765, 33.5138, 'damascus', 'damascus'],
    ['the shrine of Sayyidah Zaynab', 36.3407, 33.4444, 'rif-dimashq', 'sayyidah-zaynab'],
    ['the monastery of Saidnaya', 36.3755, 33.6957, 'rif-dimashq', 'saidnaya'],
    ['the main square of Jaramana', 36.3465, 33.4855, 'rif-dimashq', 'jaramana'],
    ['the citadel of Aleppo', 37.1625, 36.1992, 'aleppo', 'aleppo'],
    ['the university of Aleppo', 37.1145, 36.2115, 'aleppo', 'aleppo'],
    ['the mosque of Khalid ibn al-Walid', 36.715, 34.7367, 'homs', 'homs'],
    ['Krak des Chevaliers', 36.2945, 34.757, 'homs', 'al-husn'],
    ['the temple of Bel', 38.274, 34.547, 'homs', 'palmyra'],
    ['the norias of Hama', 36.753, 35.136, 'hama', 'hama'],
    ['Apamea', 36.3985, 35.418, 'hama', 'qalaat-al-madiq'],
    ['the port of Latakia', 35.77, 35.517, 'latakia', 'latakia'],
    ['the fort of Arwad', 35.858, 34.856, 'tartus', 'arwad'],
    ['the cathedral of Tartus', 35.874, 34.89, 'tartus', 'tartus'],
    ['the museum of Idlib', 36.634, 35.931, 'idlib', 'idlib'],
    ['the theatre of Bosra', 36.4817, 32.5178, 'daraa', 'bosra'],
    ['the ruins of Shahba', 36.627, 32.8545, 'as-suwayda', 'shahba'],
    ['Majdal Shams', 35.77, 33.267, 'quneitra', 'majdal-shams'],
    ['the bridge of Deir ez-Zor', 40.153, 35.343, 'deir-ez-zor', 'deir-ez-zor'],
    ['the great mosque of Raqqa', 39.018, 35.951, 'raqqa', 'raqqa'],
    ['the Euphrates dam', 38.556, 35.86, 'raqqa', 'al-tabqah'],
    ['the station of Qamishli', 41.22, 37.049, 'al-hasakah', 'qamishli'],
  ])('finds %s', async (_, lng, lat, province, city) => {
    expect(await locate(database.db, { lng, lat })).toMatchObject({ province: { key: province }, city: { key: city } });
  });

  it.each([
    [36.2445, 33.5075, 'damascus.mezzeh-86'],
    [36.2885, 33.5168, 'damascus.shaalan'],
    [36.3152, 33.5125, 'damascus.bab-touma'],
    [37.1201, 36.2025, 'aleppo.al-furqan'],
    [36.6652, 34.7385, 'homs.al-waer'],
  ])('knows the neighborhood of %d, %d', async (lng, lat, key) => {
    expect((await locate(database.db, { lng, lat }))?.neighborhood?.key).toBe(key);
  });

  it('names no neighborhood in the steppe', async () => {
    expect(await locate(database.db, { lng: 39, lat: 34.5 })).toMatchObject({
      province: { key: 'homs' },
      neighborhood: null,
    });
  });

  it('forgives the coast and the border two kilometres', async () => {
    const { db } = database;
    expect(await locate(db, { lng: 35.74, lat: 35.515 })).toMatchObject({ city: { key: 'latakia' } });
    expect(await isInsideSyria(db, { lng: 35.74, lat: 35.515 })).toBe(true);
    expect(await isInsideSyria(db, { lng: 36.866, lat: 36.511 })).toBe(true);
  });

  it.each([
    ['Beirut', 35.5, 33.89],
    ['Tripoli', 35.85, 34.43],
    ['Antakya', 36.16, 36.2],
    ['Gaziantep', 37.38, 37.06],
    ['Mosul', 43.13, 36.34],
    ['Irbid', 35.85, 32.55],
    ['the sea', 35.3, 35.2],
    ['nowhere', 0, 0],
  ])('says that %s is elsewhere', async (_, lng, lat) => {
    expect(await locate(database.db, { lng, lat })).toBeUndefined();
    expect(await isInsideSyria(database.db, { lng, lat })).toBe(false);
  });
});
