import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { BASE_SOURCE } from '../../schema.ts';
import type { Ground, Palette } from '../flavors.ts';

/** Sea, land, the country and the ground it stands on: everything that lies under operator imagery. */
export function surfaceLayers(palette: Palette): LayerSpecification[] {
  const groundColor = matchGround(palette.ground);
  const fade: ExpressionSpecification = [
    'interpolate',
    ['linear'],
    ['zoom'],
    10,
    palette.groundOpacity,
    13,
    palette.groundOpacity * 0.5,
  ];
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': palette.sea } },
    fill('land', palette.abroad),
    fill('country', palette.country),
    {
      id: 'ground-edge',
      type: 'line',
      source: BASE_SOURCE,
      'source-layer': 'landscape',
      maxzoom: 11,
      paint: {
        'line-color': groundColor,
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 4, palette.groundOpacity * 0.6, 11, 0],
        // a wide blurred rim hides that these areas are drawn with a ruler
        'line-width': ['interpolate', ['exponential', 1.8], ['zoom'], 4, 7, 9, 90],
        'line-blur': ['interpolate', ['exponential', 1.8], ['zoom'], 4, 7, 9, 90],
      },
    },
    {
      id: 'ground',
      type: 'fill',
      source: BASE_SOURCE,
      'source-layer': 'landscape',
      paint: { 'fill-color': groundColor, 'fill-opacity': fade, 'fill-antialias': false },
    },
    {
      id: 'built-up',
      type: 'fill',
      source: BASE_SOURCE,
      'source-layer': 'builtup',
      minzoom: 7,
      paint: {
        'fill-color': palette.builtUp,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 7, 0, 9, palette.builtUpOpacity],
        'fill-antialias': false,
      },
    },
  ];
}

const fill = (layer: 'land' | 'country', color: string): LayerSpecification => ({
  id: layer,
  type: 'fill',
  source: BASE_SOURCE,
  'source-layer': layer,
  paint: { 'fill-color': color },
});

const matchGround = (ground: Record<Ground, string>): ExpressionSpecification => [
  'match',
  ['get', 'kind'],
  'green',
  ground.green,
  'forest',
  ground.forest,
  'farmland',
  ground.farmland,
  'mountain',
  ground.mountain,
  'basalt',
  ground.basalt,
  ground.desert,
];
