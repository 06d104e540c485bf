import type { SignedIn, User } from '@diyar/api/contracts/accounts';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Api, SessionHook } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { applyPreferences } from './apply-preferences.ts';
import { createListeners } from './listeners.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';
import {
  forgetUser,
  hasLeft,
  hasSessionCookie,
  LEFT_KEY,
  notifyOtherTabs,
  rememberLeaving,
  STOPPED_KEY,
  stoppedError,
  storedUser,
  storeUser,
  USER_KEY,
} from './session-storage.ts';
import type { SignInAgainAnswer } from './sign-in-again.ts';

/** `loading` on the server and until hydration: pages are rendered for nobody in particular. */
export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'anonymous'; user: null }
  | {
      status: 'signedIn';
      user: User;
      /** An administrator sees the site as this user until then, reading only. */
      viewEndsAt?: string;
    };

/** Spec section 9. */
export const WAIT_AFTER_LOGIN_MS = 50;
export const WAIT_FOR_REFRESH_MS = 1_000;
/** Nobody waits longer to be logged out; what the server did not hear by then is told again later. */
const FAREWELL_MS = 5_000;

/** Codes of accounts that are suspended or banned. */
const STOPPED = /^account_(?:suspended|banned)/;

const LOADING: SessionState = { status: 'loading', user: null };
const ANONYMOUS: SessionState = { status: 'anonymous', user: null };

export type Session = ReturnType<typeof createSession>;
type Deps = {
  /** A call layer without a session: what this one sends must never wait for itself. */
  api: Api;
  /** Knowledge of the last user is thrown away: private answers in the cache. */
  onChange?: () => void;
  /** Asks the person to sign in again in place: what they were filling in stays, and calls that wait go on. */
  askAgain?: (user: User, why: { isWrite: boolean; visitor: Api }) => Promise<SignInAgainAnswer>;
  /** The session ended by itself; the message is the server's. */
  onExpired?: (message: string) => void;
  /** The account was suspended or banned. */
  onRestricted?: (error: ApiError) => void;
};

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The session of this device. The access token lives in memory, the refresh token in a cookie no script can read; the
 * user is kept locally (spec, section 3) so that a reload needs no call to know whose page it is.
 */
