import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAnnouncementForm } from '#testing/announcements.ts';
import { aListing } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { codeProofOf, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { Announcement } from './contract.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;
let api: TestApp;
let admin: Person & { proof: string };
const anAdmin = async () => {
  const person = await signedIn(api, { account_type: 'admin', language: 'en' });
  return { ...person, proof: await codeProofOf(api, person.token) };
};
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin();
});
afterAll(() => api.close());

const announce = (form: object, by = admin) =>
  api.call('POST', '/admin/announcements', {
    token: by.token,
    lang: 'en',
    body: form,
    headers: { 'x-proof': by.proof },
  });
const stop = (id: string) =>
  api.call('POST', `/admin/announcements/${id}/stop`, { token: admin.token, lang: 'en', body: {} });
const count = async (audience: object) =>
  (
    await api.call('POST', '/admin/announcements/count', {
      token: admin.token,
      lang: 'en',
      body: { topic: 'all', subjectId: null, isPromotion: false, ...audience },
    })
  ).json;
/** The minute in which it can be taken back is over. */
async function afterUndo() {
  await api.owner.raw('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  return workJobs(api);
}
const log = async (): Promise<Announcement[]> =>
  (await api.call('GET', '/admin/announcements', { token: admin.token, lang: 'en' })).json.data.announcements;
const toldOf = async (id: string) => (await log()).find((row) => row.id === id);
const bellOf = async ({ token }: Person, lang: 'ar' | 'en' = 'en') =>
  (await api.call('GET', '/notifications', { token, lang })).json.data.notifications.map(
    ({ title, content, url }: Record<string, string>) => ({ title, content, url }),
  );
const idOf = async (table: 'locations' | 'categories', where: object): Promise<string> =>
  (await rowOf(api.db(table).where(where).first('id'))).id;

describe('an announcement', () => {
  it('reaches everybody of its topic in their language, a minute later, and is logged', async () => {
    const [person, office] = [await signedIn(api), await signedIn(api, { account_type: 'office' })];
    const form = anAnnouncementForm({ topic: 'office', url: '/pricing' });
    const { statusCode, json } = await announce(form);
    expect(statusCode, JSON.stringify(json)).toBe(201);
    expect(json.data.announcement).toMatchObject({ state: 'waiting', told: 0, author: { id: admin.id } });

    await workJobs(api);
    expect(await bellOf(office)).toEqual([]);
    const mails = await afterUndo();
    expect(await bellOf(office)).toEqual([{ title: form.titleEn, content: form.textEn, url: '/pricing' }]);
    expect((await bellOf(office, 'ar'))[0]).toMatchObject({ title: form.titleAr, content: form.textAr });
    expect(await bellOf(person)).toEqual([]);
    expect(mails.filter(({ subject }) => subject.includes(form.titleEn))).toEqual([]);
    const told = await toldOf(form.id);
    expect(told).toMatchObject({ state: 'sent', people: 1, told: 1 });
    expect(told?.endedAt).not.toBeNull();
  });

  it('waits its minute by the machine’s time where the site’s clock was moved', async () => {
    await api.owner('app_clock').update({ shift: '40 days' });
    const { statusCode } = await announce(anAnnouncementForm({ topic: 'admin' }), await anAdmin());
    expect(statusCode).toBe(201);
    const waits = await api.owner.raw<{ rows: { seconds: number }[] }>(
      `select cast(extract(epoch from run_at - clock_timestamp()) as float) as seconds
       from graphile_worker.jobs where task_identifier = 'announce' order by id desc limit 1`,
    );
    await api.owner('app_clock').update({ shift: '0' });
    expect(waits.rows[0]?.seconds).toBeGreaterThan(0);
    expect(waits.rows[0]?.seconds).toBeLessThanOrEqual(60);
    await afterUndo();
  });

  it('is the same one when it is sent again after a lost answer', async () => {
    const person = await signedIn(api);
    const form = anAnnouncementForm({ topic: 'regular' });
    expect((await announce(form)).statusCode).toBe(201);
    expect((await announce(form)).statusCode).toBe(201);
    await afterUndo();
    expect(await bellOf(person)).toHaveLength(1);
  });

  it('that is stopped within the minute reaches nobody, and one that has ended cannot be stopped', async () => {
    const person = await signedIn(api);
    const form = anAnnouncementForm();
    await announce(form);
    expect((await stop(form.id)).json.data.announcement).toMatchObject({ state: 'stopped', told: 0 });
    await afterUndo();
    expect(await bellOf(person)).toEqual([]);
    expect((await stop(form.id)).json).toMatchObject({ statusCode: 409, code: 'announcement_ended' });
    expect((await stop(anAnnouncementForm().id)).json).toMatchObject({ code: 'announcement_not_found' });
  });

  it('tells nobody who was banned or has left, or twice after a worker died', async () => {
    const [banned, told, untold] = [await signedIn(api), await signedIn(api), await signedIn(api)];
    await api.db('users').where({ id: banned.id }).update({ banned_at: new Date(), ban_reason: 'x' });
    const form = anAnnouncementForm({ topic: 'regular' });
    await announce(form);
    // As a worker leaves it that died behind the first of the two.
    await api.db('announcements').where({ id: form.id }).update({ after_id: told.id, told: 1 });
    await afterUndo();
    expect([await bellOf(told), await bellOf(untold)].map(({ length }) => length)).toEqual([0, 1]);
    expect(await api.db('notifications').where({ user_id: banned.id })).toEqual([]);
  });

  it('asks for a code, a topic that is there, and words in both languages', async () => {
    const plain = { token: admin.token, lang: 'en', body: anAnnouncementForm() } as const;
    expect((await api.call('POST', '/admin/announcements', plain)).json.code).toBe('proof_required');
    const strange = { topic: 'city', subjectId: anAnnouncementForm().id };
    expect((await announce(anAnnouncementForm(strange))).json.code).toBe('announcement_topic_unknown');
    expect(await count(strange)).toMatchObject({ code: 'announcement_topic_unknown' });
    for (const wrong of [{ topic: 'city' }, { titleAr: ' ' }, { url: '//evil.test' }, { url: 'https://evil.test' }])
      expect((await announce(anAnnouncementForm(wrong))).statusCode, JSON.stringify(wrong)).toBe(400);
    const empty = { topic: 'city', subjectId: await idOf('locations', { key: 'homs', kind: 'city' }) };
    expect((await announce(anAnnouncementForm(empty))).json.code).toBe('announcement_nobody');
  });
});

describe('the topic of a city or a category', () => {
  it('is whoever keeps a search there, saved a listing or offers one', async () => {
    const city = await idOf('locations', { key: 'damascus', kind: 'city' });
    const category = await idOf('categories', { slug: 'apartments' });
    const [owner, saver, searcher, stranger] = await Promise.all([
      signedIn(api),
      signedIn(api),
      signedIn(api),
      signedIn(api),
    ]);
    const listing = await aListing(api.db, {
      owner_id: owner.id,
      city_id: city,
      category_id: category,
      status: 'active',
    });
    await aListing(api.db, { owner_id: stranger.id, city_id: city, category_id: category, status: 'archived' });
    await api.db('favourites').insert({ user_id: saver.id, listing_id: listing.id });
    await api.db('saved_searches').insert({
      user_id: searcher.id,
      ...{ name: 'x', query: 'x=1', frequency: 'daily', criteria: { conditions: [] } },
      keys: [`${city}/${category}/*`],
    });
    for (const audience of [
      { topic: 'city', subjectId: city },
      { topic: 'category', subjectId: category },
      { topic: 'category', subjectId: await idOf('categories', { slug: 'real-estate' }) },
    ])
      expect((await count(audience)).data, audience.topic).toMatchObject({ people: 3 });
    const form = anAnnouncementForm({ topic: 'city', subjectId: city });
    expect((await announce(form)).json.data.announcement).toMatchObject({ subject: 'Damascus', people: 3 });
    await afterUndo();
    const told = await Promise.all([owner, saver, searcher, stranger].map((person) => bellOf(person)));
    expect(told.map(({ length }) => length)).toEqual([1, 1, 1, 0]);
  });
});

describe('the topic of saved searches', () => {
  const saved = (userId: string, keys: string[], over: object = {}) =>
    api.db('saved_searches').insert({
      user_id: userId,
      ...{ name: 'x', query: `x=${keys}`, frequency: 'daily', criteria: { conditions: [] } },
      keys,
      ...over,
    });

  it('is whoever keeps one that asks for all of it and is not paused, whatever else they saved', async () => {
    const city = await idOf('locations', { key: 'aleppo', kind: 'city' });
    const [province_id, neighborhood_id] = [
      await idOf('locations', { key: 'aleppo', kind: 'province' }),
      await idOf('locations', { parent_id: city }),
    ];
    const above = await idOf('categories', { slug: 'real-estate' });
    const category = await idOf('categories', { slug: 'apartments' });
    const [renter, buyer, anywhere, split, paused, owner] = await Promise.all([
      ...Array.from({ length: 6 }, () => signedIn(api)),
    ] as Promise<Person>[]);
    if (!renter || !buyer || !anywhere || !split || !paused || !owner) throw new Error('six people');
    await saved(renter.id, [`${neighborhood_id}/${category}/rent`, `${neighborhood_id}/${category}/sale`]);
    await saved(buyer.id, [`${city}/${category}/sale`]);
    await saved(anywhere.id, [`*/${category}/rent`]);
    await saved(split.id, [`${city}/*/rent`]);
    await saved(split.id, [`*/${category}/*`]);
    await saved(paused.id, [`${city}/${category}/rent`], { paused_at: new Date() });
    const place = { province_id, city_id: city, neighborhood_id };
    await aListing(api.db, { owner_id: owner.id, ...place, category_id: category, status: 'active' });

    const peopleOf = async (search: object) =>
      (await count({ topic: 'saved_search', search: { cityId: null, categoryId: null, deal: null, ...search } })).data
        .people;
    expect(await peopleOf({ cityId: city })).toBe(3);
    expect(await peopleOf({ cityId: city, categoryId: category })).toBe(2);
    expect(await peopleOf({ deal: 'rent' })).toBe(3);
    const search = { cityId: city, categoryId: above, deal: 'rent' };
    const form = anAnnouncementForm({ topic: 'saved_search', search, isPromotion: true });
    expect((await announce(form)).json.data.announcement).toMatchObject({
      people: 1,
      subject: 'Aleppo · Real estate · Rent',
    });
    await afterUndo();
    const told = await Promise.all([renter, buyer, anywhere, split, paused, owner].map((person) => bellOf(person)));
    expect(told.map(({ length }) => length)).toEqual([1, 0, 0, 0, 0, 0]);
    await api
      .db('users')
      .where({ id: renter.id })
      .update({
        notification_preferences: JSON.stringify({ promotions: { email: false, push: false } }),
      });
    expect((await announce({ ...form, id: anAnnouncementForm().id })).json.code).toBe('announcement_nobody');
    expect(await toldOf(form.id)).toMatchObject({ state: 'sent', told: 1 });
  });

  it('names something that is there, and only its own topic does', async () => {
    const nothing = { cityId: null, categoryId: null, deal: null };
    for (const search of [null, nothing]) expect((await count({ topic: 'saved_search', search })).statusCode).toBe(400);
    expect((await count({ search: { ...nothing, deal: 'rent' } })).statusCode).toBe(400);
    const strange = { ...nothing, deal: 'theft' };
    expect(await count({ topic: 'saved_search', search: strange })).toMatchObject({
      code: 'announcement_topic_unknown',
    });
  });
});

describe('a promotion', () => {
  it('goes by mail and to the bell of whoever wants promotions, and to nobody else', async () => {
    const promotions = (email: boolean, push: boolean) => JSON.stringify({ promotions: { email, push } });
    const people = await Promise.all(
      [promotions(true, true), promotions(false, true), promotions(false, false)].map((notification_preferences) =>
        signedIn(api, { account_type: 'office', notification_preferences, language: 'en' }),
      ),
    );
    const others = await api.db('users').where({ account_type: 'office' }).count({ count: '*' }).first();
    const before = await count({ topic: 'office' });
    expect(before.data.people).toBe(Number(others?.count));
    expect(before.data.mails).toBe(0);
    expect((await count({ topic: 'office', isPromotion: true })).data.people).toBe(before.data.people - 1);
    const form = anAnnouncementForm({ topic: 'office', isPromotion: true, titleEn: 'Half price until Sunday' });
    await announce(form);
    const mails = await afterUndo();
    const bells = await Promise.all(people.map((person) => bellOf(person)));
    expect(bells.map(({ length }) => length)).toEqual([1, 1, 0]);
    const sent = mails.filter(({ subject }) => subject.includes('Half price')).map(({ to }) => to);
    expect(sent).toContain(people[0]?.email);
    expect(sent).not.toContain(people[1]?.email);
  });
});
