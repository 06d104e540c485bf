import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { aListing, aUser, createTestSearch, type Engine, type TestSearch } from '@diyar/indexer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestRebuild } from './reindex-requests.ts';

let database: TestDatabase;
let search: TestSearch;
const ids: string[] = [];

type Step = 'create' | 'upsert' | 'swap' | 'drop';
/** Where the run is cut off next: before the engine was asked, or after it did it. */
let cut: { step: Step; when: 'before' | 'after' } | undefined;

class Cut extends Error {}

/** Ends the indexer's session at one step of a rebuild, as a kill would; the next session finds what the last one left. */
function cutOff(engine: Engine): Engine {
  const at =
    <Args extends unknown[], Result>(step: Step, work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const now = cut?.step === step ? cut.when : undefined;
      if (now) cut = undefined;
      if (now === 'before') throw new Cut();
      const result = await work(...args);
      if (now === 'after') throw new Cut();
      return result;
    };
  return {
    ...engine,
    create: at('create', engine.create),
    upsert: at('upsert', engine.upsert),
    swap: at('swap', engine.swap),
    drop: at('drop', engine.drop),
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  search = await createTestSearch(database, cutOff);
  const owner_id = await aUser(database.db);
  for (let i = 0; i < 5; i++) ids.push(await aListing(database.db, { owner_id }));
  await search.settled();
});
afterAll(async () => {
  await search?.drop();
  await database?.drop();
});

describe('a rebuild that is cut off', () => {
  it.each(
    (['create', 'upsert', 'swap', 'drop'] as const).flatMap((step) => [
      { step, when: 'before' as const },
      { step, when: 'after' as const },
    ]),
  )('$when $step converges', async (where) => {
    const { db } = database;
    cut = where;
    await requestRebuild(db, 'test');
    await db('listings').where({ id: ids[0] }).increment('price_cents', 100);
    await search.settled();
    expect(cut).toBeUndefined();
    expect(await search.compare()).toMatchObject({ expected: 5, missing: [], extra: [], stale: [] });
    const left = async () => (await search.engine.uids()).filter((uid) => uid.startsWith(search.prefix));
    await expect.poll(left, { timeout: 30_000 }).toHaveLength(1);
  });
});
