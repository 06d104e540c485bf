import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { generateListings } from './generate.ts';
import { handInDemo } from './hand-in.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  await generateListings(api.db, 200, () => {});
});
afterAll(() => api.close());

it('the demo’s pending listings wait in the queue and can be decided on, its rejected ones say why', async () => {
  const admin = await signedIn(api, { account_type: 'admin' });
  const pending = await api.db('listings').where({ status: 'pending' }).pluck('id');
  const { json } = await api.call('GET', '/admin/listings/pending?limit=100', { token: admin.token });
  expect(json.data.items.map(({ id }: { id: string }) => id).sort()).toEqual(pending.sort());

  const [id] = pending;
  const detail = await api.call('GET', `/admin/listings/${id}`, { token: admin.token });
  expect(detail.json.data.listing).toMatchObject({ status: 'pending', version: 1, isChange: false });
  const body = { decision: 'approve', version: 1 };
  const decided = await api.call('POST', `/admin/listings/${id}/review`, { token: admin.token, body });
  expect(decided.statusCode).toBe(200);
  expect(await api.db('search_listing').where({ id }).first('id')).toEqual({ id });

  const rejected = await rowOf(api.db('listings').where({ status: 'rejected' }).first('id'));
  const refused = await api.call('GET', `/admin/listings/${rejected.id}`, { token: admin.token });
  expect(refused.json.data.listing.rejection.codes).toEqual(['phone_in_photo']);
  expect(await handInDemo(api.db)).toBe(0);
});
