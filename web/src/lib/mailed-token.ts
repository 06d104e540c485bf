import { useCallback, useSyncExternalStore } from 'react';

const PARAMETER = 'token';
/** The API's secrets: 32 bytes in base64url. */
const WHOLE = /^[\w-]{43}$/;

export const isWhole = (token: string): boolean => WHOLE.test(token);

/** Where storage is closed the token lasts as long as the document. */
const held = new Map<string, string>();
const keyOf = (pathname: string) => `diyar-link:${pathname}`;

/**
 * Takes the secret of a mailed link out of the address bar before anything else runs: from there it would go into the
 * history, into screenshots and to whoever the address is shared with. Kept for this tab alone, so that a reload or another
 * language doesn't lose it.
 */
export function hideMailedToken(): void {
  const url = new URL(location.href);
  const token = url.searchParams.get(PARAMETER);
  if (token === null) return;
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
  keep(url.pathname, token);
}

function keep(pathname: string, token: string): void {
  held.set(pathname, token);
  try {
    sessionStorage.setItem(keyOf(pathname), token);
  } catch {
    // The map above has it.
  }
}

function kept(pathname: string): string | null {
  try {
    return held.get(pathname) ?? sessionStorage.getItem(keyOf(pathname));
  } catch {
    return null;
  }
}

function forget(pathname: string): void {
  held.delete(pathname);
  try {
    sessionStorage.removeItem(keyOf(pathname));
  } catch {
    // Nothing was kept there.
  }
}

const never = () => () => {};

/**
 * The secret that a mailed link brought to this page: null when there is none, undefined on the server and in the first client
 * render, since pages are rendered for everyone alike. `spent` forgets it; what was read before stays readable to this render.
 */
export function useMailedToken(pathname: string): { token: string | null | undefined; spent: () => void } {
  const token = useSyncExternalStore(
    never,
    () => kept(pathname),
    () => undefined,
  );
  return { token, spent: useCallback(() => forget(pathname), [pathname]) };
}
