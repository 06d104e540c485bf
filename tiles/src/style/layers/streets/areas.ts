import type {
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import type { Palette } from '../../flavors.ts';
import { STREETS_SOURCE } from '../../streets-source.ts';

/** The shore, land use, water and buildings of an extract, from where the hand-drawn ground ends. */
export function streetAreaLayers(palette: Palette): LayerSpecification[] {
  const { ground, water, river, builtUp, streets } = palette;
  const isClass = (...classes: string[]): FilterSpecification => ['in', ['get', 'class'], ['literal', classes]];
  return [
    fill('coast-sea', 'coast', palette.sea, { filter: isClass('sea'), from: 8 }),
    fill('coast-land', 'coast', landColor(palette), { filter: isClass('land'), from: 8 }),
    fill('landcover', 'landcover', coverColor(ground), { opacity: 0.8, from: 8 }),
    fill('landuse-town', 'landuse', builtUp, {
      filter: isClass('residential', 'suburb', 'neighbourhood'),
      opacity: 0.8,
      from: 8,
    }),
    fill('landuse-work', 'landuse', streets.work, {
      filter: isClass('industrial', 'commercial', 'retail', 'railway', 'garages'),
      opacity: 0.8,
      from: 11,
    }),
    fill('park', 'park', streets.park, { opacity: 0.5 }),
    fill('landcover-park', 'landcover', streets.park, { filter: isClass('grass'), from: 11, opacity: 0.9 }),
    fill('landuse-need', 'landuse', streets.need, {
      filter: isClass('school', 'university', 'college', 'kindergarten', 'hospital', 'library'),
      from: 12,
    }),
    fill('landuse-rest', 'landuse', streets.park, {
      filter: isClass('cemetery', 'stadium', 'pitch', 'playground', 'track', 'zoo', 'theme_park'),
      from: 12,
      opacity: 0.7,
    }),
    fill('street-water', 'water', water, { from: 8 }),
    {
      id: 'street-waterway',
      type: 'line',
      source: STREETS_SOURCE,
      'source-layer': 'waterway',
      minzoom: 9,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': river,
        'line-width': [
          'interpolate',
          ['exponential', 1.4],
          ['zoom'],
          9,
          ['match', ['get', 'class'], 'river', 1, 0.5],
          18,
          ['match', ['get', 'class'], 'river', 12, 'canal', 7, 3],
        ],
      },
    },
    fill('aeroway', 'aeroway', streets.work, { from: 11 }),
    fill('street-square', 'transportation', streets.minor, { from: 13 }),
    {
      ...fill('building-shade', 'building', streets.buildingEdge, { from: 15 }),
      paint: {
        'fill-color': streets.buildingEdge,
        'fill-antialias': false,
        // a low sun in the south-west, the same on every screen
        'fill-translate': [
          'interpolate',
          ['linear'],
          ['zoom'],
          15,
          ['literal', [0.5, -0.5]],
          18,
          ['literal', [2.5, -2.5]],
        ],
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 15, 0, 15.6, 0.8],
      },
    },
    {
      ...fill('building', 'building', streets.building, { from: 14 }),
      paint: {
        'fill-color': streets.building,
        'fill-outline-color': streets.buildingEdge,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14.2, 0, 15, 1],
      },
    },
  ];
}

/** From the map's own ground to one that streets stand out from. */
export const landColor = ({ country, streets }: Palette): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  9,
  country,
  12.5,
  streets.land,
];

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
