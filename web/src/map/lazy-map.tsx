import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSlow } from '#lib/connectivity.ts';
import { isDataSaverOn } from '#lib/data-saver.ts';
import { useHydrated } from '#lib/hydrated.tsx';
import { loadLazily } from '#lib/lazy-page.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import classes from './lazy-map.module.css';
import type { Unavailable } from './types.ts';
import { useFirstSign } from './use-first-sign.ts';

// With `lazy-panel` the only door to this folder: MapLibre and deck.gl are 600 kB and must stay out of every other chunk.
const loadPlaces = () => import('./small/place-maps.ts');
const loadArea = () => import('./small/area-map.tsx');
const loadPicker = () => import('./picker/location-picker.tsx');

type Told = {
  onUnavailable?: ((why: Unavailable) => void) | undefined;
  /** The visitor came for the map: it does not wait to be asked for once more. */
  wanted?: boolean | undefined;
  /** Drawn in the map's place until it is there. */
  still?: ReactNode;
};
type Around = ComponentType<{ children: ReactNode; wanted: boolean; still?: ReactNode }>;

/**
 * A map that is fetched when `Around` draws it. When its code does not arrive, or throws, the page is told, and goes on without
 * it; drawn again, the map is asked for again.
 */
export function lazyMap<M, P extends Told>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  Around: Around,
) {
  const ask = (): ComponentType<P> =>
    lazy(async () => ({
      default: await loadLazily(load).then(pick, (): ComponentType<P> => {
        asked = ask();
        return NotArrived;
      }),
    }));
  let asked = ask();
  return function LazyMap(props: P) {
    const [Fetched] = useState(() => asked);
    return (
      <Around wanted={props.wanted ?? false} still={props.still}>
        <ErrorBoundary fallback={() => null} onError={() => props.onUnavailable?.('broken')}>
          <Fetched {...props} />
        </ErrorBoundary>
      </Around>
    );
  };
}

export const LazyLocationPicker = lazyMap(loadPicker, ({ LocationPicker }) => LocationPicker, InBrowser);
export const LazyAreaMap = lazyMap(loadArea, ({ AreaMap }) => AreaMap, WithSomebody);
export const LazyPlaceMap = lazyMap(loadPlaces, ({ PlaceMap }) => PlaceMap, WithSomebody);
export const LazyHomesMap = lazyMap(loadPlaces, ({ HomesMap }) => HomesMap, WithSomebody);

/** The server and the first client render show the waiting surface: the map is for browsers only. */
function InBrowser({ children, still }: { children: ReactNode; still?: ReactNode }) {
  return useHydrated() ? (
    <Suspense fallback={<Waiting still={still} />}>{children}</Suspense>
  ) : (
    <Waiting still={still} />
  );
}

/** A map that nobody asked for waits for a press where data are saved or the line is slow. */
export function Spared({ children, wanted, still }: ComponentProps<Around>) {
  return useHydrated() ? (
    <OnPress isNeeded={!wanted} still={still}>
      <InBrowser still={still}>{children}</InBrowser>
    </OnPress>
  ) : (
    <Waiting still={still} />
  );
}

function OnPress({ children, isNeeded, still }: { children: ReactNode; isNeeded: boolean; still: ReactNode }) {
  const { t } = useTranslation('map');
  // Decided once: a map that is there stays there.
  const [isWaiting, setWaiting] = useState(() => isNeeded && (isDataSaverOn() || isSlow()));
  if (!isWaiting) return children;
  return (
    <div className={classes.spared}>
      {still}
      <div className={classes.words}>
        <p>{t('spared.why')}</p>
        <PlainButton look="outline" onClick={() => setWaiting(false)}>
          {t('spared.show')}
        </PlainButton>
      </div>
    </div>
  );
}

/** A small map on a page that is about more: its 600 kB are not fetched while the page itself is still arriving. */
function WithSomebody(props: ComponentProps<Around>) {
  return useFirstSign() ? <Spared {...props} /> : null;
}

function NotArrived({ onUnavailable }: Told) {
  useEffect(() => onUnavailable?.('load'), [onUnavailable]);
  return null;
}

/** Keeps the map's place, with the shape of what comes: nothing jumps. */
function Waiting({ still }: { still?: ReactNode }) {
  const { t } = useTranslation('map');
  return (
    <div className={classes.waiting} role="status">
      {still}
      <span className={classes.words}>{t('loading')}</span>
    </div>
  );
}
