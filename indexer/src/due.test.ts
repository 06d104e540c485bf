import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { aListing, aUser, createTestSearch, type TestSearch, until } from '@diyar/indexer/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markDue } from './due.ts';

let database: TestDatabase;
let search: TestSearch;

beforeAll(async () => {
  database = await createTestDatabase();
  search = await createTestSearch(database);
});
afterAll(async () => {
  await search?.drop();
  await database?.drop();
});

// A single beginning for all: a boost's end is its beginning and whole days (`boosts_term`).
const START = Date.now();
const days = (count: number) => new Date(START + count * 86_400_000);
const shift = (interval: string) => database.owner.raw('update app_clock set shift = ?::interval', [interval]);

it('follows the clock: boosts that end and begin, a listing that expires, a suspension that is over; and back', async () => {
  const { db } = database;
  const suspended = await aUser(db);
  const featured = await aListing(db);
  const boost = { days: 3, cents: 0, starts_at: days(0), ends_at: days(3) };
  await db('boosts').insert({ ...boost, listing_id: featured, type: 'featured', status: 'active' });
  const premium = await aListing(db);
  const later = { ...boost, starts_at: days(2), ends_at: days(5) };
  await db('boosts').insert({ ...later, listing_id: premium, type: 'premium', status: 'pending' });
  const expiring = await aListing(db, { expires_at: days(3) });
  const hidden = await aListing(db, { owner_id: suspended });
  await db('users')
    .where({ id: suspended })
    .update({ suspended_until: days(3) });
  await search.settled();
  expect(await search.find(featured)).toMatchObject({ featured: 1, boost: 1, card: { boosts: ['featured'] } });
  expect(await search.find(premium)).toMatchObject({ featured: 0, card: { boosts: [] } });
  expect(await search.find(expiring)).toBeDefined();
  expect(await search.find(hidden)).toBeUndefined();

  await shift('4 days');
  expect(await markDue(db)).toBe(4);
  await search.settled();
  expect(await search.find(featured)).toMatchObject({ featured: 0 });
  expect(await search.find(premium)).toMatchObject({ featured: 1, boost: 2, card: { boosts: ['premium'] } });
  expect(await search.find(expiring)).toBeUndefined();
  expect(await search.find(hidden)).toBeDefined();

  // Found by the indexer's own scanner this time.
  await shift('0');
  await until(async () => ((await search.find(expiring)) && !(await search.find(hidden)) ? true : undefined));
  expect(await search.find(featured)).toMatchObject({ featured: 1 });
  expect(await search.compare()).toMatchObject({ missing: [], extra: [], stale: [] });
});
