import { useSyncExternalStore } from 'react';
import { ATTRIBUTE, DARK, KEY } from './color-scheme-script.ts';
import { createListeners } from './listeners.ts';

export type SchemeChoice = 'light' | 'dark' | 'auto';
export type Scheme = 'light' | 'dark';

const { subscribe, notify } = createListeners();

/** The visitor's choice; `auto` follows the device. */
export function schemeChoice(): SchemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

/** Content of the screen now. */
export function shownScheme(): Scheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

export function chooseScheme(choice: SchemeChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Private mode: the choice lasts as long as the document.
  }
  show(choice);
}

function show(choice: SchemeChoice): void {
  const dark = choice === 'dark' || (choice === 'auto' && matchMedia(DARK).matches);
  document.documentElement.setAttribute(ATTRIBUTE, dark ? 'dark' : 'light');
  notify();
}

/** Hears of a choice made here or in another tab, and of the device changing its mind. */
export function subscribeScheme(tell: () => void): () => void {
  const follow = () => show(schemeChoice());
  const device = matchMedia(DARK);
  const stop = subscribe(tell);
  addEventListener('storage', follow);
  device.addEventListener('change', follow);
  return () => {
    stop();
    removeEventListener('storage', follow);
    device.removeEventListener('change', follow);
  };
}

/** The choice, `auto` on the server and until hydration. */
export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(subscribeScheme, schemeChoice, () => 'auto');
}

/** The scheme shown, for parts that draw with colours of their own (the map). `light` on the server and until hydration. */
export function useShownScheme(): Scheme {
  return useSyncExternalStore(subscribeScheme, shownScheme, () => 'light');
}
