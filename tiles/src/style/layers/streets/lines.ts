import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import type { Palette } from '../../flavors.ts';
import { STREETS_SOURCE } from '../../streets-source.ts';

interface Way {
  id: string;
  /** Values of `class`, the field of the OpenMapTiles schema. */
  classes: string[];
  from: number;
  color: string;
  /** zoom, px, zoom, px; casing goes outside of it. */
  width: [number, number, number, number];
}

/** From lanes to motorways, so that the greater way lies on top. */
const ways = ({ road, streets }: Palette): Way[] => [
  { id: 'service', classes: ['service', 'raceway'], from: 14, color: streets.minor, width: [14, 0.6, 18, 8] },
  { id: 'minor', classes: ['minor', 'busway'], from: 12, color: streets.minor, width: [12, 0.5, 18, 16] },
  { id: 'tertiary', classes: ['tertiary'], from: 11, color: streets.minor, width: [11, 0.7, 18, 22] },
  { id: 'secondary', classes: ['secondary'], from: 10, color: road.secondary, width: [10, 0.8, 18, 26] },
  { id: 'primary', classes: ['primary'], from: 8, color: road.primary, width: [8, 0.7, 18, 28] },
  { id: 'trunk', classes: ['trunk', 'motorway'], from: 8, color: road.motorway, width: [8, 1.1, 18, 30] },
];

/** Streets with their edges, paths and railways: all edges first, so that crossings are open. */
export function streetLineLayers(palette: Palette): LayerSpecification[] {
  const drawn = ways(palette);
  return [
    ...drawn.map((way) => street(`${way.id}-edge`, way, palette.road.casing, 1.4)),
    line('street-path', ['path', 'track', 'pedestrian'], 14, {
      'line-color': palette.streets.path,
      'line-width': widths([14, 0.7, 18, 3]),
      'line-dasharray': [2, 1.5],
    }),
    ...drawn.map((way) => street(way.id, way, way.color, 0)),
    line('street-rail', ['rail', 'transit'], 11, {
      'line-color': palette.streets.rail,
      'line-width': widths([11, 0.6, 18, 3]),
    }),
    line('street-rail-ties', ['rail', 'transit'], 14, {
      'line-color': palette.streets.rail,
      'line-width': widths([14, 3, 18, 8]),
      'line-dasharray': [0.3, 3],
    }),
  ];
}

const street = (id: string, { classes, from, width: [z1, w1, z2, w2] }: Way, color: string, edge: number) =>
  line(`street-${id}`, classes, from, {
    'line-color': color,
    'line-width': widths([z1, w1 + (edge && 0.7), z2, w2 + 2 * edge]),
    // far off two edges would be all there is of a street
    ...(edge > 0 && {
      'line-opacity': [
        'interpolate',
        ['linear'],
        ['zoom'],
        from,
        0,
        Math.max(from + 1, 11),
        1,
      ] as ExpressionSpecification,
    }),
  });

/** A slip road is half as wide as the way that it leads to. */
const widths = ([z1, w1, z2, w2]: Way['width']): ExpressionSpecification => {
  const ramp = (width: number): ExpressionSpecification => ['case', ['has', 'ramp'], width * 0.55, width];
  return ['interpolate', ['exponential', 1.5], ['zoom'], z1, ramp(w1), z2, ramp(w2)];
};

const line = (
  id: string,
  classes: string[],
  minzoom: number,
  paint: LineLayerSpecification['paint'],
): LineLayerSpecification => ({
  id,
  type: 'line',
  source: STREETS_SOURCE,
  'source-layer': 'transportation',
  minzoom,
  filter: ['all', ['==', ['geometry-type'], 'LineString'], ['in', ['get', 'class'], ['literal', classes]]],
  layout: { 'line-join': 'round', 'line-cap': paint?.['line-dasharray'] ? 'butt' : 'round' },
  paint,
});
