// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '#lib/session.ts';
import { countShared, storeShared } from '#service-worker/shared-photos.ts';
import { aUser } from '#testing/a-user.ts';
import { fakeCaches } from '#testing/fake-caches.ts';
import type { Services } from '../services.ts';
import { startOffline } from './start-offline.ts';

/** A page whose account may leave it, on a device where a photo waits that another app shared. */
async function aPage(address: string) {
  history.replaceState(null, '', address);
  await storeShared([new File(['x'], 'a.jpg', { type: 'image/jpeg' })], Date.now());
  let state: SessionState = { status: 'signedIn', user: aUser({ id: 'first' }) };
  const heard: (() => void)[] = [];
  const session = { state: () => state, subscribe: (tell: () => void) => heard.push(tell) };
  await startOffline({ session } as unknown as Services);
  return {
    leave() {
      state = { status: 'anonymous', user: null };
      for (const tell of heard) tell();
    },
  };
}

describe('photos that another app shared', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('caches', Object.assign(fakeCaches(), { keys: async () => [] }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });

  it('leave with the account', async () => {
    const { leave } = await aPage('/dashboard/properties');
    expect(await countShared()).toBe(1);
    leave();
    await vi.waitFor(async () => expect(await countShared()).toBe(0));
  });

  it('wait for the next log-in where a session ends under the form that is to take them', async () => {
    const { leave } = await aPage('/dashboard/properties/new?shared=1&lang=ar');
    leave();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await countShared()).toBe(1);
  });
});
