import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedIn, signedInAgain } from '#testing/people.ts';
import { aBrowser, VAPID } from '#testing/push-service.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { isPushService } from './send.ts';

const PUBLIC = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const HERE = 'http://127.0.0.1:9';

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ VAPID_PRIVATE_KEY: VAPID });
});
afterAll(() => api.close());
beforeEach(() => api.db('push_subscriptions').delete());

const start = (token: string, body: object) =>
  api.call('PUT', '/notifications/push', { token, body: { language: 'ar', ...body } });
const rows = () => api.db('push_subscriptions').orderBy('id').select('user_id', 'session_id', 'endpoint', 'language');

describe('switching push on', () => {
  it('needs the public half of the key, which belongs to the private one', async () => {
    const { token } = await signedIn(api);
    expect((await api.call('GET', '/notifications/push', { token })).json.data).toEqual({
      publicKey: PUBLIC,
      firebase: null,
    });
  });

  it('keeps one subscription for each device, however often it is renewed', async () => {
    const me = await signedIn(api);
    const other = await signedInAgain(api, me.id, 'regular');
    const [phone, desk, renewed] = [aBrowser(HERE), aBrowser(HERE), aBrowser(HERE)];
    await start(me.token, phone.subscription);
    await start(other.token, desk.subscription);
    await Promise.all([1, 2, 3].map(() => start(me.token, { ...renewed.subscription, language: 'en' })));
    expect((await rows()).map(({ endpoint, language }) => [endpoint, language]).sort()).toEqual(
      [
        [desk.subscription.endpoint, 'ar'],
        [renewed.subscription.endpoint, 'en'],
      ].sort(),
    );
    expect((await api.call('DELETE', '/notifications/push', { token: me.token })).statusCode).toBe(200);
    expect((await rows()).map(({ session_id }) => session_id)).toEqual([other.sessionId]);
  });

  it('leaves a shared browser to whoever signed in last', async () => {
    const [first, second] = [await signedIn(api), await signedIn(api)];
    const shared = aBrowser(HERE);
    await start(first.token, shared.subscription);
    await start(second.token, shared.subscription);
    expect(await rows()).toMatchObject([{ user_id: second.id, session_id: second.sessionId }]);
  });

  it('is refused of hosts that are no push service, and of keys that are no point', async () => {
    const { token } = await signedIn(api);
    const { subscription } = aBrowser(HERE);
    for (const endpoint of ['https://evil.example/x', 'http://169.254.169.254/x', 'https://10.0.0.1/x']) {
      const answer = await start(token, { ...subscription, endpoint });
      expect([answer.statusCode, answer.json.code], endpoint).toEqual([400, 'push_service_unknown']);
    }
    const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` };
    expect((await start(token, { ...subscription, keys })).json.code).toBe('push_key_invalid');
    expect(await rows()).toEqual([]);
  });

  it('is not to be had on a site without a key', async () => {
    const bare = await testApp();
    const { token } = await signedIn(bare);
    expect((await bare.call('GET', '/notifications/push', { token })).json.data).toEqual({
      publicKey: null,
      firebase: null,
    });
    const body = { ...aBrowser(HERE).subscription, language: 'ar' };
    expect((await bare.call('PUT', '/notifications/push', { token, body })).json.code).toBe('push_not_set_up');
    await bare.close();
  });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com@evil.example/x', false],
  ['https://me@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://push.apple.com/x', false],
  ['http://127.0.0.1:80/x', false],
])('%s is a push service: %s', (endpoint, is) => {
  expect(isPushService(endpoint, { local: false })).toBe(is);
});
