import { Marker } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownScheme } from '#lib/color-scheme.ts';
import type { Lang } from '#lib/language.ts';
import { flavorOf } from '../base/base-style.ts';
import { useMap } from '../base/map-context.ts';
import { MapControls } from '../base/map-controls.tsx';
import { MapView } from '../base/map-view.tsx';
import { QuarterInView } from '../base/quarter-in-view.tsx';
import type { Unavailable } from '../types.ts';
import { ApproximateCircles } from './approximate-circles.tsx';
import classes from './place-map.module.css';
import { type NamedPoint, PointsRound } from './points-round.tsx';

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

/** A listing's place on its details page: small, and it lets the page scroll. */
export function PlaceMap({ lang, lng, lat, approx, points, onUnavailable }: PlaceMapProps) {
  const { t } = useTranslation('map');
  const scheme = useShownScheme();
  const here = useMemo(() => [{ lng, lat }], [lng, lat]);
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
        {approx ? <ApproximateCircles points={here} /> : <Here lng={lng} lat={lat} />}
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
