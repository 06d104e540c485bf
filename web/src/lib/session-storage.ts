import type { User } from '@diyar/api/contracts/accounts';
import { SESSION_FLAG_COOKIE } from '@diyar/api/rules/session';

export const USER_KEY = 'diyar-user';
/** Set while the server has not yet heard that this device logged out. */
export const LEFT_KEY = 'diyar-left';

/** Whether this device holds a refresh token: a cookie without secret stands beside the one no script can read. */
export const hasSessionCookie = (): boolean =>
  document.cookie.split('; ').some((one) => one === `${SESSION_FLAG_COOKIE}=1`);

export function keptUser(): User | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    return isUser(user) ? user : undefined;
  } catch {
    return undefined;
  }
}

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'id' in value && 'type' in value && 'firstName' in value;

export function keepUser(user: User): void {
  try {
    localStorage.setItem(USER_KEY, JSON.stringify(user));
  } catch {
    // Storage is full or closed: the session lasts as long as the document.
  }
}

export function forgetUser(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from half of the phones we serve
  document.cookie = `${SESSION_FLAG_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict`;
  try {
    localStorage.removeItem(USER_KEY);
  } catch {
    // Nothing could be kept, so there is nothing to forget.
  }
}

/** Whether a log-out of this device is still to be told to the server, whose cookie no script can remove. */
export function hasLeft(): boolean {
  try {
    return localStorage.getItem(LEFT_KEY) === '1';
  } catch {
    return false;
  }
}

export function rememberLeaving(isLeaving: boolean): void {
  try {
    if (isLeaving) localStorage.setItem(LEFT_KEY, '1');
    else localStorage.removeItem(LEFT_KEY);
  } catch {
    // Without storage no session outlives the document either.
  }
}
