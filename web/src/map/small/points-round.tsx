import { CONTRIBUTORS, palettes, REGULAR } from '@diyar/tiles/style';
import type { Feature, Point } from 'geojson';
import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect } from 'react';
import { useLang } from '#lib/i18n.ts';
import { useMap } from '../base/map-context.ts';
import { OWN } from '../listings/pin-layer.ts';

export interface NamedPoint {
  name: string;
  lng: number;
  lat: number;
}

const ROUND = `${OWN}round`;

/** Schools, bus stops … round a listing, each a dot with its name; what has no room is left out. */
export function PointsRound({ points }: { points: readonly NamedPoint[] }) {
  const { map, flavor } = useMap();
  const lang = useLang();
  useEffect(() => {
    const { landmark, text } = palettes[flavor];
    const draw = () => {
      const data = { type: 'FeatureCollection' as const, features: points.map(toFeature) };
      const source = map.getSource<GeoJSONSource>(ROUND);
      if (source) source.setData(data);
      else map.addSource(ROUND, { type: 'geojson', data, attribution: CONTRIBUTORS[lang] });
      if (!map.getLayer(ROUND)) {
        map.addLayer({
          id: ROUND,
          type: 'symbol',
          source: ROUND,
          layout: {
            'text-field': ['format', '•', { 'font-scale': 1.9 }, '\n', {}, ['get', 'name'], {}],
            'text-font': [REGULAR],
            'text-size': 12,
            'text-anchor': 'top',
            'text-offset': [0, -1.3],
            'text-line-height': 1,
            'text-max-width': 9,
            'text-padding': 2,
          },
          paint: { 'text-halo-width': 1.4 },
        });
      }
      map.setPaintProperty(ROUND, 'text-color', landmark.need);
      map.setPaintProperty(ROUND, 'text-halo-color', text.halo);
    };
    draw();
    map.on('style.load', draw);
    return () => {
      map.off('style.load', draw);
    };
  }, [map, flavor, points, lang]);
  return null;
}

const toFeature = ({ name, lng, lat }: NamedPoint): Feature<Point> => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});
