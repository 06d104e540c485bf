import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { createTestSearch, type TestSearch } from '@diyar/indexer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK_HANDLERS } from '#features.ts';
import { aListing } from '#testing/factories.ts';
import { anOfficeWith, setClock } from '#testing/subscribers.ts';
import { appOn, type TestApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';

/** R12: what the clock does is in the search within a minute; the job behind `tick` runs each minute. */
const SEEN_MS = 60_000;
const DAY_MS = 86_400_000;

let database: TestDatabase;
let engine: TestSearch;
let api: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  engine = await createTestSearch(database);
  api = { ...(await appOn(database, engine.prefix)), db: database.db, owner: database.owner, database };
  await api.owner('plans').where({ code: 'office' }).update({ listing_limit: 2 });
});
afterAll(async () => {
  await api?.close();
  await engine?.drop();
  await database?.drop();
});

const foundOf = async (slug: string): Promise<string[]> => {
  const { items } = (await api.get(`/listings/search?limit=20&office=${slug}`)).json.data;
  return items.map(({ id }: { id: string }) => id).sort();
};
const passTo = async (days: number) => {
  await setClock(api, new Date(Date.now() + days * DAY_MS));
  await tick(api.db, CLOCK_HANDLERS, { brand: api.config.brand });
};

describe('what the public sees of a plan', () => {
  it('is its listings until grace is over, then those that are free, then all again (R12)', async () => {
    const office = await anOfficeWith(api, 1_500);
    const { json } = await office.subscribe('standard_monthly');
    const ids: string[] = [];
    for (let minute = 0; minute < 4; minute++) {
      const published_at = new Date(Date.now() - minute * 60_000);
      const listing = await aListing(api.db, {
        owner: office,
        office: office.office,
        published_at,
        expires_at: '2031-01-01',
      });
      ids.push(listing.id);
    }
    const { slug } = office.office;
    const all = ids.toSorted();
    await expect.poll(() => foundOf(slug), { timeout: SEEN_MS }).toEqual(all);

    await passTo(33);
    await engine.settled();
    expect(await foundOf(slug)).toEqual(all);

    await passTo(42);
    await expect.poll(() => foundOf(slug), { timeout: SEEN_MS }).toEqual(ids.slice(0, 2).toSorted());

    await office.addCredit(1_500);
    await office.send(`/subscriptions/${json.data.subscription.id}/reactivate`);
    await expect.poll(() => foundOf(slug), { timeout: SEEN_MS }).toEqual(all);
    await setClock(api, new Date());
  });
});
