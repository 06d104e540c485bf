import type { Wish } from './api.ts';

const KEY = 'diyar-save-search';
/** A visitor who needs longer to sign up has forgotten what it was for. */
const KEPT_MS = 3_600_000;

/** A listing that a visitor wanted to keep, until they are signed in: for this tab alone. */
export function rememberWish(wish: Wish): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ wish, at: Date.now() }));
  } catch {
    // Nothing can be kept: the button is there again after the log-in.
  }
}

/** Takes it out: it is kept once, whatever becomes of it. */
export function consumeWish(): Wish | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return kept && Date.now() - kept.at < KEPT_MS ? kept.wish : undefined;
  } catch {
    return undefined;
  }
}
