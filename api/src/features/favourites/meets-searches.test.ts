import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from '#mail/mailer.ts';
import { aListing } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { deliverAlerts, matchListings } from '../saved-searches/index.ts';
import { notifyFavourites } from './index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Signed = Awaited<ReturnType<typeof signedIn>>;
type Names = Partial<Record<string, Record<string, unknown>>>;

const FLATS = { A: 'category=apartments', B: 'category=apartments&province=damascus', C: 'city=damascus' };

async function keep(method: 'PUT' | 'DELETE', { token }: { token: string }, { id }: { id: string }) {
  const { statusCode } = await api.call(method, `/users/lists/favourites/${id}`, {
    token,
    ...(method === 'PUT' && { body: {} }),
  });
  expect(statusCode).toBe(200);
}

/** A flat at 85,000 that nobody else's searches know. */
async function aFlat() {
  // A listing of another test would be new to theirs.
  await api.db('saved_searches').delete();
  return aListing(api.db, { title_en: 'Flat in Mezzeh', price: 85_000 });
}
async function save({ token }: Signed, searches: Names) {
  for (const [name, values] of Object.entries(searches)) {
    const body = { query: FLATS[name as keyof typeof FLATS], name, frequency: 'instant', ...values };
    await api.call('POST', '/saved-searches', { token, body });
  }
}
/** Somebody whose searches of these names, and a favourite, meet in one listing. */
async function aMeeting(searches: Names) {
  const listing = await aFlat();
  const me = await signedIn(api, { language: 'en' });
  await save(me, searches);
  await asks(listing, 85_000);
  await keep('PUT', me, listing);
  return { me, listing };
}
/** As an approved change leaves it: the price, and the row of its history. */
const asks = ({ id: listing_id }: { id: string }, price: number) =>
  api.db.transaction(async (trx) => {
    const at = trx.raw('clock_timestamp()');
    await trx('listing_price_history').insert({ listing_id, price_cents: price * 100, price_currency: 'USD', at });
    await trx('listings')
      .where({ id: listing_id })
      .update({ price_cents: price * 100 });
  });
const falls = (listing: { id: string }, price = 78_000) => asks(listing, price);
const bell = async ({ token }: Signed) =>
  (await api.call('GET', '/notifications', { token, lang: 'en' })).json.data.notifications;
const titles = async (who: Signed) => (await bell(who)).map(({ title }: { title: string }) => title);
async function told(who: Signed) {
  await matchListings(api.db);
  return toldBy(await workJobs(api), who);
}
async function toldBy(all: Awaited<ReturnType<typeof workJobs>>, who: Signed) {
  const mails = all.filter(({ to }) => to === who.email);
  return { titles: await titles(who), mails, subjects: mails.map(({ subject }) => subject) };
}
const click = async (address = '') => {
  const { pathname, search } = new URL(address);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = pathname.replace(/^\/api/, '') + search;
  return api.call('POST', path, { headers, body: Buffer.from('List-Unsubscribe=One-Click') });
};
const deliver = () => deliverAlerts({ db: api.db, config: api.config, mailer: createMailer(api.config) });
const WITHOUT = { favourites: { email: false, push: false } };
const BOTH = 'A price drop in your favorites and in “A”';
const ALONE = 'A price drop in “A”';
const FAVOURITE = 'A price drop in your favorites';

describe('three searches and a favourite that meet in one listing', { timeout: 60_000 }, () => {
  it('are one bell and one mail that names them, whichever job comes first', async () => {
    for (const first of [matchListings, notifyFavourites]) {
      const { me, listing } = await aMeeting({ A: {}, B: {}, C: {} });
      await falls(listing);
      await first(api.db);
      const { mails, subjects } = await told(me);
      const title = 'A price drop in your favorites and in “A”, “B” and “C”';
      expect(subjects).toEqual([title]);
      expect(await bell(me)).toMatchObject([
        { title, content: '“Flat in Mezzeh”: now $78,000 · was $85,000 ($7,000 less)' },
      ]);
      expect(mails[0]?.text).toContain('$78,000 · was $85,000 ($7,000 less)');
      expect(mails[0]?.text.match(/Stop emails[^\n]*/g)).toEqual([
        'Stop emails: News about your favorites:',
        ...['A', 'B', 'C'].map((name) => `Stop emails for “${name}”:`),
      ]);
      expect(mails[0]?.text).toContain('stops the first of these alone');
      await falls(listing, 70_000);
      expect((await told(me)).subjects).toHaveLength(2);
    }
  });

  it('are told once by two workers at once, and by as many takers', async () => {
    const { me, listing } = await aMeeting({ A: {}, B: {} });
    for (const price of [80_000, 75_000, 70_000]) {
      await falls(listing, price);
      await Promise.all([
        notifyFavourites(api.db),
        matchListings(api.db),
        deliver(),
        notifyFavourites(api.db),
        deliver(),
      ]);
    }
    const { titles: bells, subjects } = await told(me);
    // Told as one whenever the delivery came by; never apart.
    expect(new Set(bells)).toEqual(new Set(['A price drop in your favorites and in “A” and “B”']));
    expect(subjects).toEqual(bells);
    const alerts = await api
      .db('saved_search_alerts as a')
      .join('saved_searches as s', 's.id', 'a.search_id')
      .where('s.user_id', me.id);
    expect(alerts.every(({ delivery_id }) => delivery_id !== null)).toBe(true);
  });

  it('without a favourite are one message too, and each its own way out', async () => {
    const { me, listing } = await aMeeting({ A: {}, B: {} });
    await keep('DELETE', me, listing);
    await falls(listing);
    const { mails, titles: bells } = await told(me);
    expect(bells).toEqual(['A price drop in “A” and “B”']);
    expect(mails.map(({ subject }) => subject)).toEqual(['1 price drop for “A” and “B”']);
    expect((await click(mails[0]?.unsubscribe)).json.data).toEqual({ name: 'A', subscribed: false });
    await falls(listing, 70_000);
    expect((await told(me)).subjects[0]).toBe('Price drop: B');
  });
});

