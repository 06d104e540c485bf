import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { BASE_SOURCE } from '../../schema.ts';
import type { Palette } from '../flavors.ts';
import { REGULAR } from '../fonts.ts';
import { type Language, oneName, tongues } from '../language.ts';

/** Universities, hospitals, squares, markets, stations: what people find their way by where no streets are drawn. */
export function landmarkLayers({ landmark, text }: Palette, lang: Language): LayerSpecification[] {
  const color: ExpressionSpecification = [
    'match',
    ['get', 'kind'],
    ['university', 'hospital', 'market'],
    landmark.need,
    ['station', 'airport', 'port', 'square'],
    landmark.transport,
    'park',
    landmark.green,
    landmark.sight,
  ];
  const size = (px: number) => px * tongues[lang].scale;
  return [
    {
      id: 'landmark',
      type: 'symbol',
      source: BASE_SOURCE,
      'source-layer': 'landmark',
      minzoom: 12,
      layout: {
        // one text, so that a dot without room for its name does not lie across another one
        'text-field': ['format', '•', { 'font-scale': 1.9 }, '\n', {}, oneName(lang), {}],
        'text-font': [REGULAR],
        'text-size': ['interpolate', ['linear'], ['zoom'], 12, size(10.5), 16, size(13)],
        'text-anchor': 'top',
        'text-offset': [0, -1.3],
        'text-line-height': 1,
        'text-max-width': 9,
        'text-padding': 2,
      },
      paint: { 'text-color': color, 'text-halo-color': text.halo, 'text-halo-width': 1.4, 'text-halo-blur': 0.4 },
    },
  ];
}
