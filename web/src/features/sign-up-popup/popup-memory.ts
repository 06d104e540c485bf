import { NOTHING_YET, type PopupMemory, withView } from './popup-rules.ts';

const KEY = 'diyar-sign-up';
const SESSION_KEY = 'diyar-sign-up-dismissed';
const VIEWS_KEY = 'diyar-page-views';

function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Nothing can be kept: the document's own timers are all there is.
  }
}

const device = () => localStorage;
const visit = () => sessionStorage;
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Storage may hold anything: whatever can't be read counts as nothing yet. */
export function readMemory(): PopupMemory {
  const kept = read(device, KEY);
  if (typeof kept !== 'object' || kept === null) return NOTHING_YET;
  const { dismissed, showCount, lastShown } = kept as Partial<Record<keyof PopupMemory, unknown>>;
  return {
    dismissed: dismissed === true,
    showCount: isCount(showCount) ? showCount : 0,
    lastShown: isCount(lastShown) ? lastShown : null,
  };
}

export const writeMemory = (memory: PopupMemory): void => write(device, KEY, memory);
export const isSessionDismissed = (): boolean => read(visit, SESSION_KEY) === true;
export const dismissForSession = (): void => write(visit, SESSION_KEY, true);

export function readViews(): number[] {
  const kept = read(visit, VIEWS_KEY);
  return Array.isArray(kept) ? kept.filter(isCount) : [];
}

export const noteView = (now: number): void => write(visit, VIEWS_KEY, withView(readViews(), now));
