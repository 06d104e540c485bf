import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { BASE_SOURCE } from '../../schema.ts';
import type { Palette } from '../flavors.ts';

/** Intercity roads only, drawn between towns by hand: they show how places connect and fade out before street level. */
export function roadLayers({ road }: Palette): LayerSpecification[] {
  const shown: ExpressionSpecification = [
    'match',
    ['get', 'kind'],
    'motorway',
    true,
    'primary',
    ['>=', ['zoom'], 6],
    ['>=', ['zoom'], 7.5],
  ];
  const opacity: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 5, 0.7, 8, 1, 11.5, 1, 13.5, 0];
  const width = (extra: number): ExpressionSpecification => [
    'interpolate',
    ['exponential', 1.4],
    ['zoom'],
    5,
    ['match', ['get', 'kind'], 'motorway', 0.9 + extra * 0.3, 0.6],
    13,
    ['match', ['get', 'kind'], 'motorway', 6 + extra, 'primary', 4.2 + extra, 3 + extra],
  ];
  const line = (id: string, color: ExpressionSpecification | string, extra: number): LayerSpecification => ({
    id,
    type: 'line',
    source: BASE_SOURCE,
    'source-layer': 'road',
    minzoom: 5,
    maxzoom: 13.5,
    filter: shown,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': color, 'line-width': width(extra), 'line-opacity': opacity },
  });
  return [
    { ...line('road-casing', road.casing, 1.6), minzoom: 7.5 } as LayerSpecification,
    line('road', ['match', ['get', 'kind'], 'motorway', road.motorway, 'primary', road.primary, road.secondary], 0),
  ];
}
