import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn, signedInAgain } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { seedContacts } from './contacts.ts';
import { generateListings } from './generate.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  await generateListings(api.db, 200, () => {});
  await seedContacts(api.db);
});
afterAll(() => api.close());

const TABLES = ['leads', 'lead_messages', 'viewings', 'listing_reports', 'office_applications'] as const;
const rows = () => Promise.all(TABLES.map((table) => api.db(table).orderBy('id')));

it('the demo’s desks have leads, viewings, reports and applications to work on', async () => {
  const admin = await signedIn(api, { account_type: 'admin' });
  const { data } = (await api.call('GET', '/users/waiting', { token: admin.token })).json;
  expect(data).toMatchObject({ reports: 6, applications: 3 });
  const asked = api.db('leads').where({ status: 'new' }).limit(1).select('owner_id');
  const { id, account_type } = await rowOf(api.db('users').whereIn('id', asked).first('id', 'account_type'));
  const { token } = await signedInAgain(api, id, account_type);
  const { items } = (await api.call('GET', '/leads?box=received', { token })).json.data;
  expect(items.some(({ status }: { status: string }) => status === 'new')).toBe(true);
  expect(await api.db('viewings').pluck('status')).toEqual(
    expect.arrayContaining(['completed', expect.stringMatching(/pending|scheduled/)]),
  );
});

it('a second run writes nothing', async () => {
  const before = await rows();
  await seedContacts(api.db);
  expect(await rows()).toEqual(before);
});
