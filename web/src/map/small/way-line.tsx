import type { Feature, LineString } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import { useMemo } from 'react';
import { useOwnLayers } from '../base/use-own-layers.ts';
import { OWN } from '../listings/pin-layer.ts';
import type { Point } from './homes-view.ts';

const WAY = `${OWN}way`;

/** From one to the next as the crow flies: dashed, so that nobody takes it for a street. */
export function WayLine({ points }: { points: readonly Point[] }) {
  useOwnLayers(
    WAY,
    useMemo(() => lineThrough(points), [points]),
    layersIn,
  );
  return null;
}

const lineThrough = (points: readonly Point[]): Feature<LineString> => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates: points.map(({ lng, lat }) => [lng, lat]) },
});

const layersIn = (color: string): LayerSpecification[] => [
  {
    id: WAY,
    type: 'line',
    source: WAY,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': 3, 'line-dasharray': [0.2, 2.2] },
  },
];
