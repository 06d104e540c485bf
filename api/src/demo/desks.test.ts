import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { seedDesks } from './desks.ts';
import { generateListings } from './generate.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  await generateListings(api.db, 400, () => {});
  await seedDesks(api.db);
});
afterAll(() => api.close());

it('gives administrators stopped accounts, appeals that wait and a log, once', async () => {
  const admin = await signedIn(api, { account_type: 'admin' });
  const read = async (path: string) => (await api.call('GET', path, { token: admin.token, lang: 'ar' })).json.data;
  const { appeals } = await read('/admin/appeals');
  expect(new Set(appeals.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['rejection', 'suspension']));
  expect(appeals.every(({ isForAnother }: { isForAnother: boolean }) => !isForAnother)).toBe(true);
  expect((await read('/admin/appeals?state=denied')).appeals).toHaveLength(1);
  expect((await read('/admin/users?status=suspended')).users.length).toBeGreaterThan(0);
  const acts = await api.db('audit_log').count();
  await seedDesks(api.db);
  expect(await api.db('audit_log').count()).toEqual(acts);

  const body = { decision: 'grant' };
  for (const { id } of appeals) {
    const { statusCode, json } = await api.call('POST', `/admin/appeals/${id}/decide`, { token: admin.token, body });
    expect([200, 409], JSON.stringify(json)).toContain(statusCode);
  }
});
