import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { aListing, aUser, createTestSearch, type TestSearch, until } from '@diyar/indexer/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deadLetters } from './dead-letters.ts';
import type { Engine } from './engine.ts';

let database: TestDatabase;
let search: TestSearch;

/** Turns a marked title into something the real engine refuses: an id with a space in it. */
const poisoned = (engine: Engine): Engine => ({
  ...engine,
  upsert: (uid, lines) =>
    engine.upsert(
      uid,
      lines.map((line) => (line.includes('POISON') ? line.replace('{"id":"', '{"id":"not an id ') : line)),
    ),
});

beforeAll(async () => {
  database = await createTestDatabase();
  search = await createTestSearch(database, poisoned);
});
afterAll(async () => {
  await search?.drop();
  await database?.drop();
});

it('puts the one bad listing aside, keeps its neighbours, and takes it in once it is mended', async () => {
  const { db } = database;
  const owner_id = await aUser(db);
  const ids: string[] = [];
  await db.transaction(async (trx) => {
    for (let i = 0; i < 100; i++)
      ids.push(await aListing(trx, { owner_id, title_en: i === 66 ? 'POISON here' : 'Nothing wrong' }));
  });
  const bad = ids[66] ?? '';
  await search.settled();
  expect(await search.compare()).toMatchObject({ expected: 100, missing: [bad], extra: [], stale: [] });
  expect(await deadLetters(db)).toMatchObject([{ listingId: bad, error: { code: 'invalid_document_id' } }]);

  await db('listings').where({ id: bad }).update({ title_en: 'Nothing wrong now' });
  await until(async () => ((await search.find(bad)) ? true : undefined));
  await search.settled();
  expect(await deadLetters(db)).toEqual([]);
});
