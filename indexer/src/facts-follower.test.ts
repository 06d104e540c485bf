import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { aListing } from '@diyar/indexer/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areFactsOpen } from './fact-changes.ts';
import { createFactsFollower } from './follow-facts.ts';
import { noteFacts } from './indexed-facts.ts';
import { loadFacts } from './listings/facts.ts';
import { makeWording } from './listings/wording.ts';

let database: TestDatabase;
const COPIES = 620;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const id = await aListing(db, { title_ar: 'شقة على طريق زهرستان' });
  const { rows } = await db.raw(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'listings' and is_generated = 'NEVER' and column_name not in ('id', 'code')`,
  );
  const { columns } = rows[0];
  await db.raw(
    `insert into listings (${columns}) select ${columns} from listings, generate_series(2, ?) where id = ?`,
    [COPIES, id],
  );
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db('search_dirty').delete();
});

/** A leader as far as following facts goes; forgotten without a word, it was killed. */
async function aLeader() {
  const { db } = database;
  const facts = await loadFacts(db);
  await noteFacts(db, facts);
  const session = {
    db,
    wording: makeWording(facts),
    leader: { factsChanged: () => true },
    log: pino({ level: 'silent' }),
  };
  const follower = createFactsFollower(session as never);
  return {
    step: () => follower.step(),
    async finish() {
      while (await areFactsOpen(db)) await follower.step();
    },
  };
}
const marked = async () => Number((await database.db('search_dirty').count({ count: '*' }).first())?.count);
const rename = (name_ar: string) =>
  database.owner('locations').where({ kind: 'province', key: 'homs' }).update({ name_ar });

describe('following facts', () => {
  it('goes on where a killed leader stopped, and misses no listing', async () => {
    await (await aLeader()).finish();
    await database.db('search_dirty').delete();

    const killed = await aLeader();
    await rename('زهرستان');
    while ((await marked()) === 0) await killed.step();
    expect(await marked()).toBeLessThan(COPIES);

    await (await aLeader()).finish();
    expect(await marked()).toBe(COPIES);
  });

  it('marks what was made of a state that was taken back before the work on it was done', async () => {
    const leader = await aLeader();
    await leader.finish();
    await rename('حمص');
    while ((await marked()) === 0) await leader.step();
    await rename('زهرستان');
    await database.db('search_dirty').delete();
    await leader.finish();
    expect(await marked()).toBe(COPIES);
  });

  it('marks nothing for what no document says', async () => {
    const leader = await aLeader();
    await leader.finish();
    await database.db('search_dirty').delete();
    await database.db('categories').where({ slug: 'apartments' }).update({ icon: 'home', sort: 5, color: '#112233' });
    await leader.finish();
    expect(await marked()).toBe(0);
  });
});
