import { ScatterplotLayer, TextLayer } from '@deck.gl/layers';
import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Flavor } from '@diyar/tiles/style';
import type { Map as MapLibre } from 'maplibre-gl';
import { isMotionReduced } from '#ui/reduced-motion.ts';
import { radiusOf } from './cluster-size.ts';
import { reserveSpace } from './cluster-space.ts';
import { between, type Place, splitFrom, splitShare } from './cluster-split.ts';
import type { Cluster } from './clusters.ts';
import { ACTIVE_PRICES } from './pin-layer.ts';
import { lookOf } from './pin-look.ts';

const FONT = '"IBM Plex Sans", system-ui, sans-serif';
const counted = new Intl.NumberFormat('en-US');

const isLost = (map: MapLibre): boolean => map.getCanvas().getContext('webgl2')?.isContextLost() ?? true;

/**
 * Counts on discs, drawn by deck.gl inside the map's own WebGL context. Its text layer cannot shape Arabic, so it writes
 * digits and nothing else. Call once the map has loaded: one interleaved overlay per map.
 */
export async function createClusterLayer(map: MapLibre) {
  // glyphs are drawn once into a texture: the font has to be there first
  await document.fonts.load(`600 14px ${FONT}`, '0123456789').catch(() => []);
  const overlay = new MapLibreOverlay({
    interleaved: true,
    layers: [],
    // MapLibre's opaque areas write depth, each look and zoom its own: tested against it, land and houses cut pieces out of discs
    parameters: { depthCompare: 'always', depthWriteEnabled: false },
    // deck.gl would put its own hand over the map
    getCursor: () => map.getCanvas().style.cursor,
    // A frame begun on a device that the browser has taken away fails; the loss is told by who watches the map.
    onError: (error) => {
      if (!isLost(map)) reportError(error);
    },
  });
  map.addControl(overlay);

  let shown: Shown = { clusters: [], flavor: 'light' };
  let split: { starts: ReadonlyMap<string, Place>; begun: number } | undefined;
  let frame: number | undefined;
  let drawn: ReturnType<typeof layersOf> = [];

  function draw() {
    const share = split ? splitShare(split.begun, performance.now()) : 1;
    const beforeId = map.getLayer(ACTIVE_PRICES) ? ACTIVE_PRICES : undefined;
    drawn = layersOf(shown, { starts: split?.starts, share, beforeId });
    overlay.setProps({ layers: drawn });
    if (share === 1) split = undefined;
    frame = split && requestAnimationFrame(draw);
    // While anything of the style is on its way, the overlay leaves its layers on top of all and never puts them right.
    if (!map.isStyleLoaded()) map.once('idle', order);
  }

  const order = () => overlay.setProps({ layers: drawn });

  return {
    show(clusters: readonly Cluster[], flavor: Flavor, activeId?: string) {
      if (clusters !== shown.clusters) {
        const starts = isMotionReduced() ? undefined : splitFrom(shown.clusters, clusters);
        split = starts && { starts, begun: performance.now() };
      }
      // Each time: a look that replaces the map's style takes what was reserved along.
      reserveSpace(map, clusters);
      shown = { clusters, flavor, activeId };
      if (frame === undefined) draw();
    },
    remove() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      map.off('idle', order);
      reserveSpace(map, []);
      map.removeControl(overlay);
    },
  };
}

type Shown = { clusters: readonly Cluster[]; flavor: Flavor; activeId?: string };

interface Drawing {
  /** Where counts that move come from. */
  starts: ReadonlyMap<string, Place> | undefined;
  /** How far they have come, 0 to 1. */
  share: number;
  /** The layer of lit prices, which no disc may cover. */
  beforeId: string | undefined;
}

function layersOf({ clusters, flavor, activeId }: Shown, { starts, share, beforeId }: Drawing) {
  // MapLibreOverlay reads it of each layer, and deck.gl's types do not know it.
  const order = { beforeId };
  const { cluster: color } = lookOf(flavor);
  const [fill, ring, text] = [rgb(color.fill), rgb(color.ring), rgb(color.text)];
  const getPosition = (cluster: Cluster) => between(starts?.get(cluster.id) ?? cluster, cluster, share);
  return [
    new ScatterplotLayer<Cluster>({
      ...order,
      id: 'listing-cluster-discs',
      data: clusters,
      getPosition,
      getRadius: ({ id, count }) => radiusOf(count) + (id === activeId ? 4 : 0),
      radiusUnits: 'pixels',
      getFillColor: [...fill, 235],
      stroked: true,
      getLineColor: ring,
      getLineWidth: 2,
      lineWidthUnits: 'pixels',
      updateTriggers: { getPosition: share, getRadius: activeId },
    }),
    new TextLayer<Cluster>({
      ...order,
      id: 'listing-cluster-counts',
      data: clusters,
      getPosition,
      getText: ({ count }) => counted.format(count),
      getSize: ({ count }) => (count < 1000 ? 14 : 13),
      getColor: text,
      fontFamily: FONT,
      fontWeight: 600,
      characterSet: '0123456789,',
      updateTriggers: { getPosition: share },
    }),
  ];
}

function rgb(hex: string): [number, number, number] {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

export type ClusterLayer = Awaited<ReturnType<typeof createClusterLayer>>;
