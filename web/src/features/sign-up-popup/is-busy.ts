import { isOffline } from '../../lib/connectivity.ts';
import { readViews } from './popup-memory.ts';
import { isBurst } from './popup-rules.ts';

const WRITES = 'input, textarea, select, [contenteditable]';
/** The map library's own class; each of our maps has it. */
const MAP = '.maplibregl-map';

/** Not now: the visitor leafs, writes, has a dialog or map before them, looks elsewhere, or could not sign up anyway. */
export const isBusy = (): boolean =>
  isBurst(readViews(), Date.now()) ||
  document.hidden ||
  isOffline() ||
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches(WRITES) === true ||
  [...document.querySelectorAll(MAP)].some(isOnScreen);

function isOnScreen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > top && right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
