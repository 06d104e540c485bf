import { useSyncExternalStore } from 'react';

const KEY = 'diyar-visited';
const KEPT = 300;
const NONE: ReadonlySet<string> = new Set();

let known: ReadonlySet<string> | undefined;
const watchers = new Set<() => void>();

function visited(): ReadonlySet<string> {
  if (known) return known;
  try {
    const kept = localStorage.getItem(KEY);
    known = kept ? new Set(JSON.parse(kept) as string[]) : NONE;
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
  for (const tell of watchers) tell();
}

const subscribe = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};

/** Ids of listings that were opened on this device; none on the server. */
export function useVisited(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, visited, () => NONE);
}
