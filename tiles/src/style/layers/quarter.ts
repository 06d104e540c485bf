import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { BASE_SOURCE, type SourceLayer } from '../../schema.ts';
import type { Palette } from '../flavors.ts';

/** Areas that a map may be asked for: which quarter, and which town, its middle lies in. */
export const QUARTER_AREA = 'quarter-area';
export const TOWN_AREA = 'town-area';
/** The state of the one feature that is shaded. */
export const IN_VIEW = 'inView';
/** From here on one quarter fills a good part of the map. */
export const QUARTER_ZOOM = 12;

/** The quarter in view, shaded: less and less the nearer one comes, since its computed edge would pass for a street. */
export function quarterLayers({ quarter }: Palette): LayerSpecification[] {
  const shade = (opacity: number): ExpressionSpecification => [
    'case',
    ['boolean', ['feature-state', IN_VIEW], false],
    opacity,
    0,
  ];
  return [
    area(TOWN_AREA, 'city', { 'fill-opacity': 0 }),
    area(QUARTER_AREA, 'neighborhood', {
      'fill-color': quarter,
      'fill-opacity': [
        'interpolate',
        ['linear'],
        ['zoom'],
        12,
        shade(0),
        12.8,
        shade(0.13),
        13.8,
        shade(0.08),
        14.8,
        shade(0),
      ],
      'fill-antialias': false,
    }),
  ];
}

const area = (
  id: string,
  layer: SourceLayer,
  paint: Extract<LayerSpecification, { type: 'fill' }>['paint'],
): LayerSpecification => ({
  id,
  type: 'fill',
  source: BASE_SOURCE,
  'source-layer': layer,
  minzoom: QUARTER_ZOOM,
  paint,
});
