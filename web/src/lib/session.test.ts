// @vitest-environment happy-dom
import type { User } from '@diyar/api/contracts/accounts';
import { SESSION_FLAG_COOKIE } from '@diyar/api/rules/session';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { createApi, type WireReply, type WireRequest } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { createSession, StorageRefused, useSessionState } from './session.ts';
import { hasLeft, hasSessionCookie, rememberLeaving, STOPPED_KEY, storedUser, storeUser } from './session-storage.ts';

const done = (data: unknown): WireReply => ({ statusCode: 200, body: { success: true, data } });
const failed = (statusCode: number, code = 'x'): WireReply => ({
  statusCode,
  body: { success: false, code, message: `said ${code}`, errors: null, statusCode },
});
const tokens = (accessToken: string) => ({ accessToken, refreshToken: null, expiresIn: 900 });

type Server = Record<string, (request: WireRequest) => WireReply | Promise<WireReply>>;

function aSession(server: Server, askAgain?: Parameters<typeof createSession>[0]['askAgain']) {
  const calls: string[] = [];
  const transport = async (request: WireRequest) => {
    const path = request.path.replace('/api', '');
    calls.push(path);
    return server[path]?.(request) ?? failed(404);
  };
  const visitor = createApi({ lang: 'en', transport, clientText: (text) => text });
  const onExpired = vi.fn();
  const onChange = vi.fn();
  const onRestricted = vi.fn();
  const session = createSession({ api: visitor, askAgain, onExpired, onChange, onRestricted });
  return { session, api: visitor.with(session.hook), calls, onExpired, onChange, onRestricted };
}

const stopped = (): WireReply => ({
  statusCode: 403,
  body: {
    success: false,
    code: 'account_suspended',
    message: 'suspended until May',
    data: { until: '2027-05-01T00:00:00.000Z', reason: 'spam' },
  },
});

