import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anActiveAd, anAdvertiser, aPicture } from '#testing/advertisers.ts';
import { signedInAgain } from '#testing/people.ts';
import { setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { dayOf, visitorOf } from '../../views/index.ts';
import { countClick, countViews } from './queries.ts';
import { issueToken, readToken } from './token.ts';

/** A busy machine answers late. */
const patiently = { timeout: 30_000 };

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let api: TestApp;
beforeAll(async () => {
  api = await testApp({ VIEWS_WRITE_EVERY_MS: '100', ADVERTISEMENTS_READ_EVERY_MS: '100' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api
    .owner('advertisements')
    .whereIn('status', ['active', 'paused'])
    .update({ status: 'pending', pause_reason: null });
});

const headers = { 'user-agent': BROWSER };
const shown = async (query = 'places=sidebar', options: Parameters<TestApp['call']>[2] = {}) => {
  const { json } = await api.call('GET', `/placements/display?${query}`, { headers, ...options });
  return json.data.items as { place: string; showing: string; title: string; call: string | null }[];
};
/** Offers are read again now and then: asked until this test's own comes. */
const untilShown = async (title: string, query?: string, options?: Parameters<TestApp['call']>[2]) =>
  vi.waitFor(
    async () => {
      const [item] = await shown(query, options);
      if (item?.title !== title) throw new Error(`${title} is not shown yet`);
      return item;
    },
    { timeout: 15_000, interval: 100 },
  );
const see = (token: string, options: Parameters<TestApp['call']>[2] = {}) =>
  api.call('POST', '/placements/seen', { headers, body: { showing: token }, ...options });
const countsOf = async (id: string) =>
  api.db('advertisements').where({ id }).first('impressions', 'clicks', 'spent_cents', 'days_spent', 'status');

describe('what is shown', () => {
  it('comes with a token, to people and not to machines, where it has room', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    await anActiveAd(api, advertiser, { title: 'معرض السيارات' });
    const item = await untilShown('معرض السيارات');
    expect(item).toMatchObject({ place: 'sidebar', title: 'معرض السيارات', size: 'small', call: null });
    expect(JSON.stringify(item)).not.toContain('sham-furniture');
    expect(await shown('places=footer')).toEqual([]);
    expect(await shown('places=sidebar', { headers: { 'user-agent': 'Googlebot/2.1' } })).toEqual([]);
  });

  it('on phones is what they can show, for phones', async () => {
    const advertiser = await anAdvertiser(api, 100_00);
    const wide = (await advertiser.upload('medium', await aPicture(728, 90))).json.data.image.id;
    await anActiveAd(api, advertiser, { size: 'medium', place: 'home', image: wide, title: 'للشاشات' });
    await anActiveAd(api, advertiser, { platform: 'mobile', title: 'للهواتف' });
    await untilShown('للشاشات', 'places=home&screen=web');
    expect(await shown('places=home&screen=mobile')).toEqual([]);
    await untilShown('للهواتف', 'places=sidebar&screen=mobile');
    expect(await shown('places=sidebar&screen=web')).toEqual([]);
  });

  it('counts once, whoever sends its token again, and spends the day’s share once', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const id = await anActiveAd(api, advertiser, { title: 'يُحسب مرة' });
    const { showing: token } = await untilShown('يُحسب مرة');
    await Promise.all(Array.from({ length: 20 }, () => see(token)));
    await vi.waitFor(async () => expect((await countsOf(id))?.impressions).toBe(1), patiently);
    await see(token, { ip: '203.0.113.9' });
    await see(`${token.slice(0, -4)}AAAA`);
    const [second] = await shown();
    await see(second?.showing ?? '');
    await vi.waitFor(
      async () => expect(await countsOf(id)).toMatchObject({ impressions: 2, spent_cents: 47, days_spent: 1 }),
      patiently,
    );
  });

  it('is not counted for its owner, nor past what one person may see', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const id = await anActiveAd(api, advertiser, { mostPerPerson: 1, title: 'مرة لكل شخص' });
    const { token: mine } = await signedInAgain(api, advertiser.id, 'regular');
    const own = await untilShown('مرة لكل شخص', undefined, { headers, token: mine });
    await see(own.showing);
    const tokens = (await Promise.all([shown(), shown(), shown()])).flat().map(({ showing }) => showing);
    expect(tokens).toHaveLength(3);
    for (const token of tokens) await see(token);
    await vi.waitFor(async () => expect((await countsOf(id))?.impressions).toBe(1), patiently);
    expect(await shown()).toEqual([]);
    await untilShown('مرة لكل شخص', undefined, { headers: { 'user-agent': `${BROWSER} another` } });
  });

  it('leads to the stored address alone, and counts one click', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const id = await anActiveAd(api, advertiser, { title: 'عنوان محفوظ' });
    const item = await untilShown('عنوان محفوظ');
    const visit = (token: string) => api.call('GET', `/placements/visit/${token}?to=https://evil.example`, { headers });
    for (const _ of [1, 2, 3]) {
      const answer = await visit(item.showing);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://sham-furniture.example/offers']);
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
    }
    expect((await countsOf(id))?.clicks).toBe(1);
    expect((await visit('x'.repeat(110))).statusCode).toBe(404);
    await api.db('advertisements').where({ id }).update({ link: 'https://example.com/عربي' });
    expect((await visit(item.showing)).headers.location).toBe('https://example.com/%D8%B9%D8%B1%D8%A8%D9%8A');
    await api.db('advertisements').where({ id }).update({ status: 'rejected', rejection_reason: 'x' });
    expect((await visit(item.showing)).headers.location).toBe('/');
  });

  it('without an address shows its telephone, whose press is a click', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const id = await anActiveAd(api, advertiser, { link: null, title: 'بلا رابط' });
    const item = await untilShown('بلا رابط');
    expect(item.call).toBe('+963944123456');
    await api.call('POST', '/placements/called', { headers, body: { showing: item.showing } });
    expect((await countsOf(id))?.clicks).toBe(1);
  });
});