export function createSession({ api, onChange, askAgain, onExpired, onRestricted }: Deps) {
  let state: SessionState = LOADING;
  let accessToken: string | undefined;
  /** A page that never had a token has nothing that could be lost. */
  let hasHadToken = false;
  let refreshing: Promise<void> | undefined;
  let farewell: { said: Promise<void>; abort: () => void } | undefined;
  const { subscribe, notify } = createListeners();
  /** For the session's own calls: with the token at hand, and never a renewal. */
  const own = api.with({
    isSignedIn: () => false,
    accessToken: async () => accessToken,
    renew: async () => {},
    refused: () => {},
  });

  function become(next: SessionState): void {
    const isOther = next.user?.id !== state.user?.id;
    state = next;
    if (isOther) onChange?.();
    notify();
  }

  function know(user: User): void {
    storeUser(user);
    become({ status: 'signedIn', user });
  }

  function clear(): void {
    accessToken = undefined;
    forgetUser();
    if (state.status !== 'anonymous') become(ANONYMOUS);
  }

  /**
   * Tells the server that this device left. Until it has heard so the intention is kept: the refresh token lies in a cookie
   * that only the server can take away, and must not bring the session back.
   */
  function sayFarewell(): Promise<void> {
    rememberLeaving(true);
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), FAREWELL_MS);
    const said = own
      .post('/auth/logout', { body: {}, errorToast: false, signal: stop.signal })
      .then(
        () => {
          if (!stop.signal.aborted) rememberLeaving(false);
        },
        // The spec's rule: leaving always succeeds for the one who leaves. The next load, or connection, tries again.
        () => {},
      )
      .finally(() => {
        clearTimeout(timer);
        if (farewell?.said === said) farewell = undefined;
      });
    farewell = { said, abort: () => stop.abort() };
    return said;
  }

  /** A refresh at a time, whoever asks. Rejects when the session is over (then nobody is signed in) or the server is away. */
  function renew(isWrite = false): Promise<void> {
    refreshing ??= refresh(isWrite).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  async function refresh(isWrite: boolean): Promise<void> {
    try {
      const { tokens } = await oneTabAtATime(() => api.post('/auth/refresh-token', { body: {}, errorToast: false }));
      adoptToken(tokens.accessToken);
      const type = typeIn(tokens.accessToken);
      // An approval made an office of the account since: what is kept of the user is out of date.
      if (type && state.user && type !== state.user.type) await reload();
    } catch (error) {
      if (restrict(error)) throw error;
      // A lost connection is not a lost session: the cookie is still good.
      const isOver = error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500;
      if (!isOver || error.statusCode === 429 || state.status !== 'signedIn') throw error;
      const { user } = state;
      accessToken = undefined;
      const answer = hasHadToken ? await askAgain?.(user, { isWrite, visitor: api }) : undefined;
      // Whatever waits here was asked for by the user before: nobody else's token may carry it.
      const isSame = () => state.user?.id === user.id;
      if (answer === 'elsewhere' && isSame()) return refresh(isWrite);
      if (answer === user.id && isSame()) return;
      if (isSame()) {
        clear();
        onExpired?.(error.message);
      }
      throw error;
    }
  }

  function adoptToken(token: string): void {
    accessToken = token;
    hasHadToken = true;
  }

  /** Ends the session, here and in the other tabs, when a call was refused because the account is stopped. */
  function restrict(error: unknown): boolean {
    if (!(error instanceof ApiError) || !STOPPED.test(error.code)) return false;
    if (state.status === 'signedIn') notifyOtherTabs(error);
    clear();
    onRestricted?.(error);
    return true;
  }

  /** Cookies are refused: the session that was just opened can't be kept, so it ends where it began. */
  async function refuseStorage(): Promise<never> {
    await own.post('/auth/logout', { body: {}, errorToast: false }).catch(() => {});
    clear();
    throw new StorageRefused();
  }

  /** The user of a session whose kept copy is gone; anonymous when there is none after all. */
  async function recover(): Promise<void> {
    try {
      await renew();
      await reload();
    } catch {
      // Not knowing who it is shows the page as to a visitor (spec, section 4); the cookie stays for the next load.
      become(ANONYMOUS);
    }
  }

  async function reload(): Promise<void> {
    const { user } = await own.get('/users/profile');
    know(user);
  }

  const hook: SessionHook = {
    isSignedIn: () => state.status === 'signedIn',
    async accessToken() {
      // The next call (a log-in, above all) must not be answered before the cookies of the last session are gone.
      if (farewell) await Promise.race([farewell.said, sleep(WAIT_FOR_REFRESH_MS)]);
      if (state.status !== 'signedIn') return undefined;
      // Without one the call goes out as a visitor's: public pages go on, private calls get their 401.
      if (!accessToken) await renew().catch(() => {});
      if (refreshing) await Promise.race([refreshing.catch(() => {}), sleep(WAIT_FOR_REFRESH_MS)]);
      return accessToken;
    },
    refused: (error) => {
      if (state.status === 'signedIn') restrict(error);
    },
    renew: (refused, isWrite) => (accessToken && refused !== accessToken ? Promise.resolve() : renew(isWrite)),
  };

  return {
    hook,
    state: () => state,
    subscribe,

    /** Looks for a session on this device. Called once, after hydration; follows the other tabs from then on. */
    async start(): Promise<void> {
      addEventListener('storage', ({ key, newValue }) => {
        const stopped = key === STOPPED_KEY && newValue !== null && state.status === 'signedIn';
        if (stopped) return onRestricted?.(stoppedError(newValue));
        if (key !== USER_KEY && key !== LEFT_KEY && key !== null) return;
        const user = storedUser();
        accessToken = undefined;
        if (user && hasSessionCookie() && !hasLeft()) become({ status: 'signedIn', user });
        else become(ANONYMOUS);
      });
      addEventListener('online', () => {
        if (hasLeft() && !farewell) void sayFarewell();
      });
      if (hasLeft()) {
        clear();
        void sayFarewell();
        return;
      }
      if (!hasSessionCookie()) return clear();
      const user = storedUser();
      if (!user) return recover();
      become({ status: 'signedIn', user });
    },

    /** Takes over what log-in or registration answered, and waits the spec's 50 ms. */
    async signIn({ user, tokens }: SignedIn): Promise<void> {
      farewell?.abort();
      rememberLeaving(false);
      adoptToken(tokens.accessToken);
      // A user that is kept without the cookie is gone with the document: better said now than found out later.
      if (!hasSessionCookie()) return refuseStorage();
      // Before anyone hears of the user: what was chosen on this device until now is not hers.
      applyPreferences(user);
      know(user);
      await sleep(WAIT_AFTER_LOGIN_MS);
    },

    /** After a change of the profile. */
    update: know,
    /** After the second factor was confirmed: a token that says so. */
    adoptToken,
    /** A way in was refused because the account is stopped: shows why. @returns whether it was that */
    restrict,
    /** After the account changed its type: a token that says so. */
    renew: () => renew(),
    /** Asks the server who this is now. */
    reload,

    /** Ends the session here and on the server; here even when the server cannot be reached. */
    async logOut(): Promise<void> {
      await sayFarewell();
      clear();
    },
  };
}

/** The spec's "Failed to store authentication data. Please ensure cookies are enabled." */
export class StorageRefused extends Error {
  override name = 'StorageRefused';
}

/** The account type a token speaks for; undefined for what is no token of ours. */
function typeIn(token: string): unknown {
  try {
    return JSON.parse(atob(token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '')).typ_;
  } catch {
    return undefined;
  }
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** For what acts on the session. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs the app providers above it');
  return session;
}

const loading = () => LOADING;

/** The signed-in user; `loading` on the server and in the first client render. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, loading);
}
