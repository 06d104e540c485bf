import type { ApiError } from './api-error.ts';

const KEY = 'diyar-restriction';

/** Why an account may not be used, in the server's words. */
interface Restriction {
  message: string;
  /** ISO; null without end. */
  until: string | null;
  reason: string | null;
}

/** Kept for the tab, so that the screen survives a reload. */
export function storeRestriction({ message, data }: ApiError): void {
  const { until = null, reason = null } = (data ?? {}) as Partial<Restriction>;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ message, until, reason } satisfies Restriction));
  } catch {
    // Without storage the screen has its general sentence.
  }
}

export function storedRestriction(): Restriction | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
