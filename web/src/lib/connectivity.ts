import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

const OFFLINE_KEY = 'offlineMode';
const LAST_ONLINE_KEY = 'lastOnline';

declare global {
  interface Window {
    /** Set by a wrapping app or a test to force the offline mode (spec section 4). */
    __offlineMode?: boolean;
  }
  interface Navigator {
    /** Network Information; missing from Safari and Firefox. */
    readonly connection?: EventTarget & { readonly effectiveType?: string; readonly saveData?: boolean };
  }
}

/** No network, the window's flag, or the stored flag. */
export function isOffline(): boolean {
  if (typeof window === 'undefined') return false;
  return !navigator.onLine || window.__offlineMode === true || stored(OFFLINE_KEY) === 'true';
}

/** The browser finds the line too slow for pictures, or was asked to spare it. */
export function isSlow(): boolean {
  if (typeof window === 'undefined') return false;
  return /2g/.test(navigator.connection?.effectiveType ?? '');
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** When this device was last online, in milliseconds; undefined when it never said. */
export function lastOnline(): number | undefined {
  const at = Number(stored(LAST_ONLINE_KEY));
  return at > 0 ? at : undefined;
}

export function rememberOnline(): void {
  if (isOffline()) return;
  try {
    localStorage.setItem(LAST_ONLINE_KEY, String(Date.now()));
  } catch {
    // Then the banner does not say when.
  }
}

/** How what waits on this device is doing on its way to the server. */
export type Sync = 'idle' | 'syncing' | 'failed';
let sync: Sync = 'idle';
const { subscribe, notify } = createListeners();

export function reportSync(next: Sync): void {
  sync = next;
  notify();
}

/** The flags of the offline mode have no event in their own window: they are looked at when the page is looked at. */
export function subscribeConnection(tell: () => void): () => void {
  const events = ['online', 'offline', 'storage', 'focus', 'pageshow'] as const;
  for (const event of events) addEventListener(event, tell);
  navigator.connection?.addEventListener?.('change', tell);
  const stop = subscribe(tell);
  return () => {
    for (const event of events) removeEventListener(event, tell);
    navigator.connection?.removeEventListener?.('change', tell);
    stop();
  };
}

/**
 * State of the banner. `lost`: the connection went away while the page was open; `offline`: it was not there to begin with.
 * `syncing` and `syncFailed` are about what was written without a connection.
 */
export type Connection = 'online' | 'offline' | 'lost' | 'reconnected' | 'slow' | 'syncing' | 'syncFailed';
type Seen = { line: 'online' | 'offline' | 'lost' | 'reconnected'; sync: Sync; slow: boolean };

export function connectionOf(seen: Seen): Connection {
  if (seen.line === 'offline' || seen.line === 'lost') return seen.line;
  if (seen.sync === 'syncing') return 'syncing';
  if (seen.line === 'reconnected') return 'reconnected';
  if (seen.sync === 'failed') return 'syncFailed';
  return seen.slow ? 'slow' : 'online';
}

const RECONNECTED_MS = 4_000;

/** `reconnected` gives way after a moment. */
export function useConnection(): Connection {
  const offline = useSyncExternalStore(subscribeConnection, isOffline, () => false);
  const slow = useSyncExternalStore(subscribeConnection, isSlow, () => false);
  const sending = useSyncExternalStore(
    subscribeConnection,
    () => sync,
    () => 'idle' as const,
  );
  const [line, setLine] = useState<Seen['line']>('online');
  const first = useRef(true);
  const wasAway = useRef(false);

  useEffect(() => {
    const isFirst = first.current;
    first.current = false;
    // The first render speaks for the server, which is always online.
    if (isFirst) return setLine(isOffline() ? 'offline' : 'online');
    if (offline) return setLine((now) => (now === 'offline' ? now : 'lost'));
    if (!wasAway.current) return;
    wasAway.current = false;
    setLine('reconnected');
    const timer = setTimeout(() => setLine('online'), RECONNECTED_MS);
    return () => clearTimeout(timer);
  }, [offline]);
  if (line === 'offline' || line === 'lost') wasAway.current = true;

  return connectionOf({ line, sync: sending, slow });
}
