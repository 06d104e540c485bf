import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { lazy, Suspense, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useGeoSearch } from 'react-instantsearch';
import { useVisited } from '#features/listings/visited.ts';
import type { Viewport } from '#features/search/answers.ts';
import { mapPart, useParts } from '#features/search/parts.ts';
import { boxText, firstOf, viewOf, withValues } from '#features/search/search-state.ts';
import { useCards } from '#features/search/use-cards.ts';
import { useSearch } from '#features/search/use-search.ts';
import { useLang } from '#lib/i18n.ts';
import { useSite } from '#lib/site.ts';
import { lazyMap, Spared } from '#map/lazy-map.tsx';
import { StillMap } from '#map/still/still-map.tsx';
import type { Bbox, MapLayer, Unavailable, View } from '#map/types.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { useMessages } from '../../use-messages.ts';
import css from './map-pane.module.css';
import { MapStrip } from './map-strip.tsx';
import { PinCard } from './pin-card.tsx';
import { askedOf, type Selection, staysOpen } from './selection.ts';
import { useLens } from './use-lens.ts';
import { isCentredIn, useMapFocus } from './use-map-focus.ts';
import { useMapListings } from './use-map-listings.ts';

/** The search page's map, for itself: what it brings along is sent to no page with a small map. */
const LazyMapPanel = lazyMap(
  () => import('#map/map-panel.tsx'),
  ({ MapPanel }) => MapPanel,
  Spared,
);

const SavedIds = lazy(async () => ({ default: (await import('./saved-ids.tsx')).SavedIds }));
const loadPrices = async () => (await import('./search-prices.tsx')).SearchPrices;

type Props = {
  phone: boolean;
  /** The card under the pointer. */
  pointed: string | undefined;
  onPoint: (id: string | undefined) => void;
};

const SYRIA: Bbox = [35.5, 32.2, 42.6, 37.5];

/** The map of the search: the same question as the list, asked for what is on screen. */
export function MapPane({ phone, pointed, onPoint }: Props) {
  const { t } = useTranslation('search');
  const { t: ui } = useTranslation('ui');
  const lang = useLang();
  const hasWords = useMessages('map');
  const { imagery } = useSite();
  const { search, answer, status, change } = useSearch();
  const { refine } = useGeoSearch();
  const visited = useVisited();
  const [layer, setLayer] = useState<MapLayer>('standard');
  const [maximised, setMaximised] = useState(false);
  const [selection, setSelection] = useState<Selection>();
  const [missing, setMissing] = useState<Unavailable>();
  const [view, setView] = useState<View>();
  const [ownBox, setOwnBox] = useState<string>();
  const { ready, start, focus, around } = useMapFocus(search, ownBox);
  const [isDrawing, setDrawing] = useState(false);
  // Drawn areas stand for the places and the part of the map that were searched before.
  const searchIn = (shape: string | undefined) =>
    change((asked) => withValues(asked, { ...NO_PLACES, bbox: undefined, shape }));

  const viewport = useMemo<Viewport | undefined>(() => view && { box: boxText(view.bbox), zoom: view.zoom }, [view]);
  // The search brings the map's part along: one call for list and map.
  const parts = useMemo(() => (viewport ? [mapPart(viewport)] : NONE), [viewport]);
  useParts(parts);
  const map = answer?.map;
  const busy = viewport !== undefined && (status === 'loading' || status === 'stalled');

  const rows = useCards();
  const [centred, setCentred] = useState<string>();
  const lit = pointed ?? centred;
  const { cells, pins: found } = useMapListings(map, rows, lit);
  const { lens, setLens, setSaved, pins } = useLens(found, visited);
  if (selection && !staysOpen(selection, search, view?.bbox)) setSelection(undefined);
  const selected = selection?.id;
  const select = (id: string | undefined) => {
    const pin = pins.find((each) => each.id === id);
    setSelection(pin && { id: pin.id, lng: pin.lng, lat: pin.lat, asked: askedOf(search) });
  };
  const searchHere = (moved: View) => {
    const box = boxText(moved.bbox);
    // Drawn first, so that the map's part is asked for where the list is.
    flushSync(() => {
      setView(moved);
      setOwnBox(box);
    });
    // A visitor who moves the map off the chosen places is looking for what is there, not for nothing.
    if (around && !isCentredIn(moved.bbox, around)) {
      change((asked) => withValues(asked, { ...NO_PLACES, bbox: box }));
      return;
    }
    const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number);
    refine({ northEast: { lat: north, lng: east }, southWest: { lat: south, lng: west } });
  };

  const beginning = view ? { bbox: view.bbox } : start;
  const still = <StillMap lang={lang} start={beginning} />;
  if (missing) {
    return (
      <div className={css.without}>
        {still}
        <div className={css.missing}>
          <EmptyState icon={<IconMapPin size={34} stroke={1.4} />} title={t(`noMap.${missing}`)}>
            <PlainButton look="outline" onClick={() => setMissing(undefined)}>
              {ui('retry')}
            </PlainButton>
          </EmptyState>
        </div>
      </div>
    );
  }
  if (!ready || !hasWords) return null;
  return (
    <div className={css.pane}>
      <Suspense fallback={null}>{lens === 'saved' && <SavedIds onIds={setSaved} />}</Suspense>
      <LazyMapPanel
        lang={lang}
        start={beginning}
        still={still}
        wanted={viewOf(search) === 'map'}
        focus={focus}
        layer={layer}
        onLayer={setLayer}
        imagery={imagery}
        lens={lens}
        onLens={setLens}
        cells={cells}
        pins={pins}
        searched={view?.bbox ?? SYRIA}
        total={map?.total}
        busy={busy}
        visited={visited}
        selectedId={selected}
        hoveredId={lit}
        onSelect={select}
        onHover={onPoint}
        onMove={setView}
        onSearch={searchHere}
        onUnavailable={setMissing}
        maximised={maximised}
        onMaximise={phone ? undefined : setMaximised}
        shapeText={firstOf(search, 'shape')}
        onShape={searchIn}
        onDrawing={setDrawing}
        loadPrices={loadPrices}
        preview={
          selected && !(phone && rows.some(({ id }) => id === selected)) ? (
            <PinCard id={selected} onClose={() => setSelection(undefined)} />
          ) : undefined
        }
      />
      {phone && !isDrawing && rows.length > 0 && <MapStrip listings={rows} selected={selected} onCentre={setCentred} />}
    </div>
  );
}

const NONE: string[] = [];
const NO_PLACES = { province: undefined, city: undefined, neighborhood: undefined, street: undefined };
