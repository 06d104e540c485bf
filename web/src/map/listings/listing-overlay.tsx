import type { TFunction } from 'i18next';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toBounds } from '../base/create-map.ts';
import { fitRoom } from '../base/fit-room.ts';
import { useMap } from '../base/map-context.ts';
import { MAX_ZOOM } from '../base/zooms.ts';
import type { Bbox, Cell, Pin } from '../types.ts';
import type { Cluster } from './clusters.ts';
import { useListingLayer } from './listing-layer.ts';
import classes from './listing-overlay.module.css';
import { type PinEntry, PinList } from './pin-list.tsx';
import { SpotList } from './spot-list.tsx';
import { type Spot, spotOfPin } from './spots.ts';

export interface ListingOverlayProps {
  /** Counts per tile, when there are too many listings to send. */
  cells: readonly Cell[];
  /** Listings themselves, best first. */
  pins: readonly Pin[];
  /** The view these were asked for. */
  searched: Bbox;
  visited?: ReadonlySet<string>;
  selectedId?: string;
  hoveredId?: string;
  /** Undefined when the visitor presses the empty map. */
  onSelect: (id: string | undefined) => void;
  onHover?: (id: string | undefined) => void;
  preview?: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();
/** Past this many the list of results is the better list. */
const TWIN_LIMIT = 200;

/** Listings on the map, their keyboard twin, and the list that one point with several of them opens. */
export function ListingOverlay(props: ListingOverlayProps) {
  const { cells, pins, searched, visited = NONE, selectedId, hoveredId, onSelect, onHover, preview } = props;
  const { t } = useTranslation('map');
  const { map } = useMap();
  const [opened, setOpened] = useState<Spot>();
  const [activeId, setActiveId] = useState<string>();

  const openCluster = ({ bbox }: Cluster) => {
    const padding = fitRoom(map.getContainer().clientWidth, document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
    const furthest = map.getMaxZoom();
    // Counts that even the nearest view leaves together come apart beyond it.
    const limit = map.getZoom() < furthest ? furthest : MAX_ZOOM;
    const camera = map.cameraForBounds(toBounds(bbox), { padding, maxZoom: limit });
    if (!camera?.center) return;
    // At least one level nearer, also where all of it is in view already.
    const zoom = Math.min(limit, Math.max(camera.zoom ?? 0, Math.floor(map.getZoom()) + 1));
    if (zoom > furthest) map.setMaxZoom(zoom);
    map.easeTo({ center: camera.center, zoom, duration: 450 });
  };
  const pressSpot = (spot: Spot | undefined) => {
    const several = spot !== undefined && spot.pins.length > 1;
    setOpened(several ? spot : undefined);
    if (!several) onSelect(spot?.id);
  };

  const { spots, clusters, clustersFailed } = useListingLayer({
    cells,
    pins,
    searched,
    visited,
    selectedId,
    hoveredId: activeId ?? opened?.id ?? hoveredId,
    activeClusterId: activeId,
    labelOfMany: useCallback((count: number) => t('pins.many', { count }), [t]),
    onOpenCluster: openCluster,
    onPressSpot: pressSpot,
    onHoverSpot: (spot) => onHover?.(spot?.id),
  });

  const entries = useMemo<PinEntry[]>(
    () =>
      [
        ...spots.map((spot) => entryOf(spot, t)),
        ...clusters.map(({ id, count }) => ({ id, label: t('pins.cluster', { count }) })),
      ].slice(0, TWIN_LIMIT),
    [spots, clusters, t],
  );

  const open = (id: string) => {
    const cluster = clusters.find((each) => each.id === id);
    if (cluster) openCluster(cluster);
    else pressSpot(spotOfPin(spots, id));
  };
  const stillThere = opened && spots.includes(opened) ? opened : undefined;

  return (
    <>
      <PinList
        entries={entries}
        notice={clustersFailed && clusters.length > 0 ? t('pins.listOnly') : undefined}
        onActive={setActiveId}
        onOpen={open}
      />
      <div className={classes.bottom}>
        {stillThere ? (
          <SpotList spot={stillThere} selectedId={selectedId} onOpen={onSelect} onClose={() => setOpened(undefined)} />
        ) : (
          preview
        )}
      </div>
    </>
  );
}

function entryOf({ id, pins }: Spot, t: TFunction<'map'>): PinEntry {
  const [pin] = pins;
  if (!pin || pins.length > 1) return { id, label: t('pins.together', { count: pins.length }) };
  const { label, priceLabel, approx } = pin;
  return { id, priceLabel, label: approx ? `${label}${t('pins.separator')}${t('pins.approx')}` : label };
}
