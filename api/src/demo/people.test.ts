import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { generateListings } from './generate.ts';

const FICTIONAL = /^\+96390[01]\d{6}$/;

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  await generateListings(api.db, 60, () => {});
});
afterAll(() => api.close());

it('demo sellers can be called and written to, on numbers nobody has', async () => {
  const phones = await api.db('users').where('phone', 'is not', null).pluck('phone');
  expect(phones.length).toBeGreaterThan(60);
  expect(phones.filter((phone) => phone === null || !FICTIONAL.test(phone))).toEqual([]);

  const { id } = await api
    .db('search_listing as s')
    .join('listings as l', 'l.id', 's.id')
    .where('l.show_phone', true)
    .first('s.id');
  expect((await api.get(`/listings/${id}`)).json.data).toMatchObject({ showPhone: true, hasWhatsapp: true });
  const visitor = await aMember(api);
  const { json } = await api.call('POST', `/listings/${id}/contact`, { token: visitor.token, body: {} });
  expect(json.data.phone).toMatch(FICTIONAL);
  expect(json.data.whatsapp).toContain(json.data.phone.slice(1));
});

it('people of an earlier demo get their number, one who has another keeps it', async () => {
  const [without, changed] = await api
    .db('users')
    .where('phone', 'like', '+963900%')
    .orderBy('phone')
    .select('id', 'phone');
  await api.db('users').where({ id: without?.id }).update({ phone: null });
  await api.db('users').where({ id: changed?.id }).update({ phone: '+963112345678' });
  await generateListings(api.db, 60, () => {});
  expect(await api.db('users').where({ id: without?.id }).first('phone')).toEqual({ phone: without?.phone });
  expect(await api.db('users').where({ id: changed?.id }).first('phone')).toEqual({ phone: '+963112345678' });
});
