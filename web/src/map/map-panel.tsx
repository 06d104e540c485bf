import type { Imagery } from '@diyar/tiles/style';
import IconLassoPolygon from '@tabler/icons-react/dist/esm/icons/IconLassoPolygon.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMinimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
import type { TFunction } from 'i18next';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownScheme } from '#lib/color-scheme.ts';
import type { Lang } from '#lib/language.ts';
import { type LoadPrices, usePricePart } from './area-prices/use-price-part.ts';
import { flavorOf } from './base/base-style.ts';
import type { Start } from './base/create-map.ts';
import { LayerSwitch } from './base/layer-switch.tsx';
import { MapButton } from './base/map-button.tsx';
import { MapControls } from './base/map-controls.tsx';
import { MapView } from './base/map-view.tsx';
import { QuarterInView } from './base/quarter-in-view.tsx';
import { ListingOverlay, type ListingOverlayProps } from './listings/listing-overlay.tsx';
import classes from './map-panel.module.css';
import { SearchTrigger } from './search-trigger.tsx';
import { ShapeBar } from './shapes/shape-bar.tsx';
import { ShapeOverlay } from './shapes/shape-overlay.tsx';
import { type DrawingOptions, useDrawing } from './shapes/use-drawing.ts';
import type { How } from './shapes/use-walks.ts';
import { straightWord } from './shapes/use-walks.ts';
import type { Bbox, Lens, MapLayer, Unavailable, View } from './types.ts';

interface Shown {
  total: number | undefined;
  /** Listings drawn one by one. */
  shown: number;
  hasCells: boolean;
  hasShape: boolean;
  lens: Lens;
}

/** Note over the map: how much it shows, and why there is not more. */
function mapNote({ total, shown, hasCells, hasShape, lens }: Shown, t: TFunction<'map'>): string | undefined {
  if (total === undefined) return undefined;
  if (total === 0) return t(hasShape ? 'draw.empty' : 'search.empty');
  if (lens !== 'all') return hasCells ? t('lens.zoomIn') : t(`lens.shown.${lens}`, { shown, total });
  return !hasCells && shown > 0 && total > shown ? t('search.overflow', { shown, total }) : undefined;
}

export interface MapPanelProps extends Omit<ListingOverlayProps, 'preview'>, DrawingOptions {
  lang: Lang;
  start?: Start;
  /** Moves the map when it becomes another box: a chosen place, a shared address. */
  focus?: Bbox;
  layer: MapLayer;
  onLayer: (layer: MapLayer) => void;
  imagery?: Imagery;
  /** Which listings are shown; the caller leaves the others out. */
  lens?: Lens;
  onLens?: (lens: Lens) => void;
  /** Matches in view; more than there are pins gives the overflow note. Undefined while unknown. */
  total?: number;
  busy?: boolean;
  maximised?: boolean;
  /** Without it there is no button. */
  onMaximise?: (maximised: boolean) => void;
  /** Every change of view, ours too: ask for clusters there. */
  onMove?: (view: View) => void;
  /** The visitor wants the list to be what the map shows. */
  onSearch: (view: View) => void;
  onUnavailable?: (why: Unavailable) => void;
  /** Asked for by name, not only shown beside the list: a slow line does not hold it back. */
  wanted?: boolean;
  /** Shown until the map's land has come. */
  still?: ReactNode;
  /** Without it there is no layer of prices. */
  loadPrices?: LoadPrices;
  /** A card of the selected listing, shown at the bottom of the map. */
  preview?: ReactNode;
}

