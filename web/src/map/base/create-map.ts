import { BOUNDS, COUNTRY_BOUNDS } from '@diyar/tiles/style';
import {
  addProtocol,
  type LngLatBoundsLike,
  Map as MapLibre,
  type MapOptions,
  type PaddingOptions,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';
import { isMotionReduced } from '#ui/reduced-motion.ts';
import type { Bbox } from '../types.ts';
import { fitRoom } from './fit-room.ts';
import { MIN_ZOOM, SCHEMATIC_MAX_ZOOM } from './zooms.ts';

// Without an address of its own the worker is not found in a production build.
setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

/** Where the map starts: a box to fit, or a point. The whole country when nothing is said. */
export type Start = { bbox: Bbox } | { lng: number; lat: number; zoom: number };

interface Options {
  container: HTMLElement;
  style: MapOptions['style'];
  start?: Start;
  /** Read by screen readers as the map's name. */
  title: string;
  dir: 'rtl' | 'ltr';
  /** Tools lie over its edges: the start stays clear of them. */
  tools?: boolean;
  /** A map inside a page that scrolls: two fingers or Ctrl move it, one finger scrolls past. */
  cooperative?: { windows: string; mac: string; mobile: string };
}

/**
 * The map as this site uses it: north up, flat, Syria only. Throws when the browser has no WebGL2.
 * Pins and controls must not wait for its `load`, which a hanging source holds back for ever.
 */
export function createMap({ container, style, start, title, dir, tools = false, cooperative }: Options): MapLibre {
  const map = new MapLibre({
    container,
    style,
    ...placeOf(start, tools ? fitRoom(container.clientWidth, dir) : 24),
    minZoom: MIN_ZOOM,
    maxZoom: SCHEMATIC_MAX_ZOOM,
    maxBounds: toBounds(BOUNDS),
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    attributionControl: false,
    fadeDuration: isMotionReduced() ? 0 : 120,
    cooperativeGestures: cooperative !== undefined,
    locale: {
      'Map.Title': title,
      ...(cooperative && {
        'CooperativeGesturesHandler.WindowsHelpText': cooperative.windows,
        'CooperativeGesturesHandler.MacHelpText': cooperative.mac,
        'CooperativeGesturesHandler.MobileHelpText': cooperative.mobile,
      }),
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

export const toBounds = ([west, south, east, north]: Bbox): LngLatBoundsLike => [
  [west, south],
  [east, north],
];

function placeOf(start: Start | undefined, padding: number | PaddingOptions): Partial<MapOptions> {
  if (start && 'lng' in start) return { center: [start.lng, start.lat], zoom: start.zoom };
  return { bounds: toBounds(start?.bbox ?? COUNTRY_BOUNDS), fitBoundsOptions: { padding } };
}
