import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLOCK_HANDLERS } from '#features.ts';
import { aListing, anOffice } from '#testing/factories.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { signedIn, signedInAgain } from '#testing/people.ts';
import { setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';
import { handCreditToOffice } from '../ledger/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(() => setClock(api, '2027-01-31T09:00:00Z'));

/** Somebody without an office who took a plan, and so many public listings. */
async function aSubscriber(plan: string, listings: number) {
  const person = await signedIn(api);
  await credited(api.db, { userId: person.id }, 4_000);
  const body = { plan };
  const { json, statusCode } = await sendMoney(api, '/subscriptions/subscribe', { token: person.token, body });
  expect(statusCode, JSON.stringify(json)).toBe(201);
  for (let i = 0; i < listings; i++) await aListing(api.db, { owner: person, expires_at: '2031-01-01' });
  const get = async (path: string) => {
    const { token } = await signedInAgain(api, person.id, 'regular');
    return (await api.call('GET', path, { token, lang: 'en' })).json.data;
  };
  return { ...person, get };
}

describe('places that were bought', () => {
  it('end with a word before and at the end; what is too much leaves view as at the end of a plan, and comes back', async () => {
    const person = await signedIn(api);
    await credited(api.db, { userId: person.id }, 4_000);
    const pay = async (path: string, body: object) => {
      const { token } = await signedInAgain(api, person.id, 'regular');
      expect((await sendMoney(api, path, { token, body })).statusCode).toBe(201);
    };
    await pay('/payments/pay-with-credits', { purchase: { product: 'listing', slots: 2 } });
    for (let i = 0; i < 5; i++) await aListing(api.db, { owner: person, expires_at: '2031-01-01' });
    const { ends_at } = await rowOf(api.db('listing_slots').orderBy('id', 'desc').first('ends_at'));
    const bell = () => api.db('notifications').where({ user_id: person.id }).orderBy('id').pluck('kind');
    const active = () => api.db('listings').where({ owner_id: person.id, status: 'active' });
    const tickAt = async (days: number) => {
      await setClock(api, new Date(ends_at.getTime() + days * 86_400_000));
      await tick(api.db, CLOCK_HANDLERS, { brand: api.config.brand });
    };
    await tickAt(-2.9);
    await tickAt(-2.5);
    expect([await bell(), (await active()).length]).toEqual([['purchase_paid', 'places_ending'], 5]);
    await tickAt(0.1);
    await tickAt(0.2);
    expect([await bell(), (await active()).length]).toEqual([['purchase_paid', 'places_ending', 'places_ended'], 3]);
    const places = await api.db('listing_slots').orderBy('id', 'desc').first('id');
    const life = await api.db('life_events').where({ subject: places?.id }).orderBy('id').pluck('event');
    expect(life).toEqual(['plan.places_bought', 'plan.places_ended']);
    const gone = await rowOf(api.db('listings').where({ owner_id: person.id, status: 'archived' }));
    const { token } = await signedInAgain(api, person.id, 'regular');
    const confirmed = await api.call('POST', `/listings/${gone.id}/confirm`, { token, body: {} });
    expect(confirmed.json.code).toBe('not_offered');
    await pay('/payments/pay-with-credits', { purchase: { product: 'listing', slots: 1 } });
    expect(await active()).toHaveLength(4);
    await pay('/subscriptions/subscribe', { plan: 'standard_monthly' });
    expect(await active()).toHaveLength(5);
    await setClock(api, new Date());
  });

  it('hold what is confirmed: above them nothing is shown for another term, until something is taken down', async () => {
    const person = await signedIn(api);
    const { token } = person;
    for (let i = 0; i < 4; i++) await aListing(api.db, { owner: person, expires_at: '2031-01-01' });
    const [first, second] = await api.db('listings').where({ owner_id: person.id }).pluck('id');
    const confirm = (id: string | undefined) => api.call('POST', `/listings/${id}/confirm`, { token, body: {} });
    expect((await confirm(first)).json.code).toBe('listing_limit_reached');
    await api.call('PUT', `/listings/${second}/status`, { token, body: { status: 'archived' } });
    expect((await confirm(first)).statusCode).toBe(200);
  });
});

describe('the plan of a personal account', () => {
  it('gives its places, and ends at the three that are free', async () => {
    const person = await aSubscriber('premium_monthly', 5);
    expect((await person.get('/users/quota')).listings).toMatchObject({ unlimited: true, used: 5, freeLimit: 3 });
    expect((await person.get('/subscriptions/current')).freeListingLimit).toBe(3);
    await setClock(api, '2027-03-08T09:00:00Z');
    await tick(api.db, CLOCK_HANDLERS, { brand: api.config.brand });
    const { events } = await person.get('/subscriptions/history');
    expect(events[0]).toMatchObject({ kind: 'lapse', fromPlan: 'Premium monthly' });
    expect(events[0].archived).toHaveLength(2);
    const { notifications } = await person.get('/notifications');
    expect(notifications[0].url).toBe('/dashboard/office/features#plan');
  });

  it('goes on, with its badge, when the person becomes an office', async () => {
    const person = await aSubscriber('premium_monthly', 0);
    const { id } = await anOffice(api.db);
    await api.db('office_members').insert({ office_id: id, user_id: person.id, role: 'owner' });
    await api.db('users').where({ id: person.id }).update({ account_type: 'office' });
    await handCreditToOffice(api.db, person.id, id);
    await api.db.raw('select office_follows_plan(id) from ledger_accounts where office_id = ?', [id]);
    expect(await api.db('offices').where({ id }).first('is_premium')).toEqual({ is_premium: true });
    const { token } = await signedInAgain(api, person.id, 'office');
    const { json } = await api.call('GET', '/subscriptions/active', { token });
    expect(json.data.subscription.plan.code).toBe('premium_monthly');
  });
});