/** The search page's map: base layers, listings, and the tools around them. */
export function MapPanel(props: MapPanelProps) {
  const { lang, start, focus, layer, onLayer, imagery, total, busy = false, maximised = false, onMaximise } = props;
  const { lens = 'all', onLens, loadPrices } = props;
  const { onMove, onSearch, onUnavailable, preview, still, shapeText, onShape, onDrawing, ...listings } = props;
  const { t } = useTranslation('map');
  const scheme = useShownScheme();
  const [asMove, setAsMove] = useState(prefersSearchAsMove);
  const [unsearched, setUnsearched] = useState<View>();
  const [message, setMessage] = useState<string>();
  const [imageryFailed, setImageryFailed] = useState(false);
  const [how, setHow] = useState<How>();
  const drawing = useDrawing({ shapeText, onShape, onDrawing });
  const { shape, DrawTools, begin } = drawing;
  const { Prices, ...prices } = usePricePart(loadPrices);

  // The tools take the foot of the screen, where buttons of the page float.
  const isDrawing = DrawTools !== undefined;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-drawing', isDrawing);
    return () => document.documentElement.removeAttribute('data-drawing');
  }, [isDrawing]);

  const search = (view: View) => {
    setUnsearched(undefined);
    onSearch(view);
  };
  const moved = (view: View) => {
    onMove?.(view);
    setMessage(undefined);
    // Drawn areas say where to look, wherever the map is moved.
    if (!view.byUser || shape || DrawTools) return;
    if (asMove) search(view);
    else setUnsearched(view);
  };
  const changeLayer = useCallback(
    (next: MapLayer) => {
      setImageryFailed(false);
      onLayer(next);
    },
    [onLayer],
  );

  const shown = {
    total,
    shown: listings.pins.length,
    hasCells: listings.cells.length > 0,
    hasShape: shape !== undefined,
  };
  const said = drawing.hasFailed ? t('draw.failed') : prices.hasFailed ? t('layers.pricesFailed') : message;
  const notes = [mapNote({ ...shown, lens }, t), straightWord(how, t)].filter(Boolean).join(' ');
  const note = said ?? (DrawTools ? '' : notes);

  return (
    <div className={classes.panel} data-maximised={maximised || undefined}>
      <MapView
        flavor={flavorOf(layer, scheme)}
        lang={lang}
        tools
        still={still}
        start={start ?? (drawing.bounds && { bbox: drawing.bounds })}
        focus={focus ?? drawing.bounds}
        imagery={imageryFailed ? undefined : imagery}
        onMove={moved}
        onUnavailable={onUnavailable}
        onImageryFailed={() => setImageryFailed(true)}
      >
        <div className={classes.tools}>
          {shape && !DrawTools && <ShapeBar busy={busy} onEdit={begin} onRemove={() => onShape?.(undefined)} />}
          {!shape && !DrawTools && (
            <SearchTrigger
              asMove={asMove}
              onAsMove={(on) => {
                setAsMove(on);
                if (on && unsearched) search(unsearched);
              }}
              moved={unsearched !== undefined}
              onSearchHere={() => unsearched && search(unsearched)}
              busy={busy}
            />
          )}
          <div className={classes.end}>
            {onShape && !shape && !DrawTools && (
              <div className={classes.single}>
                <MapButton
                  label={t('draw.title')}
                  aria-busy={drawing.isLoading}
                  disabled={drawing.isLoading}
                  onClick={begin}
                >
                  <IconLassoPolygon size={20} aria-hidden />
                </MapButton>
              </div>
            )}
            <LayerSwitch
              layer={layer}
              onChange={changeLayer}
              hasImagery={imagery !== undefined}
              imageryFailed={imageryFailed}
              lens={lens}
              onLens={onLens}
              hasPrices={prices.isOn}
              onPrices={prices.turn}
            />
            {onMaximise && (
              <div className={classes.single}>
                <MapButton
                  label={t(maximised ? 'controls.minimise' : 'controls.maximise')}
                  aria-pressed={maximised}
                  onClick={() => onMaximise(!maximised)}
                >
                  {maximised ? <IconMinimize size={20} aria-hidden /> : <IconMaximize size={20} aria-hidden />}
                </MapButton>
              </div>
            )}
          </div>
        </div>
        {DrawTools ? (
          <DrawTools shape={shape ?? NO_SHAPE} onDone={drawing.finish} onCancel={drawing.cancel} />
        ) : (
          <>
            {shape && <ShapeOverlay shape={shape} draft={NO_SHAPE} onHow={setHow} />}
            <ListingOverlay {...listings} preview={preview} />
          </>
        )}
        <QuarterInView />
        <MapControls onMessage={setMessage} />
        <div className={classes.below}>
          {Prices && !DrawTools && <Prices />}
          <p role="status" className={classes.note} hidden={!note}>
            {note}
          </p>
        </div>
      </MapView>
    </div>
  );
}

const NO_SHAPE: [] = [];

/** On phones and small windows the list would jump under the thumb: there the visitor asks with the button. */
const prefersSearchAsMove = () => !matchMedia('(max-width: 48em), (pointer: coarse)').matches;
