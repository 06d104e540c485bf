import type { User } from '@diyar/api/contracts/accounts';
import { SESSION_FLAG_COOKIE } from '@diyar/api/rules/session';
import { ApiError } from './api-error.ts';

export const USER_KEY = 'diyar-user';
/** Set while the server has not yet heard that this device logged out. */
export const LEFT_KEY = 'diyar-left';

/** Passes by for the other tabs to hear: why the account may not be used any more. */
export const STOPPED_KEY = 'diyar-stopped';

/** Whether this device holds a refresh token: a cookie without secret stands beside the one no script can read. */
export const hasSessionCookie = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie === `${SESSION_FLAG_COOKIE}=1`);

export function storedUser(): User | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    return isUser(user) ? user : undefined;
  } catch {
    return undefined;
  }
}

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'id' in value && 'type' in value && 'firstName' in value;

export function storeUser(user: User): void {
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

type Stopped = Pick<ApiError, 'code' | 'statusCode' | 'message' | 'data'>;

/** Tells the other tabs why the account is stopped; nothing of it stays. */
export function notifyOtherTabs({ code, statusCode, message, data }: Stopped): void {
  try {
    localStorage.setItem(STOPPED_KEY, JSON.stringify({ code, statusCode, message, data } satisfies Stopped));
    localStorage.removeItem(STOPPED_KEY);
  } catch {
    // Each tab finds out with its own next call.
  }
}

export function stoppedError(told: string): ApiError {
  const { code, statusCode, message, data }: Stopped = JSON.parse(told);
  return new ApiError(code, statusCode, message, [], data);
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
