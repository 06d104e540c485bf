import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { loadLazily } from '#lib/lazy-page.ts';
import { useMap } from '../base/map-context.ts';
import type { Bbox, Cell, Pin } from '../types.ts';
import { arrange } from './arrange.ts';
import type { ClusterLayer } from './cluster-layer.ts';
import { clusterAt } from './cluster-size.ts';
import { type Cluster, clusterCells } from './clusters.ts';
import { createPinLayer, labelOfSpot, type PinLayer } from './pin-layer.ts';
import { type Spot, spotOfPin, spotsOf } from './spots.ts';

/** The deck overlay waits for the base map, but not for ever: a hanging source never lets it load. */
const LOAD_PATIENCE_MS = 5_000;

interface Screen {
  x: number;
  y: number;
}

export interface ListingLayerOptions {
  cells: readonly Cell[];
  pins: readonly Pin[];
  /** The view that was searched: cells are clipped to it. */
  searched: Bbox;
  visited: ReadonlySet<string>;
  selectedId?: string;
  hoveredId?: string;
  activeClusterId?: string;
  labelOfMany: (count: number) => string;
  onOpenCluster: (cluster: Cluster) => void;
  onPressSpot: (spot: Spot | undefined) => void;
  onHoverSpot: (spot: Spot | undefined) => void;
}

export interface Drawn {
  spots: Spot[];
  clusters: Cluster[];
  /** The code that draws clusters did not come: their list has to be seen. */
  clustersFailed: boolean;
}

/** Draws the search answer on the map above: prices where they have room, counted clusters elsewhere. Returns what is drawn, for its twin. */
export function useListingLayer(options: ListingLayerOptions): Drawn {
  const { cells, pins, searched, visited, selectedId, hoveredId, activeClusterId, labelOfMany } = options;
  const { map, flavor } = useMap();
  const [pinLayer, setPinLayer] = useState<PinLayer>();
  const [clusterLayer, setClusterLayer] = useState<ClusterLayer>();
  const [clustersFailed, setClustersFailed] = useState(false);
  const { zoom, lastZoom } = useWholeZooms();

  const spots = useMemo(() => spotsOf(pins), [pins]);
  const index = useMemo(() => clusterCells(cells, searched), [cells, searched]);
  // Beside cells there is a lone pin at most, that of the card under the pointer: it stays what it is.
  const counted = cells.length > 0;
  const { spots: drawn, clusters } = useMemo(() => {
    const { spots: priced, clusters } = arrange(index.at(zoom), counted ? [] : spots, { zoom, lastZoom }, ({ pins }) =>
      labelOfSpot(pins, labelOfMany),
    );
    return { spots: counted ? spots : priced, clusters };
  }, [index, zoom, lastZoom, counted, spots, labelOfMany]);

  const openCluster = useEffectEvent(options.onOpenCluster);
  const pressSpot = useEffectEvent(options.onPressSpot);
  const hoverSpot = useEffectEvent(options.onHoverSpot);
  const clusterUnder = useEffectEvent((point: Screen) =>
    clusterAt(clusters, point, ({ lng, lat }) => map.project([lng, lat])),
  );
  const firstFlavor = useRef(flavor);

  useEffect(() => {
    const layer = createPinLayer(map, firstFlavor.current);
    layer.install();
    // a style that could not be patched was replaced, and our pins went with it
    map.on('style.load', layer.install);

    let over: string | undefined;
    const onClick = (event: MapMouseEvent) => {
      // Only a lit pin lies over a cluster.
      const cluster = layer.isActiveAt(event.point) ? undefined : clusterUnder(event.point);
      const spot = cluster ? undefined : layer.spotAt(event.point);
      if (cluster) openCluster(cluster);
      else pressSpot(spot);
      // What lies below, the colour of a place, is not pressed then.
      if (cluster || spot) event.preventDefault();
    };
    const onMouseMove = ({ point }: { point: Screen }) => {
      const cluster = layer.isActiveAt(point) ? undefined : clusterUnder(point);
      const spot = cluster ? undefined : layer.spotAt(point);
      map.getCanvas().style.cursor = spot || cluster ? 'pointer' : '';
      if (spot?.id === over) return;
      over = spot?.id;
      hoverSpot(spot);
    };
    map.on('click', onClick);
    map.on('mousemove', onMouseMove);
    setPinLayer(layer);
    return () => {
      map.off('style.load', layer.install);
      map.off('click', onClick);
      map.off('mousemove', onMouseMove);
    };
  }, [map]);

  const hasClusters = clusters.length > 0;
  useEffect(() => {
    if (!hasClusters) return;
    let gone = false;
    let made: ClusterLayer | undefined;
    const start = async () => {
      const { createClusterLayer } = await loadLazily(() => import('./cluster-layer.ts'));
      if (gone) return;
      setClustersFailed(false);
      made = await createClusterLayer(map);
      if (gone) made.remove();
      else setClusterLayer(made);
    };
    const stopWaiting = whenLoaded(map, () => void start().catch(() => !gone && setClustersFailed(true)));
    return () => {
      gone = true;
      stopWaiting();
      setClusterLayer(undefined);
      made?.remove();
    };
  }, [map, hasClusters]);

  useEffect(() => pinLayer?.recolor(flavor), [pinLayer, flavor]);
  useEffect(() => pinLayer?.show({ spots: drawn, visited, labelOfMany }), [pinLayer, drawn, visited, labelOfMany]);
  useEffect(() => {
    const find = (id: string | undefined) => spotOfPin(drawn, id) ?? spotOfPin(spots, id);
    const [selected, hovered] = [find(selectedId), find(hoveredId)];
    pinLayer?.activate([
      ...(selected ? [{ spot: selected, tone: 'selected' as const }] : []),
      ...(hovered && hovered !== selected ? [{ spot: hovered, tone: 'hovered' as const }] : []),
    ]);
  }, [pinLayer, drawn, spots, selectedId, hoveredId]);
  useEffect(
    () => clusterLayer?.show(clusters, flavor, activeClusterId),
    [clusterLayer, clusters, flavor, activeClusterId],
  );

  return { spots: drawn, clusters, clustersFailed };
}

/** Clusters are cut per whole zoom level, so smaller changes need no work. */
function useWholeZooms(): { zoom: number; lastZoom: number } {
  const { map } = useMap();
  const [zoom, setZoom] = useState(() => Math.floor(map.getZoom()));
  const [lastZoom, setLastZoom] = useState(() => Math.floor(map.getMaxZoom()));
  useEffect(() => {
    const follow = () => {
      setZoom(Math.floor(map.getZoom()));
      setLastZoom(Math.floor(map.getMaxZoom()));
    };
    map.on('zoom', follow);
    map.on('moveend', follow);
    return () => {
      map.off('zoom', follow);
      map.off('moveend', follow);
    };
  }, [map]);
  return { zoom, lastZoom };
}

function whenLoaded(map: ReturnType<typeof useMap>['map'], run: () => void): () => void {
  if (map.loaded()) {
    run();
    return () => {};
  }
  const go = () => {
    stop();
    run();
  };
  const timer = setTimeout(go, LOAD_PATIENCE_MS);
  map.once('load', go);
  // Long after its load a map is "not loaded" again for as long as new pins take.
  map.once('idle', go);
  const stop = () => {
    clearTimeout(timer);
    map.off('load', go);
    map.off('idle', go);
  };
  return stop;
}
