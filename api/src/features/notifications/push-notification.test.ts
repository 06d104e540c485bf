import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rowOf } from '@diyar/db/row-of';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unlockDeadWorkers } from '#jobs/worker-locks.ts';
import { workJobs } from '#testing/jobs.ts';
import { signedIn, signedInAgain } from '#testing/people.ts';
import { aBrowser, pushService, VAPID } from '#testing/push-service.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { LOADER } from '../../../../scripts/lib/loader.ts';
import { notify, notifyAll } from './index.ts';

let api: TestApp;
let service: Awaited<ReturnType<typeof pushService>>;
beforeAll(async () => {
  service = await pushService();
  api = await testApp({ VAPID_PRIVATE_KEY: VAPID });
});
afterAll(async () => {
  await api.close();
  await service.close();
});
beforeEach(() => {
  service.posted.length = 0;
});

type Signed = { id: string; token: string };
async function deviceOf({ token }: Pick<Signed, 'token'>, language: 'ar' | 'en' = 'ar') {
  const browser = aBrowser(service.origin);
  await api.call('PUT', '/notifications/push', { token, body: { ...browser.subscription, language } });
  const posts = () => service.posted.filter(({ path }) => path === browser.path);
  return { ...browser, posts, messages: () => posts().map(({ body }) => JSON.parse(browser.read(body).toString())) };
}
const lead = (userId: string) => ({
  userId,
  type: 'lead' as const,
  kind: 'lead_new' as const,
  parameters: { name: 'سامر', title: 'شقة في المزة' },
  url: '/dashboard/favorites',
});
const deviceRows = ({ id }: Signed) => api.db('push_subscriptions').where({ user_id: id });
const waiting = async () => (await api.db.raw('select attempts from graphile_worker._private_jobs')).rows;
const again = () => api.owner.raw('update graphile_worker._private_jobs set run_at = now()');

