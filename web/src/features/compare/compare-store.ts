import { useSyncExternalStore } from 'react';
import { createListeners } from '#lib/listeners.ts';

/** As many listings as one table shows side by side (spec, section 2). */
export const COMPARED_AT_MOST = 3;

/** Listings as the tray shows them before the comparison is opened. */
export type Compared = { id: string; title: string; image: string | null };

const KEY = 'diyar-compare';
const NONE: readonly Compared[] = [];
const { subscribe, notify } = createListeners();
let known: readonly Compared[] | undefined;
/** A fourth listing was just turned away. */
let refused = false;

function compared(): readonly Compared[] {
  if (known) return known;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    known = Array.isArray(kept) ? (kept as Compared[]).slice(0, COMPARED_AT_MOST) : NONE;
  } catch {
    known = NONE;
  }
  return known;
}

function keep(next: readonly Compared[]): void {
  known = next;
  refused = false;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Private mode: kept until the document is left.
  }
  notify();
}

/** Puts a listing into the comparison or takes it out. When there is no room for another, the tray says so. */
export function toggleCompared(listing: Compared): void {
  const now = compared();
  if (now.some(({ id }) => id === listing.id)) keep(now.filter(({ id }) => id !== listing.id));
  else if (now.length < COMPARED_AT_MOST) keep([...now, listing]);
  else refuse();
}

function refuse(): void {
  refused = true;
  notify();
}

export const removeCompared = (id: string): void => keep(compared().filter((entry) => entry.id !== id));
export const clearCompared = (): void => keep(NONE);

/** Listings compared in this tab; nothing on the server. */
export function useCompared(): readonly Compared[] {
  return useSyncExternalStore(subscribe, compared, () => NONE);
}

/** Whether this listing is among them: a list of cards is not drawn anew for one of them. */
export function useIsCompared(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => compared().some((entry) => entry.id === id),
    () => false,
  );
}

/** Whether the last listing was turned away for want of room. */
export function useRefused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => refused,
    () => false,
  );
}

export const comparePath = (ids: readonly string[]): string => `/properties/compare?ids=${ids.join(',')}`;
