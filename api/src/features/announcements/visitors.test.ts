import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAnnouncementForm } from '#testing/announcements.ts';
import { workJobs } from '#testing/jobs.ts';
import { codeProofOf, signedIn } from '#testing/people.ts';
import { aBrowser, pushService, VAPID } from '#testing/push-service.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let service: Awaited<ReturnType<typeof pushService>>;
let admin: { token: string; proof: string };
beforeAll(async () => {
  service = await pushService();
  api = await testApp({ VAPID_PRIVATE_KEY: VAPID });
  const { token } = await signedIn(api, { account_type: 'admin' });
  admin = { token, proof: await codeProofOf(api, token) };
});
beforeEach(() => api.db('visitor_devices').delete());
afterAll(async () => {
  await api.close();
  await service.close();
});

/** A browser whose person has no account and said yes. */
async function aVisitor(language: 'ar' | 'en' = 'ar') {
  const browser = aBrowser(service.origin);
  const { path, subscription, read } = browser;
  const answer = await api.call('PUT', '/visitors/push', { body: { ...subscription, language } });
  expect(answer.statusCode, JSON.stringify(answer.json)).toBe(200);
  const heard = () =>
    service.posted.flatMap((post) => (post.path === path ? [JSON.parse(read(post.body).toString())] : []));
  return { path, subscription, heard };
}
async function announced(over: object) {
  const form = anAnnouncementForm(over);
  const headers = { 'x-proof': admin.proof };
  const answer = await api.call('POST', '/admin/announcements', { token: admin.token, body: form, headers });
  await api.owner.raw('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  await workJobs(api);
  const log = await api.call('GET', '/admin/announcements', { token: admin.token });
  const told = log.json.data.announcements.find(({ id }: { id: string }) => id === form.id);
  return { form, answer, told };
}
const kept = async (): Promise<string[]> => api.db('visitor_devices').pluck('endpoint');

describe('devices without an account', () => {
  it('hear what is told to all and to those who are not registered, in their language, and nothing else', async () => {
    const [arabic, english] = [await aVisitor(), await aVisitor('en')];
    const body = { topic: 'not_registered', subjectId: null, isPromotion: false };
    const count = await api.call('POST', '/admin/announcements/count', { token: admin.token, body });
    expect(count.json.data).toEqual({ people: 0, mails: 0, devices: 0, visitors: 2 });
    const { form, told } = await announced({ topic: 'not_registered', url: '/pricing' });
    expect(told).toMatchObject({ state: 'sent', people: 0, told: 0, visitors: 2, visitorsTold: 2 });
    expect(arabic.heard()).toMatchObject([{ title: form.titleAr, body: form.textAr, url: '/pricing', lang: 'ar' }]);
    expect(english.heard()).toMatchObject([{ title: form.titleEn, body: form.textEn, lang: 'en' }]);
    await announced({ topic: 'all' });
    await announced({ topic: 'admin' });
    expect([arabic.heard().length, english.heard().length]).toEqual([2, 2]);
  });

  it('are nobody’s no more once their person signs in there, and end where they are asked to', async () => {
    const [stays, joins, stops] = [await aVisitor(), await aVisitor(), await aVisitor()];
    const person = await signedIn(api);
    const body = { ...joins.subscription, language: 'ar' };
    expect((await api.call('PUT', '/notifications/push', { token: person.token, body })).statusCode).toBe(200);
    const { endpoint } = stops.subscription;
    await api.call('POST', '/visitors/push/stop', { body: { endpoint } });
    expect(await kept()).toEqual([stays.subscription.endpoint]);
  });

  it('are forgotten when their service has forgotten them, and tried once more when it is unwell', async () => {
    const [gone, unwell] = [await aVisitor(), await aVisitor()];
    service.answer(gone.path, 410);
    service.answer(unwell.path, 503);
    await announced({ topic: 'not_registered' });
    expect(await kept()).toEqual([unwell.subscription.endpoint]);
    await api.owner.raw('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
    await workJobs(api);
    expect(service.posted.filter(({ path }) => path === unwell.path)).toHaveLength(2);
  });

  it('are of push services alone, renewed in their place, and not without end from one address', async () => {
    const { subscription } = await aVisitor();
    const put = (over: object) =>
      api.call('PUT', '/visitors/push', { body: { ...subscription, language: 'en', ...over }, ip: '203.0.113.7' });
    expect((await put({ endpoint: 'https://intranet.example/x' })).json.code).toBe('push_service_unknown');
    expect((await put({})).statusCode).toBe(200);
    expect(await api.db('visitor_devices').select('language')).toEqual([{ language: 'en' }]);
    await api.db('login_throttle').where('key', 'like', 'visitor-device:%').update({ failures: 100 });
    expect((await put({})).json).toMatchObject({ statusCode: 429, code: 'too_many_devices' });
  });
});
