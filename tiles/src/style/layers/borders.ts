import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { BASE_SOURCE, type SourceLayer } from '../../schema.ts';
import type { Palette } from '../flavors.ts';

type Width = [zoom: number, px: number, zoom2: number, px2: number];

/** Solid lines: neighbouring shapes each draw the shared edge, and two dashed lines on top of each other are mud. */
export function borderLayers({ border }: Palette): LayerSpecification[] {
  return [
    line('neighborhood', border.neighborhood, { from: 11, width: [11, 0.6, 15, 3], fadeIn: [11, 12] }),
    line('city', border.city, { from: 8.5, width: [8.5, 0.6, 14, 1.6], fadeIn: [8.5, 9.5] }),
    line('governorate', border.governorate, { from: 4, width: [4, 0.5, 12, 2] }),
    line('country', border.country, { from: 0, width: [3, 0.8, 12, 2.6] }),
  ];
}

interface Look {
  from: number;
  width: Width;
  fadeIn?: [zoom: number, full: number];
}

function line(layer: SourceLayer, color: string, { from, width: [z1, w1, z2, w2], fadeIn }: Look): LayerSpecification {
  const opacity: ExpressionSpecification | number = fadeIn
    ? ['interpolate', ['linear'], ['zoom'], fadeIn[0], 0, fadeIn[1], 1]
    : 1;
  return {
    id: `${layer}-border`,
    type: 'line',
    source: BASE_SOURCE,
    'source-layer': layer,
    minzoom: from,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-opacity': opacity,
      'line-width': ['interpolate', ['linear'], ['zoom'], z1, w1, z2, w2],
    },
  };
}
