import type { VectorTileFeature } from '@mapbox/vector-tile';
import {
  Color,
  type Feature,
  featureFilter,
  type LayerSpecification,
  latest,
  normalizePropertyExpression,
  type StylePropertyExpression,
  type StylePropertySpecification,
} from '@maplibre/maplibre-gl-style-spec';

export type DrawnLayer = Extract<LayerSpecification, { type: 'fill' | 'line' | 'circle' | 'symbol' | 'background' }>;

/** A layer's words at one zoom, evaluated as MapLibre itself does. */
export interface Properties {
  /** A filter is asked at the tile's whole zoom, as MapLibre does. */
  holds: (feature: VectorTileFeature) => boolean;
  number: (name: string, feature?: VectorTileFeature) => number;
  /** As CSS; undefined where nothing would be seen. */
  color: (name: string, feature?: VectorTileFeature) => string | undefined;
  value: (name: string, feature?: VectorTileFeature) => unknown;
}

export function propertiesOf(layer: DrawnLayer, zoom: number): Properties {
  const holds = featureFilter('filter' in layer ? layer.filter : undefined, layer.id).filter;
  const whole = { zoom: Math.floor(zoom) };
  const stated = new Map<string, unknown>(Object.entries({ ...layer.layout, ...layer.paint }));
  const specified = new Map<string, StylePropertySpecification>(
    Object.entries({ ...latest[`layout_${layer.type}`], ...latest[`paint_${layer.type}`] }),
  );
  const read = new Map<string, StylePropertyExpression>();
  const value = (name: string, feature?: VectorTileFeature): unknown => {
    const property = read.get(name) ?? parsed(name);
    return property?.evaluate({ zoom }, feature && asked(feature), {});
  };
  function parsed(name: string): StylePropertyExpression | undefined {
    const specification = specified.get(name);
    if (!specification) return undefined;
    const given = stated.get(name) ?? specification.default;
    const property = normalizePropertyExpression(given, layer.id, specification);
    read.set(name, property);
    return property;
  }
  return {
    value,
    holds: (feature) => holds(whole, asked(feature)),
    number: (name, feature) => Number(value(name, feature)),
    color: (name, feature) => {
      const color = value(name, feature);
      return color instanceof Color && color.a > 0 ? color.toString() : undefined;
    },
  };
}

const KINDS = ['Unknown', 'Point', 'LineString', 'Polygon'] as const;
const asked = ({ type, properties, id }: VectorTileFeature): Feature => ({ type: KINDS[type], properties, id });
