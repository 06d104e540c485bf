import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { aListing, aUser, createTestSearch, type TestSearch, until } from '@diyar/indexer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingsIndex } from './listings/index-uid.ts';
import { readRequest, requestRebuild } from './reindex-requests.ts';

let database: TestDatabase;
let search: TestSearch;
const ids: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  search = await createTestSearch(database);
  const owner_id = await aUser(database.db);
  for (let i = 0; i < 60; i++) ids.push(await aListing(database.db, { owner_id }));
  await search.settled();
});
afterAll(async () => {
  await search?.drop();
  await database?.drop();
});

const clean = { missing: [], extra: [], stale: [] };
const birth = async () => (await search.engine.info(listingsIndex(search.prefix)))?.createdAt;

describe('a rebuild', () => {
  it('swaps a new index in under writes, and nothing is lost', async () => {
    const { db } = database;
    const before = await birth();
    let writing = true;
    let price = 100_000;
    const writes = (async () => {
      while (writing) {
        price += 100;
        const id = ids[price % ids.length];
        await db('listings').where({ id }).update({ price_cents: price });
        if (price % 500 === 0) ids.push(await aListing(db));
        if (price % 700 === 0) await db('listings').where({ id: ids.shift() }).update({ status: 'sold' });
      }
    })();
    const id = await requestRebuild(db, 'test');
    await until(async () => ((await readRequest(db, id))?.state === 'done' ? true : undefined));
    writing = false;
    await writes;
    await search.settled();
    expect(await birth()).not.toBe(before);
    expect(await search.compare()).toMatchObject(clean);
    expect((await search.engine.uids()).filter((uid) => uid.startsWith(search.prefix))).toEqual([
      listingsIndex(search.prefix),
    ]);
  });

  it('is asked for once however often it is asked for', async () => {
    const { db } = database;
    const asked = await Promise.all([1, 2, 3].map(() => requestRebuild(db, 'test')));
    expect(new Set(asked).size).toBe(1);
    await search.settled();
  });

  it('fills an index whose data was thrown away, even when a write has made it anew', async () => {
    const { db } = database;
    const uid = listingsIndex(search.prefix);
    await search.engine.drop(uid);
    await db('listings').where({ id: ids[1] }).update({ price_cents: 7_777_00 });
    await until(async () => ((await search.engine.info(uid))?.documents === ids.length ? true : undefined));
    await search.settled();
    expect(await search.compare()).toMatchObject(clean);
  });
});
