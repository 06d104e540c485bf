import { isOffline } from '#lib/connectivity.ts';
import { SETTLE_MS } from './popup-rules.ts';

const WRITES = 'input, textarea, select, [contenteditable]';
/** The map library's own class; each of our maps has it. */
const MAP = '.maplibregl-map';
/** A map of this share of the window is what the visitor came for. */
const FILLS = 0.4;
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;
const NEVER = Number.NEGATIVE_INFINITY;
let mapTouchedAt = NEVER;

/** Remembers when a map was moved last. @returns what ends that */
export function watchMaps(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest(MAP)) mapTouchedAt = Date.now();
  };
  for (const type of TOUCHES) document.addEventListener(type, note, { capture: true, passive: true });
  return () => {
    mapTouchedAt = NEVER;
    for (const type of TOUCHES) document.removeEventListener(type, note, { capture: true });
  };
}

/** Not now: the visitor writes, has a dialog before them, uses a map, looks elsewhere, or could not sign up anyway. */
export const isBusy = (): boolean =>
  document.hidden ||
  isOffline() ||
  document.querySelector('dialog[open], [role=dialog]:not([hidden])') !== null ||
  document.activeElement?.matches(WRITES) === true ||
  Date.now() - mapTouchedAt < SETTLE_MS ||
  [...document.querySelectorAll(MAP)].some(fillsWindow);

function fillsWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width > 0 && height > 0 && width * height >= FILLS * innerWidth * innerHeight;
}
