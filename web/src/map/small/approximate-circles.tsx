import { ringOf } from '@diyar/api/rules/shape-rings';
import type { FeatureCollection, Polygon } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import { useMemo } from 'react';
import { useOwnLayers } from '../base/use-own-layers.ts';
import { OWN } from '../listings/pin-layer.ts';
import { APPROX_METRES, type Point } from './homes-view.ts';

const CIRCLE = `${OWN}circle`;
const EDGE = `${OWN}circle-edge`;

/** Circles that listings lie within whose exact points nobody is told. */
export function ApproximateCircles({ points }: { points: readonly Point[] }) {
  useOwnLayers(
    CIRCLE,
    useMemo(() => circlesRound(points), [points]),
    layersIn,
  );
  return null;
}

const layersIn = (color: string): LayerSpecification[] => [
  { id: CIRCLE, type: 'fill', source: CIRCLE, paint: { 'fill-opacity': 0.16, 'fill-color': color } },
  { id: EDGE, type: 'line', source: CIRCLE, paint: { 'line-width': 2, 'line-color': color } },
];

const circlesRound = (points: readonly Point[]): FeatureCollection<Polygon> => ({
  type: 'FeatureCollection',
  features: points.map(({ lng, lat }) => ({
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'Polygon',
      coordinates: [ringOf({ kind: 'circle', center: [lng, lat], metres: APPROX_METRES }).map(([x, y]) => [x, y])],
    },
  })),
});