describe('whoever switched one of the two off', { timeout: 60_000 }, () => {
  const choices: [why: string, searches: Names, columns: object, mails: string[], bells: string[]][] = [
    ['the mails of favourites', { A: {} }, { notification_preferences: WITHOUT }, ['Price drop: A'], [BOTH]],
    ['the mails of the search', { A: { byEmail: false } }, {}, [FAVOURITE], [BOTH]],
    ['the bell of the search', { A: { inApp: false } }, {}, [BOTH], [FAVOURITE]],
    ['all mails', { A: { byEmail: false } }, { notification_preferences: WITHOUT }, [], [BOTH]],
    ['the mails of one search', { A: {}, B: { byEmail: false } }, {}, [BOTH], [`${BOTH} and “B”`]],
  ];
  it('has the other alone', async () => {
    const listing = await aFlat();
    const people: Signed[] = [];
    for (const [, searches, columns] of choices) {
      const person = await signedIn(api, { language: 'en', ...columns });
      await save(person, searches);
      people.push(person);
    }
    await asks(listing, 85_000);
    for (const person of people) await keep('PUT', person, listing);
    await falls(listing);
    await matchListings(api.db);
    const mails = await workJobs(api);
    const heard = await Promise.all(people.map((person) => toldBy(mails, person)));
    expect(heard.map(({ subjects, titles: bells }, nth) => [choices[nth]?.[0], subjects, bells])).toEqual(
      choices.map(([why, , , subjects, bells]) => [why, subjects, bells]),
    );
  });

  it('by the mail’s button ends the favourites, which it names first, and hears of the search as before', async () => {
    const { me, listing } = await aMeeting({ A: {} });
    await falls(listing);
    const { mails } = await told(me);
    expect((await click(mails[0]?.unsubscribe)).json.data).toMatchObject({ subscribed: false });
    await falls(listing, 70_000);
    expect((await told(me)).subjects).toEqual(['Price drop: A', BOTH]);
  });

  it('after the message was made still has the other alone', async () => {
    const { me, listing } = await aMeeting({ A: {} });
    await falls(listing);
    await notifyFavourites(api.db);
    const [search] = (await api.call('GET', '/saved-searches', { token: me.token })).json.data.items;
    await api.call('DELETE', `/saved-searches/${search.id}`, { token: me.token });
    const { subjects, titles: bells } = await told(me);
    expect([subjects, bells]).toEqual([[FAVOURITE], [FAVOURITE]]);
  });
});

describe('a favourite and a search that are not told at the same time', { timeout: 60_000 }, () => {
  it('a digest: the favourite at once, the digest at its time and whole', async () => {
    const { me, listing } = await aMeeting({ A: { frequency: 'daily' } });
    await falls(listing);
    expect((await told(me)).subjects).toEqual([FAVOURITE]);
    await api.db('saved_searches').where({ user_id: me.id }).update({ due_at: new Date() });
    await deliver();
    const { subjects, titles: bells } = await told(me);
    expect([subjects, bells]).toEqual([
      ['Price drop: A', FAVOURITE],
      [ALONE, FAVOURITE],
    ]);
  });

  it.each<[why: string, change: (met: Awaited<ReturnType<typeof aMeeting>>) => Promise<unknown>, bells: string[]]>([
    ['one message of both', async () => {}, [BOTH]],
    [
      'of the search alone, where it is no favourite by then',
      ({ me, listing }) => keep('DELETE', me, listing),
      [ALONE],
    ],
    ['nothing, where the price is up again', ({ listing }) => falls(listing, 90_000), []],
  ])('quiet hours: at their end %s', async (_, change, bells) => {
    const hour = (new Date().getUTCHours() + 3) % 24;
    const quietHours = { from: hour, until: (hour + 2) % 24 };
    const { me, listing } = await aMeeting({ A: {} });
    await api.call('PUT', '/saved-searches/quiet-hours', { token: me.token, body: { quietHours } });
    await falls(listing);
    await notifyFavourites(api.db);
    expect(await told(me)).toEqual({ titles: [], mails: [], subjects: [] });
    await change({ me, listing });
    await api.call('PUT', '/saved-searches/quiet-hours', { token: me.token, body: { quietHours: null } });
    for (const table of ['saved_searches', 'favourite_falls'])
      await api.db(table).where({ user_id: me.id }).whereNotNull('due_at').update({ due_at: new Date() });
    await deliver();
    expect(await titles(me)).toEqual(bells);
  });
});
