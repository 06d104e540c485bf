import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../lib/hydrated.ts';
import { loadLazily } from '../lib/lazy-page.ts';
import type { AreaMapProps } from './area-map.tsx';
import classes from './lazy-map.module.css';
import type { LocationPickerProps } from './location-picker.tsx';
import type { MapPanelProps } from './map-panel.tsx';
import type { PlaceMapProps } from './place-map.tsx';
import type { Unavailable } from './types.ts';
import { useFirstSign } from './use-first-sign.ts';

export type { MapPanelProps } from './map-panel.tsx';
export type { PlaceMapProps } from './place-map.tsx';

// The only door to this folder: MapLibre and deck.gl are 600 kB and must stay out of every other chunk.
const loadPanel = () => import('./map-panel.tsx');
const loadPlace = () => import('./place-map.tsx');
const loadArea = () => import('./area-map.tsx');
const loadPicker = () => import('./location-picker.tsx');

type Told = { onUnavailable?: ((why: Unavailable) => void) | undefined };

/** A map's code, or, when it does not arrive (no network, and not kept), word to the page, which goes on without it. */
const lazyMap = <M, P extends Told>(load: () => Promise<M>, pick: (module: M) => ComponentType<P>) =>
  lazy(async () => ({ default: await loadLazily(load).then(pick, (): ComponentType<P> => NotArrived) }));

const Panel = lazyMap(loadPanel, ({ MapPanel }) => MapPanel);
const Area = lazyMap(loadArea, ({ AreaMap }) => AreaMap);
const Picker = lazyMap(loadPicker, ({ LocationPicker }) => LocationPicker);
const Place = lazyMap(loadPlace, ({ PlaceMap }) => PlaceMap);

/** Fetches the map's code ahead: when the pointer nears the button, or the page is idle. @public: part of the folder's face */
export function prefetchMap(): void {
  // a failed prefetch costs nothing: the map itself tries again
  loadPanel().catch(() => {});
}

export const LazyMapPanel = (props: MapPanelProps) => (
  <InBrowser>
    <Panel {...props} />
  </InBrowser>
);

export const LazyPlaceMap = (props: PlaceMapProps) => (
  <WithSomebody>
    <Place {...props} />
  </WithSomebody>
);

export const LazyAreaMap = (props: AreaMapProps) => (
  <WithSomebody>
    <Area {...props} />
  </WithSomebody>
);

export const LazyLocationPicker = (props: LocationPickerProps) => (
  <InBrowser>
    <Picker {...props} />
  </InBrowser>
);

/** The server and the first client render show the waiting surface: the map is for browsers only. */
const InBrowser = ({ children }: { children: ReactNode }) =>
  useHydrated() ? <Suspense fallback={<Waiting />}>{children}</Suspense> : <Waiting />;

/** A small map on a page that is about more: its 600 kB are not fetched while the page itself is still arriving. */
const WithSomebody = ({ children }: { children: ReactNode }) =>
  useFirstSign() ? <InBrowser>{children}</InBrowser> : null;

function NotArrived({ onUnavailable }: Told) {
  useEffect(() => onUnavailable?.('load'), [onUnavailable]);
  return null;
}

/** Keeps the map's place, with the shape of what comes: nothing jumps. */
function Waiting() {
  const { t } = useTranslation('map');
  return (
    <div className={classes.waiting} role="status">
      {t('loading')}
    </div>
  );
}
