// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { firebase } from '@diyar/api/testing/firebase';
import { deleteApp, getApps, initializeApp } from '@firebase/app';
import { getMessaging } from '@firebase/messaging';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firebaseToken } from './firebase.ts';

const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3_600;
const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const CREATE = /\/installations$/;
const AUTH = /authTokens:generate$/;
const REGISTER = /\/registrations$/;
const RENEW = /\/registrations\//;

class Registration {
  scope = 'http://localhost:3000/';
  pushManager = {
    getSubscription: async () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      getKey: () => new Uint8Array([1, 2, 3]).buffer,
    }),
  };
  showNotification() {}
}
class Subscription {
  getKey() {}
}

let google: ReturnType<typeof firebase>;
let apps = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
  google = firebase();
  apps++;
  vi.stubGlobal('fetch', (...asked: ConstructorParameters<typeof Request>) => google.answer(new Request(...asked)));
  vi.stubGlobal('ServiceWorkerRegistration', Registration);
  vi.stubGlobal('PushSubscription', Subscription);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  const worker = { addEventListener: () => {} };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Firebase's own code as a page of a site of its own has it. */
function aPage() {
  const project = {
    ...{ projectId: 'diyar-test', apiKey: 'AIzaTest', messagingSenderId: '1234567890' },
    appId: `1:1234567890:web:${apps}`,
  };
  const registration = new Registration() as unknown as ServiceWorkerRegistration;
  return () => firebaseToken({ project, publicKey: KEY, registration });
}
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const count = (method: string, path: RegExp) => google.askedFor(method, path).length;

it('registers the subscription that is there once, and renews it after seven days', async () => {
  const token = aPage();
  const first = await token();
  expect(first).toMatch(/^token:/);
  const web = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', applicationPubKey: KEY };
  expect(JSON.parse(google.askedFor('POST', REGISTER)[0]?.body ?? '')).toMatchObject({ web });
  later(7 * DAY_MS - 1_000);
  expect(await token()).toBe(first);
  expect([count('POST', REGISTER), count('PATCH', RENEW)]).toEqual([1, 0]);
  later(1_000);
  expect(await token()).toBe(first);
  expect([count('POST', REGISTER), count('PATCH', RENEW)]).toEqual([1, 1]);
});

it.each([
  ['asks for another', 59, 1],
  ['goes on with the one it has', 61, 0],
])('%s where its installation is good for %i minutes', async (_, minutes, more) => {
  google.authFor((7 * 24 + minutes / 60) * HOUR_SECONDS);
  const token = aPage();
  await token();
  later(7 * DAY_MS);
  await token();
  expect([count('POST', AUTH), count('PATCH', RENEW)]).toEqual([more, 1]);
});

it('is tried once more where Firebase is unwell', async () => {
  const token = aPage();
  google.beUnwell(503);
  expect(await token()).toMatch(/^token:/);
  expect(count('POST', CREATE)).toBe(2);
});

it('and then no more', async () => {
  const token = aPage();
  google.beUnwell(503, 500);
  await expect(token()).rejects.toThrow();
  expect(count('POST', CREATE)).toBe(2);
});

it('keeps thirty days on which it was opened, and tells them in 1,024 bytes', async () => {
  const app = { projectId: 'diyar-test', apiKey: 'AIzaTest', messagingSenderId: '1', appId: `1:1:web:${apps}` };
  const beats = (initializeApp(app) as unknown as Container).container.getProvider('heartbeat').getImmediate();
  getMessaging(initializeApp(app));
  for (let day = 0; day < 40; day++) {
    later(DAY_MS);
    await beats.triggerHeartbeat();
  }
  const header = await beats.getHeartbeatsHeader();
  const { heartbeats } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const dates = heartbeats.flatMap((beat: { dates: string[] }) => beat.dates);
  expect(dates).toHaveLength(30);
  expect(dates.sort()[0]).toBe('2026-12-09');
  expect(header.length).toBeLessThanOrEqual(1_024);
});

interface Container {
  container: {
    getProvider(name: string): {
      getImmediate(): { triggerHeartbeat(): Promise<void>; getHeartbeatsHeader(): Promise<string> };
    };
  };
}
