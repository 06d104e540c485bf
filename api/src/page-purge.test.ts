import { forgetPoints, loadPoints } from '@diyar/db/points';
import { rowOf } from '@diyar/db/row-of';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { createFacts } from './lib/facts.ts';
import { createListener } from './lib/listener.ts';
import { purgePages } from './page-purge.ts';

/** A busy machine answers late. */
const patiently = { timeout: 30_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function listening() {
  const pages = { purge: vi.fn(), purgeAll: vi.fn() };
  const facts = createFacts(database.db);
  const log = pino({ level: 'silent' });
  const listener = createListener(database.url, log);
  const purging = purgePages(listener, pages, facts, log);
  await vi.waitFor(() => expect(pages.purgeAll).toHaveBeenCalledTimes(2), patiently);
  const stop = () => {
    purging.stop();
    return listener.stop();
  };
  return { pages, facts, stop };
}

it('throws away the pages of a listing that was taken down before the engine knows, and no page when nothing was committed', async () => {
  const { db } = database;
  const { id } = await aListing(db, { status: 'active' });
  const { pages, stop } = await listening();
  try {
    const rolledBack = db.transaction(async (trx) => {
      await trx('listings').where({ id }).update({ status: 'suspended' });
      throw new Error('not this time');
    });
    await expect(rolledBack).rejects.toThrow('not this time');
    const other = await aListing(db, { status: 'active' });
    await vi.waitFor(() => expect(pages.purge).toHaveBeenCalledWith(other.id), patiently);
    expect(pages.purge).not.toHaveBeenCalledWith(id);
    await db('listings').where({ id }).update({ status: 'suspended' });
    await vi.waitFor(() => expect(pages.purge).toHaveBeenCalledWith(id), patiently);
  } finally {
    await stop();
  }
});

it('throws away the pages of its places once the engine has it', async () => {
  const { db } = database;
  const { id } = await aListing(db, { status: 'active' });
  const { city_id } = await rowOf(db('listings').where({ id }).first('city_id'));
  const { pages, stop } = await listening();
  try {
    await db.raw(`select pg_notify('listings_indexed', ?)`, [id]);
    await vi.waitFor(() => expect(pages.purge).toHaveBeenCalledWith(city_id), patiently);
  } finally {
    await stop();
  }
});

it('reads changed facts at once, and throws away the pages only when they say something else', async () => {
  const { db } = database;
  const { pages, facts, stop } = await listening();
  try {
    const { version } = await facts.get();
    const villas = () => db('categories').where({ slug: 'villas' });
    await villas().update({ slug: 'villas' });
    await villas().update({ name_en: 'Mansions' });
    await vi.waitFor(() => expect(facts.version()).not.toBe(version), patiently);
    expect((await facts.get()).catalogue.categories.find('villas')?.nameEn).toBe('Mansions');
    expect(pages.purgeAll).toHaveBeenCalledTimes(3);
  } finally {
    await stop();
  }
});

it('knows kinds of points as soon as they are loaded, and no longer when they are gone', async () => {
  const { facts, stop } = await listening();
  const kinds = async () => [...(await facts.get()).pointKinds];
  try {
    expect(await kinds()).toEqual([]);
    const geometry = { type: 'Point', coordinates: [36.3, 33.5] };
    await loadPoints(database.owner, [{ osmId: 'node/1', kind: 'school', nameAr: null, nameEn: null, geometry }]);
    await vi.waitFor(async () => expect(await kinds()).toEqual(['school']), patiently);
    await forgetPoints(database.owner);
    await vi.waitFor(async () => expect(await kinds()).toEqual([]), patiently);
  } finally {
    await stop();
  }
});

it('names the same version for the same facts, and another one for another order, colour or deal', async () => {
  const { db } = database;
  const version = async () => (await createFacts(db).get()).version;
  const before = await version();
  expect(await version()).toBe(before);
  const seen = new Set([before]);
  for (const change of [{ sort: 999 }, { color: '#123456' }, { is_active: false }]) {
    await db('categories').where({ slug: 'villas' }).update(change);
    seen.add(await version());
  }
  expect(seen.size).toBe(4);
});
