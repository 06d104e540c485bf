import { ringOf } from '@diyar/api/rules/shape-rings';
import type { FeatureCollection, Polygon } from 'geojson';
import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect } from 'react';
import { useMap } from './map-context.ts';
import { OWN } from './pin-layer.ts';
import { lookOf } from './pin-look.ts';

export interface Point {
  lng: number;
  lat: number;
}

/** As far as the cell of a blurred point reaches from it (`db/src/public-point.test.ts`): the listing is within the circle. */
export const APPROX_METRES = 500;

const CIRCLE = `${OWN}circle`;
const EDGE = `${OWN}circle-edge`;

/** Circles that listings lie within whose exact points nobody is told. */
export function ApproximateCircles({ points }: { points: readonly Point[] }) {
  const { map, flavor } = useMap();
  useEffect(() => {
    const color = lookOf(flavor).cluster.fill;
    const data = circlesRound(points);
    const draw = () => {
      const source = map.getSource<GeoJSONSource>(CIRCLE);
      if (source) source.setData(data);
      else map.addSource(CIRCLE, { type: 'geojson', data });
      if (!map.getLayer(CIRCLE))
        map.addLayer({ id: CIRCLE, type: 'fill', source: CIRCLE, paint: { 'fill-opacity': 0.16 } });
      if (!map.getLayer(EDGE)) map.addLayer({ id: EDGE, type: 'line', source: CIRCLE, paint: { 'line-width': 2 } });
      map.setPaintProperty(CIRCLE, 'fill-color', color);
      map.setPaintProperty(EDGE, 'line-color', color);
    };
    draw();
    map.on('style.load', draw);
    return () => {
      map.off('style.load', draw);
    };
  }, [map, flavor, points]);
  return null;
}

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
