import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { BASE_SOURCE } from '../../schema.ts';
import type { Palette } from '../flavors.ts';

export function waterLayers(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'river-valley',
      type: 'line',
      source: BASE_SOURCE,
      'source-layer': 'river',
      minzoom: 5,
      maxzoom: 12,
      filter: ['<=', ['get', 'rank'], 2],
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': palette.ground.green,
        'line-opacity': palette.groundOpacity,
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], 5, 3, 11, 60],
        'line-blur': ['interpolate', ['exponential', 2], ['zoom'], 5, 2, 11, 50],
      },
    },
    {
      id: 'water',
      type: 'fill',
      source: BASE_SOURCE,
      'source-layer': 'water',
      paint: { 'fill-color': ['match', ['get', 'kind'], 'salt', palette.saltFlat, palette.water] },
    },
    {
      id: 'river',
      type: 'line',
      source: BASE_SOURCE,
      'source-layer': 'river',
      minzoom: 4,
      filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 5, 2, 7, 3, 9, 4]],
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': palette.river,
        'line-width': [
          'interpolate',
          ['exponential', 1.5],
          ['zoom'],
          4,
          ['match', ['get', 'rank'], 1, 1.1, 0.6],
          14,
          ['match', ['get', 'rank'], 1, 26, 2, 9, 5],
        ],
        // known to about a kilometre: honest at country scale, so it leaves before streets would be expected
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 12, 1, 14, ['match', ['get', 'rank'], 1, 0.6, 0]],
      },
    },
  ];
}
