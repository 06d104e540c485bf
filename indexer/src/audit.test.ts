import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { aListing, aUser, createTestSearch, type TestSearch } from '@diyar/indexer/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from './audit.ts';
import { loadFacts } from './listings/facts.ts';
import { listingsIndex } from './listings/index-uid.ts';
import { makeWording } from './listings/wording.ts';

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

it('finds and mends what changed behind its back, and nothing else', async () => {
  const { db } = database;
  const { engine, prefix } = search;
  const owner_id = await aUser(db);
  const ids: string[] = [];
  for (let i = 0; i < 20; i++) ids.push(await aListing(db, { owner_id }));
  await search.settled();
  const [gone = '', changed = '', source = ''] = ids;

  const uid = listingsIndex(prefix);
  const [document] = await engine.byId(uid, [source]);
  const stranger = '01890000-0000-7000-8000-0000000000ff';
  await engine.settle(await engine.remove(uid, [gone]));
  const altered = [
    { ...document, id: changed, price: 1 },
    { ...document, id: stranger },
  ];
  await engine.settle(
    await engine.upsert(
      uid,
      altered.map((one) => JSON.stringify(one)),
    ),
  );

  const deps = { db, engine, prefix, wording: makeWording(await loadFacts(db)) };
  expect(await audit(deps)).toEqual({ missing: [gone], extra: [stranger], stale: [changed], checked: 21 });
  await search.settled();
  expect(await search.compare()).toMatchObject({ expected: 20, missing: [], extra: [], stale: [] });
  expect(await audit(deps)).toMatchObject({ missing: [], extra: [], stale: [] });
});