describe('a notification on devices', () => {
  it('reaches each device of its reader, in its language, sealed for it and signed by the site', async () => {
    const me = await signedIn(api);
    const other = await signedInAgain(api, me.id, 'regular');
    const [phone, desk] = [await deviceOf(me), await deviceOf(other, 'en')];
    await notify(api.db, lead(me.id));
    await workJobs(api);
    const { id } = await rowOf(api.db('notifications').where({ user_id: me.id }));
    const shared = { url: '/dashboard/favorites', tag: id.replaceAll('-', '') };
    expect(phone.messages()).toEqual([
      { title: 'استفسار جديد من سامر', body: 'عن إعلانك «شقة في المزة».', lang: 'ar', ...shared },
    ]);
    expect(desk.messages()).toMatchObject([{ title: 'A new inquiry from سامر', lang: 'en', ...shared }]);
    const { headers, body } = phone.posts()[0] ?? {};
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', topic: shared.tag });
    expect(body?.toString('latin1')).not.toContain('dashboard');
    const [, token = '', k = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(String(headers?.authorization)) ?? [];
    const point = Buffer.from(k, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
    expect(payload).toMatchObject({ aud: service.origin, sub: `mailto:${api.config.contact.email}` });
    expect((await deviceRows(me)).every(({ sent_at }) => sent_at !== null)).toBe(true);
  });

  it('is not sent when its reader declined the kind, read it, deleted it, or left the device', async () => {
    const declines = await signedIn(api, { notification_preferences: { newLead: { email: true, push: false } } });
    const [reads, deletes, leaves, banned] = await Promise.all([1, 2, 3, 4].map(() => signedIn(api)));
    const people = [declines, reads, deletes, leaves, banned].filter((person) => person !== undefined);
    for (const person of people) await deviceOf(person);
    await notifyAll(
      api.db,
      people.map(({ id }) => lead(id)),
    );
    await api.call('PUT', '/notifications/read-all', { token: reads?.token, body: {} });
    await api.db('notifications').where({ user_id: deletes?.id }).delete();
    await api.db('sessions').where({ user_id: leaves?.id }).update({ ended_at: new Date(), end_reason: 'logout' });
    await api.db('users').where({ id: banned?.id }).update({ banned_at: new Date(), ban_reason: 'spam' });
    await workJobs(api);
    expect(service.posted).toEqual([]);
  });

  it('ends with the session: log-out on one device leaves the other', async () => {
    const me = await signedIn(api);
    const other = await signedInAgain(api, me.id, 'regular');
    const [phone, desk] = [await deviceOf(me), await deviceOf(other)];
    await api.call('POST', '/auth/logout', { token: me.token, body: {} });
    await notify(api.db, lead(me.id));
    await workJobs(api);
    expect([phone.posts().length, desk.posts().length]).toEqual([0, 1]);
  });

  it('of a favourite and searches that meet in it is one, and the other alone where one of the two was declined', async () => {
    const declines = (stream: string) => ({ [stream]: { email: true, push: false } });
    const chosen = [
      {},
      declines('favourites'),
      declines('savedSearches'),
      { ...declines('favourites'), ...declines('savedSearches') },
    ];
    const titles = [];
    for (const notification_preferences of chosen) {
      const me = await signedIn(api, { notification_preferences });
      const device = await deviceOf(me, 'en');
      await notify(api.db, {
        ...{ userId: me.id, type: 'listing', kind: 'favourite_and_search_fall' },
        parameters: {
          name: 'A',
          second: 'B',
          third: 'C',
          more: 2,
          titleAr: 'شقة',
          titleEn: 'Flat',
          amount: 70,
          was: 80,
        },
      });
      await workJobs(api);
      titles.push(device.messages().map(({ title }) => title));
    }
    expect(titles).toEqual([
      ['A price drop in your favorites and in “A”, “B”, “C” and 2 more'],
      ['A price drop in “A”, “B”, “C” and 2 more'],
      ['A price drop in your favorites'],
      [],
    ]);
  });

  it('of a saved search has a choice of its own, and waits for the end of quiet hours', async () => {
    const off = { savedSearches: { email: true, push: false } };
    const [wants, declines, sleeps] = [
      await signedIn(api),
      await signedIn(api, { notification_preferences: off }),
      await signedIn(api),
    ];
    const [heard, silent, later] = [await deviceOf(wants), await deviceOf(declines), await deviceOf(sleeps)];
    const found = (userId: string) => ({
      userId,
      type: 'listing' as const,
      kind: 'saved_search_several' as const,
      parameters: { name: 'بيت بالشام', listings: 3 },
    });
    await notifyAll(api.db, [found(wants.id), found(declines.id), { ...found(sleeps.id), waitMs: 3_600_000 }]);
    await workJobs(api);
    expect([heard.posts().length, silent.posts().length, later.posts().length]).toEqual([1, 0, 0]);
    await again();
    await workJobs(api);
    expect(later.messages()).toMatchObject([{ title: '3 إعلانات جديدة لبحثك «بيت بالشام»' }]);
  });

  it('is of no kind that is told in the bell alone', async () => {
    const me = await signedIn(api);
    const device = await deviceOf(me);
    await notify(api.db, { userId: me.id, type: 'boost', kind: 'boost_ended', parameters: { title: 'شقة' } });
    await workJobs(api);
    expect(device.posts()).toEqual([]);
  });

  it.each([404, 410])('forgets a device that its service answers %i of', async (status) => {
    const me = await signedIn(api);
    const device = await deviceOf(me);
    service.answer(device.path, status);
    await notify(api.db, lead(me.id));
    await workJobs(api);
    expect([device.posts().length, await deviceRows(me)]).toEqual([1, []]);
  });

  it('is tried once more when the service is unwell, and then no more', async () => {
    const [lucky, unlucky] = [await signedIn(api), await signedIn(api)];
    const [heard, lost] = [await deviceOf(lucky), await deviceOf(unlucky)];
    service.answer(heard.path, 503);
    service.answer(lost.path, 500, 500, 500);
    await notifyAll(api.db, [lead(lucky.id), lead(unlucky.id)]);
    for (let turn = 0; turn < 3; turn++) {
      await workJobs(api);
      await again();
    }
    expect([heard.posts().length, lost.posts().length]).toEqual([2, 2]);
    expect([await deviceRows(lucky), await deviceRows(unlucky)]).toMatchObject([[{}], [{}]]);
    expect(await waiting()).toEqual([]);
  });

  it('follows no redirect, and what is refused is not tried again', async () => {
    const [moved, refused] = [await signedIn(api), await signedIn(api)];
    const [first, second] = [await deviceOf(moved), await deviceOf(refused)];
    service.answer(first.path, 302);
    service.answer(second.path, 403);
    await notifyAll(api.db, [lead(moved.id), lead(refused.id)]);
    await workJobs(api);
    expect(service.posted.map(({ path }) => path).sort()).toEqual([first.path, second.path].sort());
    expect(await waiting()).toEqual([]);
  });

  it('goes nowhere but to push services, whatever stands in the row', async () => {
    const me = await signedIn(api);
    await deviceOf(me);
    await deviceRows(me).update({ endpoint: `${service.origin.replace('127.0.0.1', 'localhost')}/inside` });
    await notify(api.db, lead(me.id));
    await workJobs(api);
    expect(service.posted).toEqual([]);
  });

  it.each([
    ['before', 1],
    ['after', 2],
  ] as const)(
    'of a worker killed %s its post is posted %i times, under one topic',
    { timeout: 120_000 },
    async (moment, count) => {
      const me = await signedIn(api);
      const device = await deviceOf(me);
      await notify(api.db, lead(me.id));
      const { database, engine, auth } = api.config;
      const env = { ...process.env, DATABASE_URL: database.url, MEILI_URL: engine.url, AUTH_SECRET: auth.secret };
      const own = { VAPID_PRIVATE_KEY: VAPID, NODE_ENV: 'test', DATA_DIR: api.dataDir };
      await api.owner.raw(`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier <> 'notification_pushes'`);
      const program = new URL('../../../testing/killed-push.ts', import.meta.url).pathname;
      const child = spawn(process.execPath, [...LOADER, program, moment], {
        env: { ...env, ...own },
        stdio: 'inherit',
      });
      expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
      // Its worker said of itself nothing that lives on.
      await api.owner.raw(`update graphile_worker._private_jobs set locked_at = locked_at - interval '2 minutes'`);
      await vi.waitUntil(async () => (await unlockDeadWorkers(api.db)) === 1);
      await workJobs(api);
      expect(device.posts()).toHaveLength(count);
      expect(new Set(device.posts().map(({ headers }) => headers.topic)).size).toBe(1);
      expect(await waiting()).toEqual([]);
    },
  );
});
