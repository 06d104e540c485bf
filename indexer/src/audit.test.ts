import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { aListing, aUser, createTestSearch, type TestSearch, until } from '@diyar/indexer/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from './audit.ts';
import { requestAudit } from './audit-requests.ts';
import { followedAudit, startAudits } from './audits.ts';
import { loadFacts } from './listings/facts.ts';
import { listingsIndex } from './listings/index-uid.ts';
import { makeWording } from './listings/wording.ts';
import { createLogger } from './logger.ts';

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
      altered.map((document) => JSON.stringify(document)),
    ),
  );

  const deps = { db, engine, prefix, wording: makeWording(await loadFacts(db)) };
  expect(await audit(deps)).toEqual({ missing: [gone], extra: [stranger], stale: [changed], checked: 21 });
  await search.settled();
  expect(await search.compare()).toMatchObject({ expected: 20, missing: [], extra: [], stale: [] });
  expect(await audit(deps)).toMatchObject({ missing: [], extra: [], stale: [] });
});

it('is done when somebody asks, one at a time, and its outcome can be read', async () => {
  const { db } = database;
  const { engine, prefix, indexer } = search;
  const lost = await aListing(db, { owner_id: await aUser(db) });
  await search.settled();
  await engine.settle(await engine.remove(listingsIndex(prefix), [lost]));

  const id = await requestAudit(db, 'a test');
  expect(await requestAudit(db, 'another')).toBe(id);
  const audits = startAudits(indexer, 0, createLogger('silent'), 20);
  const row = await until(async () => db('search_audits').where({ id, state: 'done' }).first());
  audits.stop();
  expect(row).toMatchObject({ reason: 'a test', missing: 1, extra: 0, stale: 0, total: row.checked, error: null });
  await search.settled();
  expect(await search.find(lost)).toBeDefined();
});

it('says what it failed of, and leaves one that was stopped to the next', async () => {
  const { db } = database;
  const { engine, prefix } = search;
  const wording = makeWording(await loadFacts(db));
  const broken = { ...engine, page: () => Promise.reject(new Error('the engine is away')) };
  const id = await requestAudit(db, 'a test');
  await expect(followedAudit({ db, engine: broken, prefix, wording }, id)).rejects.toThrow('away');
  expect(await db('search_audits').where({ id }).first()).toMatchObject({
    state: 'failed',
    error: 'the engine is away',
  });

  const next = await requestAudit(db, 'a test');
  await expect(followedAudit({ db, engine, prefix, wording, signal: AbortSignal.abort() }, next)).rejects.toThrow();
  expect(await db('search_audits').where({ id: next }).first()).toMatchObject({ state: 'running' });
});
