import type {
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import type { Palette } from '../../flavors.ts';
import { STREETS_SOURCE } from '../../streets-source.ts';

/** Land use, water and buildings of an extract, from where the hand-drawn ground ends. */
export function streetAreaLayers({ ground, water, river, builtUp, streets }: Palette): LayerSpecification[] {
  const isClass = (...classes: string[]): FilterSpecification => ['in', ['get', 'class'], ['literal', classes]];
  return [
    fill('landuse-town', 'landuse', builtUp, {
      filter: isClass('residential', 'suburb', 'neighbourhood'),
      opacity: 0.7,
    }),
    fill('landuse-work', 'landuse', streets.work, {
      filter: isClass('industrial', 'commercial', 'retail', 'railway', 'garages', 'military'),
      opacity: 0.7,
    }),
    fill('landcover', 'landcover', coverColor(ground), { opacity: 0.8 }),
    fill('park', 'park', ground.green, { opacity: 0.7 }),
    fill('landuse-need', 'landuse', streets.need, {
      filter: isClass('school', 'university', 'college', 'kindergarten', 'hospital', 'library'),
      from: 12,
    }),
    fill('landuse-rest', 'landuse', ground.green, {
      filter: isClass('cemetery', 'stadium', 'pitch', 'playground', 'track', 'zoo', 'theme_park'),
      from: 12,
      opacity: 0.7,
    }),
    fill('street-water', 'water', water, {}),
    {
      id: 'street-waterway',
      type: 'line',
      source: STREETS_SOURCE,
      'source-layer': 'waterway',
      minzoom: 10,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': river, 'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 10, 0.8, 18, 7] },
    },
    fill('aeroway', 'aeroway', streets.work, { from: 11 }),
    fill('street-square', 'transportation', streets.minor, { from: 14 }),
    {
      ...fill('building', 'building', streets.building, { from: 14 }),
      paint: {
        'fill-color': streets.building,
        'fill-outline-color': streets.buildingEdge,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0, 15, 1],
      },
    },
  ];
}

interface Look {
  filter?: FilterSpecification;
  from?: number;
  opacity?: number;
}

const fill = (
  id: string,
  layer: string,
  color: string | ExpressionSpecification,
  { filter, from = 10, opacity = 1 }: Look,
): FillLayerSpecification => {
  const isArea: FilterSpecification = ['==', ['geometry-type'], 'Polygon'];
  return {
    id,
    type: 'fill',
    source: STREETS_SOURCE,
    'source-layer': layer,
    minzoom: from,
    filter: filter ? (['all', isArea, filter] as FilterSpecification) : isArea,
    paint: { 'fill-color': color, 'fill-opacity': opacity, 'fill-antialias': false },
  };
};

const coverColor = (ground: Palette['ground']): ExpressionSpecification => [
  'match',
  ['get', 'class'],
  'wood',
  ground.forest,
  ['farmland', 'farm'],
  ground.farmland,
  'rock',
  ground.mountain,
  ['sand', 'desert'],
  ground.desert,
  ground.green,
];
