import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffer, ask } from '#testing/leads.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let seller: typeof admin;
let buyer: typeof admin;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
  const offer = await anOffer(api);
  seller = offer.owner;
  buyer = await signedIn(api, { first_name: 'ميس', last_name: 'الريم' });
  await ask(api, buyer, offer.listing.id);
  // The first half hour of 5 March 2031 in Damascus; 4 March in London.
  for (const table of ['listings', 'leads', 'lead_messages'])
    await api.owner(table).update({ created_at: '2031-03-04T21:30:00Z' });
  await api.owner('users').where({ id: buyer.id }).update({ created_at: '2031-03-04T21:30:00Z' });
});
afterAll(() => api.close());

const report = async (query = '') =>
  (await api.call('GET', `/admin/reports/user-activity?${query}`, { token: admin.token })).json;
const FIFTH = 'from=2031-03-05&to=2031-03-05';

describe('the report of what people do', () => {
  it('counts both sides of a conversation and listings, by day in Damascus', async () => {
    const { data } = await report(FIFTH);
    expect(data.totals).toEqual({ newUsers: 1, people: 2, listings: 1, reveals: 0, leadsSent: 1, messages: 1 });
    expect(data.steps).toEqual([{ day: '2031-03-05', newUsers: 1, listings: 1, leads: 1 }]);
    expect(data.people).toMatchObject([
      { id: seller.id, listings: 1, leadsReceived: 1, leadsSent: 0, messages: 0 },
      { id: buyer.id, name: 'ميس الريم', type: 'regular', listings: 0, leadsReceived: 0, leadsSent: 1, messages: 1 },
    ]);
    const before = await report('from=2031-03-03&to=2031-03-04');
    expect(before.data.totals).toMatchObject({ people: 0, listings: 0 });
    expect(before.data.steps.map(({ day }: { day: string }) => day)).toEqual(['2031-03-03', '2031-03-04']);
  });

  it('is ordered by what is asked, narrowed by type, and paged', async () => {
    const first = (await report(`${FIFTH}&sort=messages&limit=1`)).data;
    expect(first.people.map(({ id }: { id: string }) => id)).toEqual([buyer.id]);
    expect(first.page).toEqual({ number: 1, size: 1, total: 2 });
    const second = (await report(`${FIFTH}&sort=messages&limit=1&page=2`)).data;
    expect(second.people.map(({ id }: { id: string }) => id)).toEqual([seller.id]);
    expect((await report(`${FIFTH}&type=office`)).data.totals.people).toBe(0);
  });

  it('covers the last 30 days unless a period is asked for', async () => {
    const { data } = await report();
    expect(data.steps).toHaveLength(30);
    expect(data.steps.at(-1).day).toBe(data.to);
    // The seller and the administrator joined just now.
    expect(data.totals.newUsers).toBeGreaterThanOrEqual(2);
  });

  it('is exported as it is ordered', async () => {
    const { answer } = await api.call('GET', `/admin/reports/user-activity/export?${FIFTH}&sort=messages&format=csv`, {
      token: admin.token,
      headers: { 'accept-language': 'ar' },
    });
    const lines = answer.rawPayload.toString().trim().split('\r\n');
    expect(lines[0]).toMatch(/المعرّف.*آخر ظهور/);
    expect(lines.slice(1).map((line: string) => line.split(',')[0])).toEqual([buyer.id, seller.id]);
    expect(lines[1]).toContain('ميس الريم,شخصي,,0,0,0,1,1');
  });

  it.each(['from=2031-03-05&to=2031-03-04', 'from=2030-01-01&to=2031-03-05'])(
    'refuses the period %s',
    async (period) => {
      expect(await report(period)).toMatchObject({ statusCode: 400, code: 'period_invalid' });
    },
  );
});
