import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

const KEY = 'diyar-data-saver';
const { subscribe, notify } = createListeners();

/** The visitor's choice, else the browser's own setting. */
export function isDataSaverOn(): boolean {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept === 'on';
  } catch {
    // Private mode: the browser's setting decides.
  }
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

export function setDataSaver(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Nothing remembers it then.
  }
  notify();
}

/** Text first, photos when asked for. Off on the server. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribe, isDataSaverOn, () => false);
}

/** For what the server's page must not have fetched before it is known. Undefined on the server. */
export function useKnownDataSaver(): boolean | undefined {
  return useSyncExternalStore(subscribe, isDataSaverOn, () => undefined);
}
