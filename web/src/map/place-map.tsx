import { ringOf } from '@diyar/api/rules/shape-rings';
import type { Feature, Polygon } from 'geojson';
import { Marker } from 'maplibre-gl';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownScheme } from '../lib/color-scheme.ts';
import type { Lang } from '../lib/language.ts';
import { flavorOf } from './base-style.ts';
import { useMap } from './map-context.ts';
import { MapControls } from './map-controls.tsx';
import { MapView } from './map-view.tsx';
import { OWN } from './pin-layer.ts';
import { lookOf } from './pin-look.ts';
import classes from './place-map.module.css';
import { type NamedPoint, PointsRound } from './points-round.tsx';
import { QuarterInView } from './quarter-in-view.tsx';
import type { Unavailable } from './types.ts';

export interface PlaceMapProps {
  lang: Lang;
  lng: number;
  lat: number;
  /** The point is near the listing, not on it: a circle instead of a marker. */
  approx: boolean;
  /** What is round it: small dots with their names. */
  points?: readonly NamedPoint[] | undefined;
  onUnavailable?: (why: Unavailable) => void;
}

/** As far as the cell of a blurred point reaches from it (`db/src/public-point.test.ts`): the listing is within the circle. */
const APPROX_METRES = 500;

/** A listing's place on its details page: small, and it lets the page scroll. */
export function PlaceMap({ lang, lng, lat, approx, points, onUnavailable }: PlaceMapProps) {
  const { t } = useTranslation('map');
  const scheme = useShownScheme();
  return (
    <div className={classes.place}>
      <MapView
        flavor={flavorOf('standard', scheme)}
        lang={lang}
        start={{ lng, lat, zoom: approx ? 13.4 : 14.5 }}
        title={t('place.title')}
        cooperative
        onUnavailable={onUnavailable}
      >
        {approx ? <Circle lng={lng} lat={lat} /> : <Here lng={lng} lat={lat} />}
        {approx && <p className={classes.note}>{t('place.approx')}</p>}
        {points && points.length > 0 && <PointsRound points={points} />}
        <QuarterInView />
        <MapControls />
      </MapView>
    </div>
  );
}

function Here({ lng, lat }: { lng: number; lat: number }) {
  const { map } = useMap();
  useEffect(() => {
    const element = document.createElement('div');
    element.className = classes.marker ?? '';
    element.setAttribute('aria-hidden', 'true');
    const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([lng, lat]).addTo(map);
    return () => void marker.remove();
  }, [map, lng, lat]);
  return null;
}

const CIRCLE = `${OWN}circle`;
const EDGE = `${OWN}circle-edge`;

function Circle({ lng, lat }: { lng: number; lat: number }) {
  const { map, flavor } = useMap();
  useEffect(() => {
    const color = lookOf(flavor).cluster.fill;
    const draw = () => {
      if (!map.getSource(CIRCLE))
        map.addSource(CIRCLE, { type: 'geojson', data: circleAround(lng, lat, APPROX_METRES) });
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
  }, [map, flavor, lng, lat]);
  return null;
}

const circleAround = (lng: number, lat: number, metres: number): Feature<Polygon> => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [ringOf({ kind: 'circle', center: [lng, lat], metres }).map(([lng, lat]) => [lng, lat])],
  },
});
