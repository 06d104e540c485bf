import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLOCK_HANDLERS } from '#features.ts';
import { aListing } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { anOfficeWith, setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  await api.owner('plans').where({ code: 'office' }).update({ listing_limit: 2 });
});
afterAll(() => api.close());
beforeEach(() => setClock(api, '2027-01-31T09:00:00Z'));

/** An office with a plan, and as many listings, the first published last. */
async function anOffice(titles: string[]) {
  const office = await anOfficeWith(api, 1_500);
  const { json } = await office.subscribe('standard_monthly');
  const ids: string[] = [];
  for (const [minute, title_en] of titles.entries()) {
    const published_at = new Date(Date.UTC(2027, 0, 30) - minute * 60_000);
    const values = {
      owner: office,
      office: office.office,
      published_at,
      expires_at: '2031-01-01',
      title_en: `Home ${title_en}`,
    };
    ids.push((await aListing(api.db, values)).id);
  }
  return { ...office, ids, path: `/subscriptions/${json.data.subscription.id}` };
}
type Titled = { title: string; staysFree: boolean };
const told = (listings: Titled[]) =>
  listings.map(({ title, staysFree }) => `${title.replace('Home ', '')}${staysFree ? ' stays' : ''}`);

describe('listings of a subscription', () => {
  it('say which would stay without it, and the order of the account decides', async () => {
    const office = await anOffice(['A', 'B', 'C', 'D']);
    await aListing(api.db, { owner: office, office: office.office, status: 'pending', title_en: 'Home E' });
    const before = await office.get(`${office.path}/listings`);
    expect(told(before.listings)).toEqual(['A stays', 'B', 'C', 'D', 'E']);
    expect(before).toMatchObject({
      freeListingLimit: 2,
      counts: { shown: 4, waiting: 1, archived: 0, staysFree: 1 },
      page: { total: 5 },
    });
    const [, , c = '', d = ''] = office.ids;
    const put = await office.put(`${office.path}/priorities`, { listingIds: [d, c] });
    expect(put.json.data.order.slice(0, 2)).toEqual([d, c]);
    const { priorities, enabled } = await office.get(`${office.path}/priorities`);
    expect(enabled).toBe(true);
    expect(told(priorities)).toEqual(['D stays', 'C', 'A', 'B']);
    expect(priorities.map(({ rank, priority }: Record<string, number>) => [rank, priority])).toEqual([
      ...[
        [1, 4],
        [2, 3],
        [3, 2],
        [4, 1],
      ],
    ]);
  });

  it('that the end of the plan took from view are listed until they are back', async () => {
    const office = await anOffice(['A', 'B', 'C']);
    await setClock(api, '2027-03-10T09:00:00Z');
    await tick(api.db, CLOCK_HANDLERS, { brand: api.config.brand });
    const gone = await office.get(`${office.path}/listings?place=archived`);
    expect(told(gone.listings)).toEqual(['C']);
    expect(gone.counts).toEqual({ shown: 2, waiting: 0, archived: 1, staysFree: 2 });
    await office.addCredit(1_500);
    await office.send(`${office.path}/reactivate`);
    expect((await office.get(`${office.path}/listings?place=archived`)).page.total).toBe(0);
  });

  it('are nobody else’s, and one alone has no order', async () => {
    const office = await anOffice(['A']);
    const other = await signedIn(api);
    for (const path of ['listings', 'priorities']) {
      const seen = await api.call('GET', `${office.path}/${path}`, { token: other.token, lang: 'en' });
      expect(seen.json).toMatchObject({ statusCode: 404, code: 'no_active_subscription' });
    }
    const strange = await office.put(`${office.path}/priorities`, { listingIds: [other.id] });
    expect(strange.json).toMatchObject({ statusCode: 404, code: 'listing_not_found' });
    const single = await office.put(`${office.path}/priorities`, { listingIds: office.ids });
    expect(single.json).toMatchObject({ statusCode: 409, code: 'priority_single_listing' });
  });
});
