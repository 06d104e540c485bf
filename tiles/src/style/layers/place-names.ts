import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { BASE_SOURCE } from '../../schema.ts';
import type { Palette } from '../flavors.ts';
import { REGULAR, STRONG } from '../fonts.ts';
import { bothNames, type Language, oneName, tongues } from '../language.ts';

interface PlaceNames {
  quarterNames: LayerSpecification[];
  townNames: LayerSpecification[];
}

/** Names of governorates, towns and neighborhoods. Later layers win when two names want the same spot. */
export function placeNameLayers({ text, border }: Palette, lang: Language): PlaceNames {
  const label = labeller(lang, text.halo);
  const quarterNames = [
    label('neighborhood-name', {
      from: 11.2,
      filter: ['all', isKind('neighborhood'), ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 12.2, 2, 13.2, 3]]],
      field: oneName(lang),
      font: REGULAR,
      size: [11, 10.5, 15, 14],
      color: text.plain,
    }),
  ];
  const townNames: LayerSpecification[] = [
    label('governorate-name', {
      from: 6.4,
      to: 9.5,
      filter: isKind('province'),
      field: oneName(lang),
      font: REGULAR,
      size: [6, 11, 9, 14],
      color: text.muted,
    }),
    {
      id: 'city-dot',
      type: 'circle',
      source: BASE_SOURCE,
      'source-layer': 'place',
      minzoom: 4,
      maxzoom: 9,
      filter: ['all', isKind('city'), rankUpTo([1, 7.2, 2, 8.4, 3])],
      paint: {
        'circle-radius': ['match', ['get', 'rank'], 1, 3, 2, 2.4, 1.8],
        'circle-color': text.halo,
        'circle-stroke-color': ['match', ['get', 'rank'], 1, text.strong, border.country],
        'circle-stroke-width': 1.3,
      },
    },
    label('town-name', {
      from: 8.4,
      filter: ['all', isKind('city'), ['>', ['get', 'rank'], 2], rankUpTo([3, 9.4, 4, 10.2, 9])],
      field: oneName(lang),
      font: REGULAR,
      size: [8, 11, 13, 15],
      color: text.plain,
      beside: 9,
    }),
    label('city-name', {
      from: 4.4,
      to: 14,
      filter: ['all', isKind('city'), rankUpTo([1, 7.2, 2])],
      field: bothNames(lang),
      font: STRONG,
      size: [5, 11.5, 11, 19],
      color: text.strong,
      beside: 9,
    }),
  ];
  return { quarterNames, townNames };
}

const isKind = (kind: 'province' | 'city' | 'neighborhood'): ExpressionSpecification => ['==', ['get', 'kind'], kind];

/** `[1, 7.2, 2]`: rank 1 first, rank 2 from zoom 7.2 on. */
const rankUpTo = (steps: number[]): ExpressionSpecification => [
  '<=',
  ['get', 'rank'],
  ['step', ['zoom'], ...steps] as ExpressionSpecification,
];

/** First close to the dot; when something stands there (a count of listings, another name), further off. */
const BESIDE: ExpressionSpecification = [
  'literal',
  [
    ...['top', [0, 0.4], 'bottom', [0, -0.4], 'left', [0.5, 0], 'right', [-0.5, 0]],
    ...[
      'top',
      [0, 1.9],
      'bottom',
      [0, -1.9],
      'top',
      [0, 3.1],
      'bottom',
      [0, -3.1],
      'left',
      [3.1, 0],
      'right',
      [-3.1, 0],
    ],
  ],
];
const ON_SPOT: ExpressionSpecification = [
  'literal',
  [
    ...['center', [0, 0], 'top', [0, 1.9], 'bottom', [0, -1.9]],
    ...['top', [0, 2.8], 'bottom', [0, -2.8], 'left', [2.8, 0], 'right', [-2.8, 0]],
    ...['bottom-left', [1.8, -1.8], 'bottom-right', [-1.8, -1.8], 'top-left', [1.8, 1.8], 'top-right', [-1.8, 1.8]],
  ],
];

interface Label {
  from: number;
  to?: number;
  filter: FilterSpecification;
  field: NonNullable<SymbolLayerSpecification['layout']>['text-field'];
  font: string;
  /** zoom, px, zoom, px */
  size: [number, number, number, number];
  color: string;
  /** Up to this zoom the name stands beside its dot instead of on the spot. */
  beside?: number;
}

const labeller =
  (lang: Language, halo: string) =>
  (id: string, { from, to, filter, field, font, size: [z1, s1, z2, s2], color, beside }: Label): LayerSpecification => {
    const scale = tongues[lang].scale;
    return {
      id,
      type: 'symbol',
      source: BASE_SOURCE,
      'source-layer': 'place',
      minzoom: from,
      ...(to ? { maxzoom: to } : {}),
      filter,
      layout: {
        'text-field': field,
        'text-font': [font],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          z1,
          s1 * scale,
          z2,
          ['match', ['get', 'rank'], 1, s2 * scale, s2 * scale * 0.85],
        ],
        'text-max-width': 8,
        'text-line-height': 1.25,
        'text-padding': 4,
        'symbol-sort-key': ['-', ['*', ['get', 'rank'], 1e8], ['coalesce', ['get', 'population'], 0]],
        ...(beside
          ? {
              'text-variable-anchor-offset': ['step', ['zoom'], BESIDE, beside, ON_SPOT],
              'text-justify': 'auto' as const,
            }
          : {}),
      },
      paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.4, 'text-halo-blur': 0.4 },
    };
  };
