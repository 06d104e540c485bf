import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { BASE_SOURCE } from '../../schema.ts';
import type { Palette } from '../flavors.ts';
import { REGULAR } from '../fonts.ts';
import { type Language, oneName, tongues } from '../language.ts';

/** The sea, the rivers, and (where the ground is the subject) mountains, plains and peaks. */
export function groundNameLayers(palette: Palette, lang: Language): LayerSpecification[] {
  const { text, groundNames } = palette;
  const size = (px: number) => px * tongues[lang].scale;
  const visibility = groundNames ? ('visible' as const) : ('none' as const);
  return [
    {
      id: 'ground-name',
      type: 'symbol',
      source: BASE_SOURCE,
      'source-layer': 'name',
      minzoom: 6,
      maxzoom: 12,
      filter: [
        'all',
        ['in', ['get', 'kind'], ['literal', ['region', 'range']]],
        ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 7, 2, 8.5, 3]],
      ],
      layout: {
        visibility,
        'text-field': oneName(lang),
        'text-font': [REGULAR],
        'text-size': ['interpolate', ['linear'], ['zoom'], 6, size(11), 10, size(15)],
        'text-max-width': 7,
      },
      paint: { 'text-color': text.ground, 'text-halo-color': text.halo, 'text-halo-width': 1 },
    },
    {
      id: 'peak-name',
      type: 'symbol',
      source: BASE_SOURCE,
      'source-layer': 'name',
      minzoom: 7.5,
      filter: ['==', ['get', 'kind'], 'peak'],
      layout: {
        visibility,
        'text-field': [
          'format',
          '▲',
          { 'font-scale': 0.8 },
          '\n',
          {},
          oneName(lang),
          {},
          '\n',
          {},
          ['to-string', ['get', 'height']],
          { 'font-scale': 0.85 },
        ],
        'text-font': [REGULAR],
        'text-size': size(11.5),
      },
      paint: { 'text-color': text.ground, 'text-halo-color': text.halo, 'text-halo-width': 1.2 },
    },
    {
      id: 'river-name',
      type: 'symbol',
      source: BASE_SOURCE,
      'source-layer': 'river',
      minzoom: 7,
      maxzoom: 13,
      filter: ['all', ['!=', ['get', 'name_ar'], ''], ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 8, 2, 9.5, 3]]],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-field': oneName(lang),
        'text-font': [REGULAR],
        'text-size': size(11.5),
      },
      paint: { 'text-color': text.water, 'text-halo-color': text.halo, 'text-halo-width': 1.2 },
    },
    {
      id: 'lake-name',
      type: 'symbol',
      source: BASE_SOURCE,
      'source-layer': 'water',
      minzoom: 8,
      filter: ['all', ['has', 'name_ar'], ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 9, 2, 10, 3]]],
      layout: { 'text-field': oneName(lang), 'text-font': [REGULAR], 'text-size': size(11.5), 'text-max-width': 6 },
      paint: { 'text-color': text.water, 'text-halo-color': text.waterHalo, 'text-halo-width': 1 },
    },
    {
      id: 'sea-name',
      type: 'symbol',
      source: BASE_SOURCE,
      'source-layer': 'name',
      minzoom: 4,
      maxzoom: 9,
      filter: ['==', ['get', 'kind'], 'sea'],
      layout: { 'text-field': oneName(lang), 'text-font': [REGULAR], 'text-size': size(13), 'text-max-width': 6 },
      paint: { 'text-color': text.water, 'text-halo-color': text.waterHalo, 'text-halo-width': 1 },
    },
  ];
}
