import 'maplibre-gl/dist/maplibre-gl.css';
import type { Flavor, Imagery } from '@diyar/tiles/style';
import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { directionOf, type Lang } from '#lib/language.ts';
import type { Bbox, Unavailable, View } from '../types.ts';
import { baseStyle, preserveOwn, SEA, withoutSea } from './base-style.ts';
import { createMap, type Start, toBounds } from './create-map.ts';
import { fitRoom } from './fit-room.ts';
import { giveUpOnSilence } from './give-up-on-silence.ts';
import { addImagery } from './imagery-guard.ts';
import { MapContext } from './map-context.ts';
import classes from './map-view.module.css';
import { useLatest } from './use-latest.ts';
import { useStreets, useStreetsOn } from './use-streets.ts';
import { BY_PAGE, viewOf, watchView } from './watch-view.ts';

/** A device that drops the map twice within this time would do so again. */
const SOON_MS = 15_000;

/**
 * Phones take a page's graphics away when they need the memory. Heard before MapLibre hears it: it would tear the style away
 * from under everything that is drawn on it. `isSoon`: the map had hardly been made. Returns the way to stop.
 */
function onContextLost(container: HTMLElement, tell: (isSoon: boolean) => void, now = Date.now): () => void {
  const made = now();
  const onLost = (event: Event) => {
    event.stopImmediatePropagation();
    tell(now() - made < SOON_MS);
  };
  container.addEventListener('webglcontextlost', onLost, { capture: true });
  return () => container.removeEventListener('webglcontextlost', onLost, { capture: true });
}

export interface MapViewProps {
  flavor: Flavor;
  lang: Lang;
  /** Read once; later moves come through `focus`. */
  start?: Start;
  /** A new box moves the map to it, without counting as the visitor's move. */
  focus?: Bbox;
  /** Drawn in the satellite flavour only. */
  imagery?: Imagery;
  title?: string;
  /** Tools lie over its edges: boxes are fitted clear of them. */
  tools?: boolean;
  /** A map in a page that scrolls: one finger scrolls past it. */
  cooperative?: boolean;
  /** Shown until the land has come. */
  still?: ReactNode;
  onMove?: (view: View) => void;
  onUnavailable?: (why: Unavailable) => void;
  onImageryFailed?: () => void;
  /** Rendered over the map once it exists; `useMap` works inside. */
  children?: ReactNode;
}

/** MapLibre in React: makes it, keeps its style and listeners in step with the props, and takes it down. */
export function MapView({
  flavor,
  lang,
  start,
  focus,
  imagery,
  title,
  tools = false,
  cooperative = false,
  still,
  children,
  ...events
}: MapViewProps) {
  const { t } = useTranslation('map');
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const [arrived, setArrived] = useState(false);
  const { onMove, onUnavailable, onImageryFailed } = events;
  const latest = useLatest({ onMove, onUnavailable, onImageryFailed });
  /** How often it was made: once more when the device has dropped it. */
  const [life, setLife] = useState(0);
  const known = useStreets();
  const { streets } = known;
  const first = useRef({ flavor, lang, streets, start, tools, cooperative, title: title ?? t('title'), t });
  /** What its style was made of: a map that is made anew begins with the first again. */
  const drawn = useRef({ flavor, lang, streets });

  useEffect(() => {
    const { flavor, lang, streets, start, tools, cooperative, title, t } = first.current;
    const place = container.current;
    if (!place) return;
    const isAgain = life > 0;
    drawn.current = { flavor, lang, streets };
    let made: MapLibre;
    try {
      made = createMap({
        container: place,
        style: withoutSea(baseStyle(flavor, lang, streets)),
        start,
        title,
        dir: directionOf(lang),
        tools,
        cooperative: cooperative
          ? { windows: t('place.windows'), mac: t('place.mac'), mobile: t('place.mobile') }
          : undefined,
      });
    } catch {
      // the one thing that throws here is a browser without WebGL2: the list stands in for the map
      latest.current.onUnavailable?.(isAgain ? 'lost' : 'webgl');
      return;
    }
    let isGone = false;
    const removeMap = () => {
      if (!isGone) made.remove();
      isGone = true;
    };
    const stopGuarding = onContextLost(place, (isSoon) => {
      // What hangs on the map takes its layers away while there is a style to take them from.
      flushSync(() => setMap(undefined));
      const { lng, lat } = made.getCenter();
      first.current.start = { lng, lat, zoom: made.getZoom() };
      removeMap();
      setArrived(false);
      if (isSoon && isAgain) latest.current.onUnavailable?.('lost');
      else setLife(life + 1);
    });
    const stop = watchView(made, (view) => {
      // Says from outside that the map has come to rest, and how near.
      place.dataset.zoom = String(view.zoom);
      latest.current.onMove?.(view);
    });
    const stopWaiting = giveUpOnSilence(made, () => latest.current.onUnavailable?.('load'));
    made.once('load', () => {
      stopWaiting();
      made.setPaintProperty(SEA, 'background-opacity', 1);
      setArrived(true);
    });
    made.once('style.load', () => {
      setMap(made);
      latest.current.onMove?.(viewOf(made, false));
    });
    return () => {
      stop();
      stopWaiting();
      stopGuarding();
      setMap(undefined);
      // what hangs on the map cleans up in this same commit, and React may do so after its parent
      queueMicrotask(removeMap);
    };
  }, [latest, life]);

  useEffect(() => {
    const { current } = drawn;
    if (!map || (current.flavor === flavor && current.lang === lang && current.streets === streets)) return;
    drawn.current = { flavor, lang, streets };
    const style = baseStyle(flavor, lang, streets);
    map.setStyle(arrived ? style : withoutSea(style), { diff: true, transformStyle: preserveOwn });
  }, [map, flavor, lang, streets, arrived]);
  useStreetsOn(map, known, lang);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a style with streets is one without imagery
  useEffect(() => {
    if (!map || !imagery || flavor !== 'satellite') return;
    return addImagery(map, imagery, () => latest.current.onImageryFailed?.());
  }, [map, imagery, flavor, streets, latest]);

  const lastFocus = useRef<Bbox>(undefined);
  useEffect(() => {
    if (!map || !focus || lastFocus.current === focus) return;
    lastFocus.current = focus;
    const padding = tools ? fitRoom(map.getContainer().clientWidth, directionOf(lang)) : 32;
    map.fitBounds(toBounds(focus), { padding, maxZoom: 15, linear: true, duration: 450 }, BY_PAGE);
  }, [map, focus, tools, lang]);

  return (
    <div className={classes.frame}>
      {!arrived && still}
      <div ref={container} className={classes.map} />
      {!arrived && (
        <div role="status" className={classes.waiting}>
          <span className={still ? classes.words : undefined}>{t('loading')}</span>
        </div>
      )}
      {map && <MapContext value={{ map, flavor }}>{children}</MapContext>}
    </div>
  );
}
