import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { BASE_SOURCE, type SourceLayer } from '../../schema.ts';
import type { Palette } from '../flavors.ts';

type Width = [zoom: number, px: number, zoom2: number, px2: number];

/**
 * Solid lines: neighbouring shapes each draw the shared edge, and two dashed lines on top of each other are mud.
 * A quarter's border is half way to the next quarter's name, so it is gone before streets would be expected to bear it out.
 */
export function borderLayers({ border }: Palette): LayerSpecification[] {
  return [
    line('neighborhood', border.neighborhood, {
      from: 11,
      to: 13.6,
      width: [11, 0.6, 13, 1.4],
      fade: [11, 0, 12, 1, 12.8, 1, 13.6, 0],
    }),
    line('city', border.city, { from: 8.5, to: 14, width: [8.5, 0.6, 14, 1.6], fade: [8.5, 0, 9.5, 1, 13, 1, 14, 0] }),
    frontier(line('governorate', border.governorate, { from: 4, width: [4, 0.5, 12, 2], fade: [10.5, 1, 13, 0] })),
    frontier(line('country', border.country, { from: 0, width: [3, 0.8, 12, 2.6] })),
  ];
}

interface Look {
  from: number;
  to?: number;
  width: Width;
  /** zoom, opacity, zoom, opacity … */
  fade?: number[];
}

function line(
  layer: SourceLayer,
  color: string,
  { from, to, width: [z1, w1, z2, w2], fade }: Look,
): LineLayerSpecification {
  const opacity: ExpressionSpecification | number = fade ? ['interpolate', ['linear'], ['zoom'], ...fade] : 1;
  return {
    id: `${layer}-border`,
    type: 'line',
    source: BASE_SOURCE,
    'source-layer': layer,
    minzoom: from,
    ...(to ? { maxzoom: to } : {}),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-opacity': opacity,
      'line-width': ['interpolate', ['linear'], ['zoom'], z1, w1, z2, w2],
    },
  };
}

/** Only where the other side is land. */
const frontier = (layer: LineLayerSpecification): LineLayerSpecification => ({
  ...layer,
  'source-layer': 'frontier' satisfies SourceLayer,
  filter: ['==', ['get', 'kind'], layer['source-layer'] ?? ''],
});
