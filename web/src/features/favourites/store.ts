import type { Kept, KeptLists } from '@diyar/api/contracts/favourites';
import { KEPT_AT_MOST, type List } from '@diyar/api/rules/favourites';
import { useSyncExternalStore } from 'react';
import { createListeners } from '#lib/listeners.ts';

type Held = {
  /** Whose lists these are; null: a visitor's, known to this device only. */
  owner: string | null;
  lists: KeptLists;
};

const KEY = 'diyar-lists';
const NOTHING: KeptLists = { favourites: [], hidden: [], viewed: [] };
const NONE: readonly Kept[] = [];
const { subscribe, notify } = createListeners();

export { subscribe };

let held: Held | undefined;
let changes = 0;
/** The account could not be asked. */
let isBehind = false;

function read(): Held {
  if (held) return held;
  held = { owner: null, lists: NOTHING };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Held | null;
    if (kept?.lists) held = { owner: kept.owner ?? null, lists: { ...NOTHING, ...kept.lists } };
  } catch {
    // Private mode, or somebody else's text under our key: nothing is kept then.
  }
  return held;
}

function become(next: Held): void {
  held = next;
  changes++;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Private mode: kept until the document is left.
  }
  notify();
}

/** Counts what happened to the lists on this device: an answer asked for before the last change is out of date. */
export const changesSoFar = (): number => changes;
export const ownerOfLists = (): string | null => read().owner;
export const listsHeld = (): KeptLists => read().lists;
export function holdFor(owner: string | null, lists: KeptLists = NOTHING): void {
  isBehind = false;
  become({ owner, lists });
}

export function noteBehind(): void {
  isBehind = true;
  notify();
}

const without = (list: List, id: string) => read().lists[list].filter((entry) => entry.id !== id);

/** To the top of a list. Of what is hidden or was looked at the oldest make room; whether a favourite has room is asked first. */
export function putOn(list: List, kept: Kept): void {
  const { owner, lists } = read();
  become({ owner, lists: { ...lists, [list]: [kept, ...without(list, kept.id)].slice(0, KEPT_AT_MOST[list]) } });
}

export function removeFrom(list: List, id: string): void {
  const { owner, lists } = read();
  become({ owner, lists: { ...lists, [list]: without(list, id) } });
}

export const emptyList = (list: List): void => become({ ...read(), lists: { ...read().lists, [list]: [] } });

export const isOn = (list: List, id: string): boolean => read().lists[list].some((entry) => entry.id === id);

/** The other tabs' changes. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    held = undefined;
    changes++;
    notify();
  });
}

/** A list, newest first; empty on the server. */
export const useList = (list: List): readonly Kept[] =>
  useSyncExternalStore(
    subscribe,
    () => read().lists[list],
    () => NONE,
  );

export const useIsOn = (list: List, id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOn(list, id),
    () => false,
  );

/** Whether the lists are those of this account (undefined: of a visitor) yet: they come with the page's idle moment. */
export const useStanding = (account: string | undefined): 'coming' | 'there' | 'failed' =>
  useSyncExternalStore(
    subscribe,
    () => (account === undefined || read().owner === account ? 'there' : isBehind ? 'failed' : 'coming'),
    () => 'coming',
  );
