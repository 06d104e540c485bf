import { ApiError } from './api-error.ts';

const KEY = 'diyar-restriction';
const CODES = ['account_suspended', 'account_suspended_for_good', 'account_banned'];

/** Why an account may not be used, in the server's words. */
export interface Restriction {
  message: string;
  /** ISO; null without end. */
  until: string | null;
  reason: string | null;
}

/** The restriction that a call was refused for; undefined for every other failure. */
export function restrictionIn(error: unknown): Restriction | undefined {
  if (!(error instanceof ApiError) || !CODES.includes(error.code)) return undefined;
  const { until = null, reason = null } = (error.data ?? {}) as Partial<Restriction>;
  return { message: error.message, until, reason };
}

/** Kept for the tab, so that the screen survives a reload. */
export function keepRestriction(restriction: Restriction): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(restriction));
  } catch {
    // Without storage the screen has its general sentence.
  }
}

export function keptRestriction(): Restriction | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
