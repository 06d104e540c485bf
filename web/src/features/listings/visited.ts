import { useSyncExternalStore } from 'react';
import { createListeners } from '#lib/listeners.ts';

const KEY = 'diyar-visited';
const KEPT = 300;
const NONE: ReadonlySet<string> = new Set();

let known: ReadonlySet<string> | undefined;
const { subscribe, notify } = createListeners();

function visited(): ReadonlySet<string> {
  if (known) return known;
  try {
    const kept = localStorage.getItem(KEY);
    const ids: unknown = kept ? JSON.parse(kept) : [];
    known = Array.isArray(ids) ? new Set(ids) : NONE;
  } catch {
    known = NONE;
  }
  return known;
}

/** Remembers on this device that a listing was opened. */
export function markVisited(id: string): void {
  if (visited().has(id)) return;
  known = new Set([...visited(), id].slice(-KEPT));
  try {
    localStorage.setItem(KEY, JSON.stringify([...known]));
  } catch {
    // Private mode: remembered until the page is closed.
  }
  notify();
}

/** Ids of listings that were opened on this device; none on the server. */
export function useVisited(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, visited, () => NONE);
}
