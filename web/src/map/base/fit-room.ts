import type { PaddingOptions } from 'maplibre-gl';

const NARROW = 600;

/** Pixels at a map's edges that its tools lie over: what is brought into view stays clear of them. */
export function fitRoom(width: number, dir: 'rtl' | 'ltr'): PaddingOptions {
  const narrow = width < NARROW;
  // On a phone the button of the list floats over the map's foot.
  const [top, bottom] = [68, narrow ? 76 : 32];
  const [start, end] = [narrow ? 8 : 24, narrow ? 60 : 72];
  return dir === 'rtl' ? { top, bottom, left: end, right: start } : { top, bottom, left: start, right: end };
}
