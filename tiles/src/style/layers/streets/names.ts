import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import type { Palette } from '../../flavors.ts';
import { REGULAR } from '../../fonts.ts';
import { type Language, tongues } from '../../language.ts';
import { STREETS_SOURCE } from '../../streets-source.ts';

/** `name` is what stands on the spot; another language is there only where it differs. */
const osmName = (lang: Language): ExpressionSpecification => [
  'coalesce',
  ['get', `name:${lang}`],
  ['get', 'name'],
  ['get', lang === 'ar' ? 'name:en' : 'name:ar'],
  '',
];

/** Names of streets, places of need and the villages that our gazetteer lacks; all of them below our own names. */
export function streetNameLayers(palette: Palette, lang: Language): LayerSpecification[] {
  const { text, landmark } = palette;
  const size = (px: number) => px * tongues[lang].scale;
  const named = (layer: SymbolLayerSpecification): SymbolLayerSpecification => ({
    ...layer,
    layout: { 'text-field': osmName(lang), 'text-font': [REGULAR], 'text-max-width': 8, ...layer.layout },
    paint: { 'text-color': text.plain, 'text-halo-color': text.halo, 'text-halo-width': 1.4, ...layer.paint },
  });
  const streets = (id: string, classes: string[], from: number, color: string) =>
    named({
      id,
      type: 'symbol',
      source: STREETS_SOURCE,
      'source-layer': 'transportation_name',
      minzoom: from,
      filter: ['in', ['get', 'class'], ['literal', classes]],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, size(10.5), 18, size(14)],
        'text-max-angle': 30,
      },
      paint: { 'text-color': color },
    });
  const { name } = palette.streets;
  return [
    named({
      id: 'poi-name',
      type: 'symbol',
      source: STREETS_SOURCE,
      'source-layer': 'poi',
      minzoom: 14,
      filter: POIS,
      layout: {
        'text-field': ['format', '•', { 'font-scale': 1.7 }, '\n', {}, kindOr(lang), {}],
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, size(10), 18, size(12.5)],
        'text-anchor': 'top',
        'text-offset': [0, -1.2],
        'text-line-height': 1,
        'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'rank'], 30]],
      },
      paint: { 'text-color': poiColor(landmark) },
    }),
    named({
      id: 'street-waterway-name',
      type: 'symbol',
      source: STREETS_SOURCE,
      'source-layer': 'waterway',
      minzoom: 12,
      filter: ['in', ['get', 'class'], ['literal', ['river', 'canal']]],
      layout: { 'symbol-placement': 'line', 'symbol-spacing': 420, 'text-size': size(11) },
      paint: { 'text-color': text.water, 'text-halo-color': text.waterHalo },
    }),
    streets('street-name-minor', ['minor', 'service', 'track', 'path', 'pedestrian'], 14.5, name),
    streets('street-name-tertiary', ['tertiary'], 13.6, name),
    streets('street-name', ['secondary', 'primary', 'trunk', 'motorway'], 12.8, text.plain),
    named({
      id: 'village-name',
      type: 'symbol',
      source: STREETS_SOURCE,
      'source-layer': 'place',
      minzoom: 11,
      filter: ['in', ['get', 'class'], ['literal', ['village', 'hamlet']]],
      layout: { 'text-size': ['interpolate', ['linear'], ['zoom'], 11, size(10.5), 15, size(13)] },
    }),
  ];
}

/** Near a home one asks for these; the rest comes with the last zooms, so that prices stay readable. */
const NEEDS = ['school', 'college', 'university', 'hospital', 'pharmacy', 'railway', 'bus', 'park', 'place_of_worship'];
/** Many a school has no name on the map; that it is one is worth knowing, once there is room. */
const KINDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  school: { ar: 'مدرسة', en: 'School' },
  college: { ar: 'معهد', en: 'College' },
  university: { ar: 'جامعة', en: 'University' },
  hospital: { ar: 'مشفى', en: 'Hospital' },
  library: { ar: 'مكتبة عامة', en: 'Library' },
};
const HAS_NAME: ExpressionSpecification = ['any', ['has', 'name'], ['has', 'name:ar'], ['has', 'name:en']];
const POIS: FilterSpecification = [
  'all',
  ['any', HAS_NAME, ['all', ['>=', ['zoom'], 15], ['in', ['get', 'class'], ['literal', Object.keys(KINDS)]]]],
  ['step', ['zoom'], ['in', ['get', 'class'], ['literal', NEEDS]], 16.5, true],
];

const kindOr = (lang: Language): ExpressionSpecification => [
  'case',
  HAS_NAME,
  osmName(lang),
  [
    'match',
    ['get', 'class'],
    ...Object.entries(KINDS).flatMap(([kind, words]) => [kind, words[lang]]),
    '',
  ] as unknown as ExpressionSpecification,
];

const poiColor = ({ need, transport, sight, green }: Palette['landmark']): ExpressionSpecification => [
  'match',
  ['get', 'class'],
  ['school', 'college', 'university', 'hospital', 'pharmacy', 'shop', 'grocery'],
  need,
  ['railway', 'bus', 'fuel', 'parking'],
  transport,
  ['park', 'playground', 'pitch', 'stadium'],
  green,
  sight,
];