describe('counting by many servers at once', () => {
  const views = (id: string, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const who = { userId: null, ip: `198.51.100.${index}`, userAgent: BROWSER };
      const visitor = visitorOf(who, dayOf(new Date()), api.config.auth.secret);
      const token = issueToken(
        { advertisementId: id, visitor, userId: null, issuedAt: Date.now() },
        api.config.auth.secret,
      );
      const view = readToken(token, api.config.auth.secrets);
      if (!view) throw new Error('our own token');
      return { ...view, address: visitor };
    });

  it('spends one day’s share, and no more than the budget over its days', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const id = await anActiveAd(api, advertiser, { days: 2, mostPerPerson: 50 });
    for (const day of [0, 1, 2, 3]) {
      await setClock(api, new Date(Date.now() + day * 86_400_000));
      const seen = views(id, 50);
      await Promise.all(seen.map((view) => countViews(api.db, [view, view])));
      await Promise.all(seen.slice(0, 20).map((view) => countViews(api.db, [view])));
    }
    await setClock(api, new Date());
    expect(await countsOf(id)).toMatchObject({ impressions: 100, spent_cents: 100, days_spent: 2 });
    const days = await api.db('advertisement_days').where({ advertisement_id: id }).orderBy('day');
    expect(days.map(({ cents, impressions, people }) => [Number(cents), impressions, people])).toEqual([
      [50, 50, 50],
      [50, 50, 50],
    ]);
  });

  it('counts few of one address with many browsers, views and clicks, and tells what it left out', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const id = await anActiveAd(api, advertiser, { dailyLimit: 30 });
    const one = views(id, 50).map((view) => ({ ...view, address: 'ab'.repeat(12) }));
    await countViews(api.db, one);
    for (const view of one) await countClick(api.db, view);
    expect(await countsOf(id)).toMatchObject({ impressions: 5, clicks: 5, days_spent: 1 });
    const [day] = await api.db('advertisement_days').where({ advertisement_id: id });
    expect(day).toMatchObject({ impressions_left_out: 45, clicks_left_out: 45 });
    // The competitor's limit is as good as whole, and a second click of a person is none.
    const others = views(id, 40).map((view, i) => ({
      ...view,
      visitor: String(i).padStart(24, '9'),
      address: String(i).padStart(24, '8'),
    }));
    await countViews(api.db, others);
    expect((await countsOf(id))?.impressions).toBe(30);
    const [again] = views(id, 1);
    if (again) await countClick(api.db, { ...again, visitor: one[0]?.visitor ?? '', address: 'cd'.repeat(12) });
    expect((await countsOf(id))?.clicks).toBe(5);
  });

  it('stays within the limit of a day', async () => {
    const advertiser = await anAdvertiser(api, 10_00);
    const id = await anActiveAd(api, advertiser, { dailyLimit: 7 });
    await Promise.all(views(id, 50).map((view) => countViews(api.db, [view])));
    expect((await countsOf(id))?.impressions).toBe(7);
    await vi.waitFor(async () => expect(await shown()).toEqual([]), { timeout: 15_000, interval: 100 });
  });
});
