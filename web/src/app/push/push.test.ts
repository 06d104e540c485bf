// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../dashboard-messages.ts';
import { keep } from '#features/push/kept.ts';
import { createI18n } from '#lib/i18n.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { toast, toastStore } from '#lib/toast.ts';
import { FRAME_NAMESPACES, loadMessages } from '../messages.ts';
import type { Services } from '../services.ts';
import { offerPush } from './offer-push.ts';
import { followUser, markOpened, showPushed } from './start-push.ts';

const requestPermission = vi.fn(async () => 'denied');
const unsubscribe = vi.fn(async () => true);

function aBrowser(permission: string): void {
  const registration = { pushManager: { getSubscription: async () => ({ endpoint: 'https://x.test', unsubscribe }) } };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission });
}

type State = { status: string; user: { id: string } | null; viewEndsAt?: string };
async function services(state: State, publicKey: string | null = 'key') {
  const watchers = new Set<() => void>();
  const subscribe = (tell: () => void) => {
    watchers.add(tell);
    return () => watchers.delete(tell);
  };
  const session = { state: () => state, subscribe };
  const put = vi.fn();
  const parts = {
    lang: 'en',
    api: { get: async () => ({ publicKey, firebase: null }), put },
    session,
    queryClient: createQueryClient(),
    i18n: createI18n('en', await loadMessages('en', FRAME_NAMESPACES)),
  } as unknown as Services;
  const become = (next: State) => {
    Object.assign(state, next);
    for (const tell of watchers) tell();
  };
  return { parts, become, put };
}
const ME = { status: 'signedIn', user: { id: 'me' } };
const said = () => toastStore.visible().map(({ message }) => message);

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  for (const { id } of toastStore.visible()) toast.dismiss(id);
});
afterEach(() => vi.unstubAllGlobals());

describe('the offer of notifications', () => {
  it('comes once, and the browser asks only whoever says yes', async () => {
    aBrowser('default');
    const { parts } = await services({ ...ME });
    await offerPush(parts);
    await offerPush(parts);
    expect(said()).toEqual(['Should we notify you on this device when there’s news?']);
    expect(requestPermission).not.toHaveBeenCalled();
    toastStore.visible()[0]?.action?.run();
    expect(requestPermission).toHaveBeenCalledOnce();
  });

  it('comes to visitors in words of its own, once, and again once they have an account', async () => {
    aBrowser('default');
    const state: State = { status: 'anonymous', user: null };
    const { parts, become } = await services(state);
    await offerPush(parts);
    await offerPush(parts);
    expect(said()).toEqual(['Should we tell you on this device what’s new on the site?']);
    become(ME);
    await offerPush(parts);
    expect(said()).toHaveLength(2);
  });

  it.each([
    ['who answered before', 'granted', ME, 'key'],
    ['who refused', 'denied', ME, 'key'],
    ['anybody before it is known who they are', 'default', { status: 'loading', user: null }, 'key'],
    ['anybody on a site that sends none', 'default', ME, null],
  ] as const)('is not made to %s', async (_, permission, state, key) => {
    aBrowser(permission);
    await offerPush((await services({ ...state }, key)).parts);
    expect(said()).toEqual([]);
  });
});

it('a message for an open page is a toast of five seconds', async () => {
  const { parts } = await services({ ...ME });
  await showPushed(parts, { title: 'New', body: 'Flat', url: '/dashboard/leads/1', tag: 't', lang: 'en' });
  expect(toastStore.visible()).toMatchObject([{ message: 'New · Flat', ms: 5_000, action: { label: 'Open' } }]);
});

it('what was opened from a notification is read, once it is known who reads', async () => {
  const { parts, become, put } = await services({ status: 'loading', user: null });
  markOpened(parts, '01a21e31357f7e4fb5778e42046e4c17');
  expect(put).not.toHaveBeenCalled();
  become(ME);
  const params = { id: '01a21e31-357f-7e4f-b577-8e42046e4c17' };
  expect(put).toHaveBeenCalledExactlyOnceWith('/notifications/:id/read', expect.objectContaining({ params }));
  become(ME);
  expect(put).toHaveBeenCalledOnce();
});

describe('the subscription of a browser', () => {
  beforeEach(() => {
    aBrowser('granted');
    keep({ userId: 'me', endpoint: 'https://x.test', language: 'en', at: Date.now() });
  });

  it('ends when its person leaves, or somebody else comes', async () => {
    const { parts, become } = await services({ ...ME });
    followUser(parts);
    await vi.waitFor(() => expect(unsubscribe).not.toHaveBeenCalled());
    become({ status: 'anonymous', user: null });
    await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
    become({ status: 'signedIn', user: { id: 'other' } });
    await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(2));
  });

  it('of a visitor becomes theirs who sign in, and ends with their log-out', async () => {
    keep({ userId: 'visitor', endpoint: 'https://x.test', language: 'en', at: Date.now() });
    const { parts, become, put } = await services({ status: 'anonymous', user: null }, null);
    const get = vi.spyOn(parts.api, 'get');
    followUser(parts);
    await new Promise((resolve) => setTimeout(resolve));
    expect([get.mock.calls.length, unsubscribe.mock.calls.length, put.mock.calls.length]).toEqual([0, 0, 0]);
    become({ ...ME });
    await vi.waitFor(() => expect(get).toHaveBeenCalledWith('/notifications/push', expect.anything()));
    keep({ userId: 'me', endpoint: 'https://x.test', language: 'en', at: Date.now() });
    become({ status: 'anonymous', user: null });
    await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  });

  it('is left alone while an administrator sees the site as somebody else', async () => {
    const { parts } = await services({ status: 'signedIn', user: { id: 'other' }, viewEndsAt: 'soon' });
    followUser(parts);
    await Promise.resolve();
    expect(unsubscribe).not.toHaveBeenCalled();
  });
});
