// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '#lib/api-client.ts';
import { VISITOR } from './api.ts';
import { goOn, stateOf, switchOff, switchOn } from './device.ts';
import { firebaseToken } from './firebase.ts';
import { keep, kept } from './kept.ts';

vi.mock('./firebase.ts', () => ({ firebaseToken: vi.fn() }));

const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const ME = { id: 'me' };

/** A browser with web push; `answer` is what its person says to the question. */
function aBrowser({ permission = 'default', answer = 'granted' }: { permission?: string; answer?: string } = {}) {
  let current: object | null = null;
  let made = 0;
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    made += 1;
    const endpoint = `https://fcm.googleapis.com/${made}`;
    current = {
      endpoint,
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: vi.fn(async () => {
        current = null;
      }),
    };
    return current;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => current } };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', class {});
  const notification = { permission, requestPermission: vi.fn(async () => (notification.permission = answer)) };
  vi.stubGlobal('Notification', notification);
  return { subscribe, notification, current: () => current };
}
function anApi(publicKey: string | null = KEY) {
  const put = vi.fn(async () => ({}));
  const remove = vi.fn(async () => ({}));
  return {
    api: { get: async () => ({ publicKey, firebase: null }), put, delete: remove } as unknown as Api,
    put,
    remove,
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('push on this device', () => {
  it.each([
    ['denied', 'denied', KEY],
    ['off', 'default', KEY],
    // Allowed by somebody else, or before it was switched off.
    ['off', 'granted', KEY],
    ['unavailable', 'granted', null],
  ] as const)('is %s where permission is %s (key %s)', (state, permission, key) => {
    aBrowser({ permission });
    expect(stateOf(ME, key)).toBe(state);
  });

  it('needs the installed site on an iPhone, and is not to be had in other browsers without it', () => {
    vi.stubGlobal('navigator', { serviceWorker: {}, standalone: false });
    expect(stateOf(ME, KEY)).toBe('install');
    vi.stubGlobal('navigator', { serviceWorker: {} });
    expect(stateOf(ME, KEY)).toBe('unsupported');
  });

  it('is switched on with the site’s key, told to the server, and off again', async () => {
    const { subscribe, current } = aBrowser();
    const { api, put, remove } = anApi();
    expect(await switchOn(api, ME, 'ar')).toBe(true);
    expect(subscribe).toHaveBeenCalledOnce();
    const body = {
      endpoint: 'https://fcm.googleapis.com/1',
      keys: { p256dh: 'p', auth: 'a' },
      language: 'ar',
      firebaseToken: null,
    };
    expect(put).toHaveBeenCalledWith('/notifications/push', expect.objectContaining({ body }));
    expect(stateOf(ME, KEY)).toBe('on');
    expect(stateOf({ id: 'other' }, KEY)).toBe('off');
    await switchOff(api);
    expect([remove.mock.calls.length, current(), stateOf(ME, KEY)]).toEqual([1, null, 'off']);
  });

  it('subscribes nobody who says no', async () => {
    const { subscribe } = aBrowser({ answer: 'denied' });
    const { api, put } = anApi();
    expect(await switchOn(api, ME, 'ar')).toBe(false);
    expect([subscribe.mock.calls.length, put.mock.calls.length, stateOf(ME, KEY)]).toEqual([0, 0, 'denied']);
  });

  it('is not called on when the server did not take it', async () => {
    aBrowser();
    const { api, put } = anApi();
    put.mockRejectedValueOnce(new Error('500'));
    await expect(switchOn(api, ME, 'ar')).rejects.toThrow();
    expect(stateOf(ME, KEY)).toBe('off');
  });

  it('goes on with the one who switched it on: after a week, in another language, after a log-out', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { current } = aBrowser();
    const { api, put } = anApi();
    await switchOn(api, ME, 'ar');
    await goOn(api, ME, 'ar');
    await goOn(api, { id: 'other' }, 'ar');
    expect(put).toHaveBeenCalledTimes(1);
    await goOn(api, ME, 'en');
    expect(put).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() + 8 * 86_400_000);
    await goOn(api, ME, 'en');
    expect(put).toHaveBeenCalledTimes(3);
    await (current() as PushSubscription).unsubscribe();
    await goOn(api, ME, 'en');
    expect(put).toHaveBeenCalledTimes(4);
  });

  it('is off in the end where it is switched off while the page still goes on with it', async () => {
    const { current } = aBrowser();
    const { api, put, remove } = anApi();
    await switchOn(api, ME, 'ar');
    await Promise.all([goOn(api, ME, 'en'), switchOff(api)]);
    expect(remove.mock.invocationCallOrder[0]).toBeGreaterThan(put.mock.invocationCallOrder[1] ?? 0);
    expect([put.mock.calls.length, current(), stateOf(ME, KEY)]).toEqual([2, null, 'off']);
  });

  it('of a visitor is told to the server as nobody’s, and as theirs once they sign in', async () => {
    aBrowser();
    const { api, put } = anApi();
    await switchOn(api, VISITOR, 'ar');
    expect(put).toHaveBeenLastCalledWith('/visitors/push', expect.anything());
    await goOn(api, VISITOR, 'ar');
    expect(put).toHaveBeenCalledTimes(1);
    await goOn(api, ME, 'ar');
    expect(put).toHaveBeenLastCalledWith('/notifications/push', expect.anything());
    expect([kept()?.userId, stateOf(ME, KEY)]).toEqual(['me', 'on']);
  });

  it('is registered at Firebase where the site uses it, and told by the standard where that is out of reach', async () => {
    aBrowser();
    const { api, put } = anApi();
    await switchOn(api, ME, 'ar');
    expect(firebaseToken).not.toHaveBeenCalled();
    const project = { projectId: 'p', apiKey: 'k', appId: '1:1:web:1', messagingSenderId: '1' };
    const withFirebase = { ...api, get: async () => ({ publicKey: KEY, firebase: project }) } as unknown as Api;
    const told = (token: string | null) =>
      expect(put).toHaveBeenLastCalledWith(
        '/notifications/push',
        expect.objectContaining({ body: expect.objectContaining({ firebaseToken: token }) }),
      );
    vi.mocked(firebaseToken).mockResolvedValueOnce('token');
    await switchOn(withFirebase, ME, 'ar');
    told('token');
    vi.mocked(firebaseToken).mockRejectedValueOnce(new Error('blocked'));
    await switchOn(withFirebase, ME, 'ar');
    told(null);
    vi.useFakeTimers();
    vi.mocked(firebaseToken).mockReturnValueOnce(new Promise(() => {}));
    const late = switchOn(withFirebase, ME, 'ar');
    await vi.advanceTimersByTimeAsync(10_000);
    await late;
    told(null);
  });

  it('is made anew for another key of the site', async () => {
    const { subscribe } = aBrowser();
    await switchOn(anApi().api, ME, 'ar');
    const entry = kept();
    if (entry) keep({ ...entry, at: 0 });
    const other = `B${KEY.slice(1, -1)}A`;
    await goOn(anApi(other).api, ME, 'ar');
    expect(kept()?.endpoint).toBe('https://fcm.googleapis.com/2');
    expect(subscribe).toHaveBeenCalledTimes(2);
  });
});
