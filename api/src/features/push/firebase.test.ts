import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAnnouncementForm } from '#testing/announcements.ts';
import { firebaseServer } from '#testing/firebase.ts';
import { workJobs } from '#testing/jobs.ts';
import { codeProofOf, signedIn } from '#testing/people.ts';
import { aBrowser, pushService, VAPID } from '#testing/push-service.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { notify } from '../notifications/index.ts';

let api: TestApp;
let google: Awaited<ReturnType<typeof firebaseServer>>;
let service: Awaited<ReturnType<typeof pushService>>;
beforeAll(async () => {
  [google, service] = await Promise.all([firebaseServer(), pushService()]);
  api = await testApp({ VAPID_PRIVATE_KEY: VAPID, ...google.settings });
});
afterAll(async () => {
  await api.close();
  await Promise.all([google.close(), service.close()]);
});
beforeEach(async () => {
  google.asked.length = 0;
  service.posted.length = 0;
  await api.db('push_subscriptions').delete();
});

const start = async (path: string, token: string | undefined, body: object) => {
  const answer = await api.call('PUT', path, { ...(token && { token }), body: { language: 'ar', ...body } });
  expect(answer.statusCode, JSON.stringify(answer.json)).toBe(200);
};
/** Somebody whose browser is registered at Firebase. */
async function aDevice(firebaseToken: string | null) {
  const person = await signedIn(api);
  const { subscription } = aBrowser(service.origin);
  await start('/notifications/push', person.token, { ...subscription, firebaseToken });
  const tell = async () => {
    const lead = { kind: 'lead_new', parameters: { name: 'سامر', title: 'شقة في المزة' } } as const;
    await notify(api.db, { userId: person.id, type: 'lead', ...lead, url: '/dashboard/leads' });
    await workJobs(api);
  };
  const rows = () => api.db('push_subscriptions').where({ user_id: person.id });
  return { ...person, subscription, tell, rows };
}
const again = () => api.owner.raw('update graphile_worker._private_jobs set run_at = now() where run_at > now()');

describe('where Firebase is configured', () => {
  it('a page is told the project, and nothing of it that is secret', async () => {
    const { token } = await signedIn(api);
    const firebase = {
      ...{ projectId: 'diyar-test', apiKey: 'AIzaTest', appId: '1:1234567890:web:abcdef' },
      messagingSenderId: '1234567890',
    };
    for (const asked of [api.call('GET', '/notifications/push', { token }), api.call('GET', '/visitors/push')])
      expect((await asked).json.data.firebase).toEqual(firebase);
  });

  it('a registered browser is told by it, as data of ours, with one access for all', async () => {
    const device = await aDevice('token-of-a-phone');
    await device.tell();
    await device.tell();
    const [message] = google.messagesTo('token-of-a-phone');
    expect(message).toMatchObject({
      data: { title: 'استفسار جديد من سامر', url: '/dashboard/leads', lang: 'ar' },
      webpush: { headers: { TTL: '86400', Urgency: 'normal', Topic: message?.data.tag } },
    });
    expect(google.askedFor('POST', /token$/).length).toBeLessThanOrEqual(1);
    expect([google.messagesTo('token-of-a-phone').length, service.posted.length]).toEqual([2, 0]);
    expect(await device.rows()).toMatchObject([{ sent_at: expect.any(Date) }]);
  });

  it('a browser that is not registered is told by the standard, and so is each where it is configured no more', async () => {
    const device = await aDevice(null);
    await device.tell();
    expect([service.posted.length, google.asked.length]).toEqual([1, 0]);
  });

  it('a token that Firebase has forgotten is forgotten here; one it does not like is not tried again', async () => {
    const [gone, stays] = [await aDevice('gone'), await aDevice('stays')];
    google.forget('gone');
    await gone.tell();
    google.beUnwell(403);
    await stays.tell();
    await again();
    await workJobs(api);
    expect([await gone.rows(), (await stays.rows()).length]).toEqual([[], 1]);
    expect([google.messagesTo('gone').length, google.messagesTo('stays').length]).toEqual([1, 1]);
  });

  it('is tried once more on 5xx and where its access has ended, and then no more', async () => {
    const device = await aDevice('unwell');
    google.beUnwell(503, 500);
    await device.tell();
    for (let turn = 0; turn < 2; turn++) {
      await again();
      await workJobs(api);
    }
    expect(google.messagesTo('unwell')).toHaveLength(2);
  });

  it('asks for another access when the one it has is refused', async () => {
    const device = await aDevice('revoked');
    await device.tell();
    google.asked.length = 0;
    google.revoke();
    await device.tell();
    await again();
    await workJobs(api);
    expect(google.askedFor('POST', /token$/)).toHaveLength(1);
    expect(google.messagesTo('revoked')).toHaveLength(2);
  });

  it('a visitor’s token hears the topics of visitors, and becomes the person’s who signs in', async () => {
    const { subscription } = aBrowser(service.origin);
    await start('/visitors/push', undefined, { ...subscription, firebaseToken: 'a-visitor' });
    const admin = await signedIn(api, { account_type: 'admin' });
    await api.call('POST', '/admin/announcements', {
      token: admin.token,
      body: anAnnouncementForm({ topic: 'not_registered' }),
      headers: { 'x-proof': await codeProofOf(api, admin.token) },
    });
    await again();
    await workJobs(api);
    expect(google.messagesTo('a-visitor')).toHaveLength(1);
    const { token, id } = await signedIn(api);
    await start('/notifications/push', token, { ...subscription, firebaseToken: 'a-visitor' });
    expect(await api.db('visitor_devices').where({ firebase_token: 'a-visitor' })).toEqual([]);
    expect(await api.db('push_subscriptions').where({ user_id: id }).pluck('firebase_token')).toEqual(['a-visitor']);
  });
});
