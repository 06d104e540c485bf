import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { notifyOfDecisions, workJobs } from '#testing/jobs.ts';
import { aPublished } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { matchListings } from './index.ts';

let api: TestApp;
let admin: Signed;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

type Signed = Awaited<ReturnType<typeof signedIn>>;
async function watch(who: Signed, query: string, name: string) {
  const body = { query, name, frequency: 'instant' };
  const { json } = await api.call('POST', '/saved-searches', { token: who.token, body });
  if (!json.success) throw new Error(JSON.stringify(json));
  return json.data.savedSearch.id as string;
}
const mine = async ({ token }: Signed) =>
  (await api.call('GET', '/saved-searches', { token, lang: 'en' })).json.data.items;
const bell = async ({ token }: Signed) =>
  (await api.call('GET', '/notifications', { token, lang: 'en' })).json.data.notifications;

/** As a search looks whose place was called so when it was saved. */
async function pretend(id: string, today: string, then: string, filedUnder?: string) {
  await api.db.raw(
    `update saved_searches set query = replace(query, :today, :then), criteria = replace(criteria::text, :today, :then)::jsonb,
       keys = coalesce((select array_agg(regexp_replace(key, '^[^/]+', :filed)) from unnest(keys) as k (key)
         where :filed <> ''), keys)
     where id = :id`,
    { id, today, then, filed: filedUnder ?? '' },
  );
}
const NOWHERE = '019b7797-1648-78c4-a825-4d946a22c7ff';
async function work() {
  await enqueue(api.db, 'saved_search_places', {});
  await workJobs(api);
}

describe('a saved search for a place that is gone', () => {
  it('widens to the city the quarter lay in, says so once, and finds again', async () => {
    const [me, owner] = [await signedIn(api, { language: 'en' }), await signedIn(api)];
    const id = await watch(me, 'category=apartments&neighborhood=damascus.malki', 'Malki');
    await pretend(id, 'damascus.malki', 'damascus.no-longer', NOWHERE);
    await work();
    await work();
    expect(await mine(me)).toMatchObject([
      { id, name: 'Malki', path: '/properties?category=apartments&city=damascus', filters: ['Apartments', 'Damascus'] },
    ]);
    const told = await bell(me);
    expect(told).toMatchObject([
      {
        title: 'A place in “Malki” has changed',
        content: expect.stringContaining('now covers Damascus.'),
        url: '/properties?category=apartments&city=damascus',
      },
    ]);
    expect(told).toHaveLength(1);
    await aPublished(api, owner, admin);
    await notifyOfDecisions(api);
    await matchListings(api.db);
    expect(await mine(me)).toMatchObject([{ newCount: 1 }]);
  });

  it('keeps the other places it asks for, and only those', async () => {
    const me = await signedIn(api);
    const id = await watch(me, 'neighborhood=damascus.malki,damascus.mezzeh&bedrooms=3', 'Two quarters');
    const { rows } = await api.db.raw(`select id from locations where key = 'damascus.malki'`);
    await pretend(id, 'damascus.malki', 'damascus.no-longer');
    await api.db.raw(
      `update saved_searches set keys = array(select k from unnest(keys) as u (k) where k not like ?)
      where id = ?`,
      [`${rows[0].id}%`, id],
    );
    await work();
    expect(await mine(me)).toMatchObject([{ path: '/properties?bedrooms=3&neighborhood=damascus.mezzeh' }]);
    expect(await bell(me)).toMatchObject([{ content: expect.stringContaining('now covers Mezzeh.') }]);
  });

  it('is one with the search beside it that asks for the same now', async () => {
    const me = await signedIn(api);
    const city = await watch(me, 'city=homs', 'Homs');
    const id = await watch(me, 'neighborhood=homs.al-waer', 'Waer');
    await pretend(id, 'homs.al-waer', 'homs.no-longer', NOWHERE);
    await work();
    expect((await mine(me)).map((fact: { id: string }) => fact.id)).toEqual([city]);
    expect(await bell(me)).toMatchObject([{ content: expect.stringContaining('now covers Homs.') }]);
  });

  it('is paused, and says so, when nothing else was asked for', async () => {
    const me = await signedIn(api);
    const id = await watch(me, 'province=aleppo', 'Up north');
    await pretend(id, 'aleppo', 'no-longer', NOWHERE);
    await work();
    await work();
    expect(await mine(me)).toMatchObject([{ id, paused: true }]);
    const told = await bell(me);
    expect(told).toMatchObject([{ title: '“Up north” was paused', url: '/dashboard/saved-searches' }]);
    expect(told).toHaveLength(1);
  });

  it('goes on under the new key of a place that was only renamed, and nobody is bothered', async () => {
    const me = await signedIn(api);
    const id = await watch(me, 'neighborhood=damascus.mezzeh&minPrice=5', 'Mezzeh');
    await pretend(id, '"damascus.mezzeh"', '"damascus.mazzeh"');
    await pretend(id, 'damascus.mezzeh&', 'damascus.mazzeh&');
    await api.db('saved_searches').where({ id }).update({ query: 'minPrice=5&neighborhood=damascus.mazzeh' });
    await work();
    expect(await mine(me)).toMatchObject([{ path: '/properties?minPrice=5&neighborhood=damascus.mezzeh' }]);
    expect(await bell(me)).toEqual([]);
  });

  it('widens to the town of a street that the newer map has no more', async () => {
    const [me, other] = [await signedIn(api, { language: 'en' }), await signedIn(api)];
    const known = 'damascus.gibran-khalil-gibran-street';
    const id = await watch(me, `category=apartments&street=${known}`, 'My street');
    await watch(other, `street=${known}`, 'Still there');
    await pretend(id, known, 'damascus.no-longer');
    await work();
    expect(await mine(me)).toMatchObject([{ path: '/properties?category=apartments&city=damascus' }]);
    expect(await bell(me)).toMatchObject([{ content: expect.stringContaining('now covers Damascus.') }]);
    expect([await mine(other), await bell(other)]).toMatchObject([[{ path: `/properties?street=${known}` }], []]);
  });

  it('keeps the other streets it asks for', async () => {
    const me = await signedIn(api, { language: 'en' });
    const [first, second] = await api.db('streets').where('key', 'like', 'damascus.%').orderBy('key').limit(2);
    const id = await watch(me, `street=${first?.key},${second?.key}`, 'Two streets');
    await pretend(id, second?.key ?? '', 'damascus.no-longer');
    await work();
    expect(await mine(me)).toMatchObject([{ path: `/properties?street=${first?.key}` }]);
    expect(await bell(me)).toHaveLength(1);
  });
});
