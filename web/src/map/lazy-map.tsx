import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../lib/hydrated.ts';
import { loadLazily } from '../lib/lazy-page.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import type { AreaMapProps } from './area-map.tsx';
import classes from './lazy-map.module.css';
import type { LocationPickerProps } from './location-picker.tsx';
import type { MapPanelProps } from './map-panel.tsx';
import type { PlaceMapProps } from './place-map.tsx';
import type { Unavailable } from './types.ts';

export type { MapPanelProps } from './map-panel.tsx';
export type { PlaceMapProps } from './place-map.tsx';

// The only door to this folder: MapLibre and deck.gl are 600 kB and must stay out of every other chunk.
const loadPanel = () => import('./map-panel.tsx');
const loadPlace = () => import('./place-map.tsx');
const loadArea = () => import('./area-map.tsx');
const loadPicker = () => import('./location-picker.tsx');

const Panel = lazy(async () => ({ default: (await loadLazily(loadPanel)).MapPanel }));
const Area = lazy(async () => ({ default: (await loadLazily(loadArea)).AreaMap }));
const Picker = lazy(async () => ({ default: (await loadLazily(loadPicker)).LocationPicker }));
const Place = lazy(async () => ({ default: (await loadLazily(loadPlace)).PlaceMap }));

/** Fetches the map's code ahead: when the pointer nears the button, or the page is idle. @public: part of the folder's face */
export function prefetchMap(): void {
  // a failed prefetch costs nothing: the map itself tries again
  loadPanel().catch(() => {});
}

export const LazyMapPanel = (props: MapPanelProps) => (
  <InBrowser onUnavailable={props.onUnavailable}>
    <Panel {...props} />
  </InBrowser>
);

export const LazyPlaceMap = (props: PlaceMapProps) => (
  <InBrowser onUnavailable={props.onUnavailable}>
    <Place {...props} />
  </InBrowser>
);

export const LazyAreaMap = (props: AreaMapProps) => (
  <InBrowser onUnavailable={props.onUnavailable}>
    <Area {...props} />
  </InBrowser>
);

export const LazyLocationPicker = (props: LocationPickerProps) => (
  <InBrowser onUnavailable={props.onUnavailable}>
    <Picker {...props} />
  </InBrowser>
);

type InBrowserProps = { children: ReactNode; onUnavailable: ((why: Unavailable) => void) | undefined };

/**
 * The server and the first client render show the waiting surface: the map is for browsers only. When its code does not
 * arrive (no network, and not kept), the page is told, and goes on without it.
 */
function InBrowser({ children, onUnavailable }: InBrowserProps) {
  if (!useHydrated()) return <Waiting />;
  return (
    <ErrorBoundary fallback={() => null} onError={() => onUnavailable?.('load')}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </ErrorBoundary>
  );
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
