import type { Lang } from '#lib/language.ts';

/** Somebody switched notifications on in this browser; it stays over a log-out, so that the next log-in goes on with it. */
export interface Kept {
  userId: string;
  endpoint: string;
  language: Lang;
  /** When the server heard of it. */
  at: number;
}

const KEY = 'push';
const OFFERED_KEYS = { account: 'pushOffered', visitor: 'pushOfferedVisitor' } as const;

export function kept(): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(entry: Kept | undefined): void {
  try {
    if (entry) localStorage.setItem(KEY, JSON.stringify(entry));
    else localStorage.removeItem(KEY);
  } catch {
    // Without a store the next visit finds notifications off, and Settings say so.
  }
}

/** @returns whether this is the first time; without a store it never is, or every search would end with a question */
export function offerOnce(to: keyof typeof OFFERED_KEYS): boolean {
  try {
    if (localStorage.getItem(OFFERED_KEYS[to])) return false;
    localStorage.setItem(OFFERED_KEYS[to], String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