const flag = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${SESSION_FLAG_COOKIE}=1; Path=/`;
};
const remembered = (user: User = aUser()) => {
  flag();
  storeUser(user);
};
/** A private page that only the newest token opens. */
const only = (token: string) => (request: WireRequest) =>
  request.headers.authorization === `Bearer ${token}` ? done('mine') : failed(401);

beforeEach(() => localStorage.clear());
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server clears it
  document.cookie = `${SESSION_FLAG_COOKIE}=; Path=/; Max-Age=0`;
});

describe('the session', () => {
  it('is loading first, then a visitor’s without a cookie, whatever is stored', async () => {
    storeUser(aUser());
    const { session, calls } = aSession({});
    expect(session.state().status).toBe('loading');
    await session.start();
    expect(session.state()).toEqual({ status: 'anonymous', user: null });
    expect(storedUser()).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('knows the user of a reload without a call, and fetches the token with the first one', async () => {
    remembered();
    const { session, api, calls } = aSession({
      '/auth/refresh-token': () => done({ tokens: tokens('t1') }),
      '/leads': only('t1'),
    });
    await session.start();
    expect(session.state().user?.firstName).toBe('مها');
    expect(calls).toEqual([]);
    expect(await api.get('/leads')).toBe('mine');
    expect(calls).toEqual(['/auth/refresh-token', '/leads']);
  });

  it('asks who it is when only the cookie is left', async () => {
    flag();
    const { session } = aSession({
      '/auth/refresh-token': () => done({ tokens: tokens('t1') }),
      '/users/profile': (request) =>
        request.headers.authorization === 'Bearer t1' ? done({ user: aUser() }) : failed(401),
    });
    await session.start();
    expect(session.state().status).toBe('signedIn');
  });

  it('shares one refresh among twenty calls that got a 401, and retries each once', async () => {
    remembered();
    const { session, api, calls } = aSession({
      '/auth/refresh-token': async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return done({ tokens: tokens('new') });
      },
      '/leads': only('new'),
    });
    await session.start();
    session.adoptToken('old');
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.get('/leads')));
    expect(answers).toEqual(Array(20).fill('mine'));
    expect(calls.filter((path) => path === '/auth/refresh-token')).toHaveLength(1);
    expect(calls.filter((path) => path === '/leads')).toHaveLength(40);
  });

  it('refreshes in one tab at a time: they share a cookie', async () => {
    let last = Promise.resolve<unknown>(undefined);
    const request = vi.fn((_name: string, work: () => Promise<unknown>) => {
      last = last.then(work);
      return last;
    });
    vi.stubGlobal('navigator', { locks: { request } });
    try {
      remembered();
      let running = 0;
      let most = 0;
      const server = {
        '/auth/refresh-token': async () => {
          most = Math.max(most, ++running);
          await new Promise((resolve) => setTimeout(resolve, 5));
          running--;
          return done({ tokens: tokens('new') });
        },
        '/leads': only('new'),
      };
      const tabs = [aSession(server), aSession(server), aSession(server)];
      await Promise.all(tabs.map(({ session }) => session.start()));
      await Promise.all(tabs.map(({ api }) => api.get('/leads')));
      expect([most, request.mock.calls.length]).toEqual([1, 3]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  describe('that ended under a page in use', () => {
    const server: Server = {
      '/auth/refresh-token': () => failed(401, 'session_expired'),
      '/leads': only('new'),
    };
    const other = aUser({ id: '01890000-0000-7000-8000-0000000000ff' });

    it('asks to sign in again, and sends what waited once more', async () => {
      remembered();
      const ask = vi.fn(async (user: User) => {
        await tab.session.signIn({ user, tokens: tokens('new') });
        return user.id;
      });
      const tab = aSession(server, ask);
      await tab.session.start();
      tab.session.adoptToken('old');
      expect(await Promise.all([tab.api.get('/leads'), tab.api.get('/leads')])).toEqual(['mine', 'mine']);
      expect(ask).toHaveBeenCalledOnce();
      expect([tab.onExpired, tab.onChange].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    });

    it('is over when that is called off, and for a page that never had a token without a question', async () => {
      remembered();
      const ask = vi.fn(async () => undefined);
      const tab = aSession(server, ask);
      await tab.session.start();
      await expect(tab.api.get('/leads')).rejects.toMatchObject({ statusCode: 401 });
      expect([ask.mock.calls.length, tab.session.state().status]).toEqual([0, 'anonymous']);

      remembered();
      const second = aSession(server, ask);
      await second.session.start();
      second.session.adoptToken('old');
      await expect(second.api.get('/leads')).rejects.toMatchObject({ code: 'session_expired' });
      expect([ask.mock.calls.length, second.session.state().status]).toEqual([1, 'anonymous']);
      expect(second.onExpired).toHaveBeenCalledOnce();
    });

    it('sends nothing of the one before with the token of somebody else', async () => {
      remembered();
      const tab = aSession(server, async () => {
        await tab.session.signIn({ user: other, tokens: tokens('new') });
        return other.id;
      });
      await tab.session.start();
      tab.session.adoptToken('old');
      await expect(tab.api.get('/leads')).rejects.toMatchObject({ statusCode: 401 });
      expect(tab.calls.filter((path) => path === '/leads')).toHaveLength(1);
      expect(tab.session.state().user?.id).toBe(other.id);
    });

    it('goes on with the session that another tab opened', async () => {
      remembered();
      let refreshes = 0;
      const renewed = () => (++refreshes === 1 ? failed(401, 'session_expired') : done({ tokens: tokens('new') }));
      const tab = aSession({ ...server, '/auth/refresh-token': renewed }, async () => 'elsewhere');
      await tab.session.start();
      tab.session.adoptToken('old');
      expect(await tab.api.get('/leads')).toBe('mine');
    });
  });

  it('holds other calls back for at most a second while a refresh runs', async () => {
    vi.useFakeTimers();
    try {
      remembered();
      const { session, api, calls } = aSession({
        '/auth/refresh-token': () => new Promise(() => {}),
        '/leads': only('new'),
        '/plans': () => done('open'),
      });
      await session.start();
      session.adoptToken('old');
      void api.get('/leads');
      await vi.advanceTimersByTimeAsync(10);
      const open = api.get('/plans');
      await vi.advanceTimersByTimeAsync(900);
      expect(calls).not.toContain('/plans');
      await vi.advanceTimersByTimeAsync(200);
      expect(await open).toBe('open');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is over when the refresh is refused: cleared, said once, an authentication failure', async () => {
    remembered();
    const { session, api, onExpired } = aSession({
      '/auth/refresh-token': () => failed(401, 'session_expired'),
      '/leads': () => failed(401),
    });
    await session.start();
    session.adoptToken('old');
    await expect(api.get('/leads')).rejects.toMatchObject({ code: 'session_expired', statusCode: 401 });
    expect(onExpired).toHaveBeenCalledExactlyOnceWith('said session_expired');
    expect(session.state().status).toBe('anonymous');
    expect(storedUser()).toBeUndefined();
    expect(hasSessionCookie()).toBe(false);
  });

  it.each([
    ['a renewal', { '/auth/refresh-token': () => stopped(), '/leads': () => failed(401) }],
    ['any call', { '/leads': () => stopped() }],
  ])('is over when %s says that the account is suspended: with the reason, once', async (_, server) => {
    remembered();
    const { session, api, onExpired, onRestricted } = aSession(server);
    await session.start();
    session.adoptToken('old');
    await expect(api.get('/leads')).rejects.toMatchObject({ code: 'account_suspended' });
    expect(onRestricted).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        message: 'suspended until May',
        data: { until: '2027-05-01T00:00:00.000Z', reason: 'spam' },
      }),
    );
    expect(onExpired).not.toHaveBeenCalled();
    expect(session.state().status).toBe('anonymous');
  });

  it('tells the other tabs of the restriction, and leaves nothing of it behind', async () => {
    remembered();
    const told: string[] = [];
    const kept = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.getItem(key),
      setItem: (key: string, value: string) => {
        if (key === STOPPED_KEY) told.push(value);
        kept.setItem(key, value);
      },
      removeItem: (key: string) => kept.removeItem(key),
    });
    const acting = aSession({ '/leads': () => stopped() });
    await acting.session.start();
    acting.session.adoptToken('old');
    await acting.api.get('/leads').catch(() => {});
    vi.unstubAllGlobals();
    expect([told.length, localStorage.getItem(STOPPED_KEY)]).toEqual([1, null]);

    remembered();
    const { session, onRestricted } = aSession({});
    await session.start();
    dispatchEvent(new StorageEvent('storage', { key: STOPPED_KEY, newValue: told[0] ?? null }));
    expect(onRestricted).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'account_suspended', message: 'suspended until May' }),
    );
  });

  it('shows a visitor whose way in is refused for it the same restriction', async () => {
    const { session, onRestricted } = aSession({});
    await session.start();
    const refusal = new ApiError('account_banned', 403, 'banned', [], { until: null, reason: 'fraud' });
    expect(session.restrict(refusal)).toBe(true);
    expect(onRestricted).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(session.restrict(new ApiError('invalid_credentials', 401, 'no'))).toBe(false);
  });

  it('is not opened where cookies are refused: the server ends it, and the person is told', async () => {
    const { session, calls } = aSession({
      '/auth/logout': ({ headers }) => (headers.authorization ? done({}) : failed(401)),
    });
    await session.start();
    await expect(session.signIn({ user: aUser(), tokens: tokens('t1') })).rejects.toThrow(StorageRefused);
    expect([session.state().status, storedUser(), calls]).toEqual(['anonymous', undefined, ['/auth/logout']]);
  });

  it('survives a lost connection', async () => {
    remembered();
    const { session } = aSession({ '/auth/refresh-token': () => Promise.reject(new TypeError('down')) });
    await session.start();
    await expect(session.hook.renew(undefined)).rejects.toMatchObject({ code: 'network_error' });
    expect(session.state().status).toBe('signedIn');
  });

  it('starts with a log-in after 50 ms and forgets what the last user was told', async () => {
    const { session, api, onChange } = aSession({ '/leads': only('t1') });
    await session.start();
    flag();
    const began = performance.now();
    await session.signIn({ user: aUser(), tokens: tokens('t1') });
    expect(performance.now() - began).toBeGreaterThanOrEqual(45);
    expect(onChange).toHaveBeenCalledOnce();
    expect(await api.get('/leads')).toBe('mine');
    expect(storedUser()?.id).toBe(aUser().id);
  });

  it('ends here even when the server cannot be told', async () => {
    remembered();
    const { session } = aSession({ '/auth/logout': () => Promise.reject(new TypeError('down')) });
    await session.start();
    await session.logOut();
    expect(session.state().status).toBe('anonymous');
    expect(storedUser()).toBeUndefined();
    expect(hasSessionCookie()).toBe(false);
  });

  it('does not come back after a log-out that nobody heard: the next load tells the server before it asks for anything', async () => {
    remembered();
    const first = aSession({ '/auth/logout': () => Promise.reject(new TypeError('down')) });
    await first.session.start();
    await first.session.logOut();
    // The cookie that no script can remove is still good, and another tab's renewal has set the flag again.
    flag();

    const server = { '/auth/refresh-token': () => done({ tokens: tokens('t') }), '/auth/logout': () => done({}) };
    const second = aSession(server);
    await second.session.start();
    expect(second.session.state().status).toBe('anonymous');
    await vi.waitFor(() => expect(second.calls).toEqual(['/auth/logout']));
    await vi.waitFor(() => expect(hasLeft()).toBe(false));

    const third = aSession(server);
    await third.session.start();
    expect(third.calls).toEqual([]);
  });

  it('tells the server of a log-out once the connection is back', async () => {
    remembered();
    let isDown = true;
    const { session, calls } = aSession({
      '/auth/logout': () => (isDown ? Promise.reject(new TypeError('down')) : done({})),
    });
    await session.start();
    await session.logOut();
    isDown = false;
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(hasLeft()).toBe(false));
    expect(calls).toEqual(['/auth/logout', '/auth/logout']);
  });

  it('waits no longer than five seconds to be let go', async () => {
    vi.useFakeTimers();
    try {
      remembered();
      const { session } = aSession({
        '/auth/logout': ({ signal }) =>
          new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      });
      await session.start();
      const left = session.logOut();
      await vi.advanceTimersByTimeAsync(5_000);
      await left;
      expect(session.state().status).toBe('anonymous');
      expect(hasLeft()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('forgets an untold log-out with the next log-in', async () => {
    rememberLeaving(true);
    const { session } = aSession({ '/auth/logout': () => new Promise(() => {}) });
    await session.start();
    flag();
    await session.signIn({ user: aUser(), tokens: tokens('t1') });
    expect(hasLeft()).toBe(false);
    expect(session.state().status).toBe('signedIn');
  });

  it('follows a log-out in another tab', async () => {
    remembered();
    const { session } = aSession({});
    await session.start();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.state().status).toBe('anonymous');
  });
});

describe('a component outside of the session', () => {
  it('fails instead of waiting for somebody for ever', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useSessionState())).toThrow('useSession needs the app providers above it');
    quiet.mockRestore();
  });
});
