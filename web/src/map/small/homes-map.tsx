import { Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownScheme } from '#lib/color-scheme.ts';
import type { Lang } from '#lib/language.ts';
import { flavorOf } from '../base/base-style.ts';
import { useMap } from '../base/map-context.ts';
import { MapControls } from '../base/map-controls.tsx';
import { MapView } from '../base/map-view.tsx';
import type { Unavailable } from '../types.ts';
import { ApproximateCircles } from './approximate-circles.tsx';
import classes from './homes-map.module.css';
import { boxRound, type Home, pinsTogether } from './homes-view.ts';
import { WayLine } from './way-line.tsx';

export interface HomesMapProps {
  lang: Lang;
  homes: readonly Home[];
  /** Seen one after the other: joined by a line. Its name for screen readers. */
  route?: string;
  /** Shown until the map's land has come. */
  still?: ReactNode;
  onUnavailable?: (why: Unavailable) => void;
}

/** A few listings and what lies round them, all in view. The page says in words where they are. */
export function HomesMap({ lang, homes, route, still, onUnavailable }: HomesMapProps) {
  const { t } = useTranslation('map');
  const scheme = useShownScheme();
  const box = useMemo(() => boxRound(homes), [homes]);
  const approximate = useMemo(() => homes.filter(({ approx }) => approx), [homes]);
  return (
    <div className={classes.homes}>
      <MapView
        flavor={flavorOf('standard', scheme)}
        lang={lang}
        start={{ bbox: box }}
        focus={box}
        title={route ?? t('homes.title')}
        still={still}
        tools
        cooperative
        onUnavailable={onUnavailable}
      >
        <ApproximateCircles points={approximate} />
        {route && <WayLine points={homes} />}
        <Pins homes={homes} />
        <MapControls />
      </MapView>
    </div>
  );
}

function Pins({ homes }: Pick<HomesMapProps, 'homes'>) {
  const { map } = useMap();
  useEffect(() => {
    let markers: Marker[] = [];
    const removeMap = () => {
      for (const marker of markers) marker.remove();
    };
    const draw = () => {
      removeMap();
      markers = pinsTogether(homes, ({ lng, lat }) => map.project([lng, lat])).map(({ at, numbers }) => {
        const element = document.createElement('div');
        element.className = (at.approx ? classes.disc : classes.pin) ?? '';
        element.setAttribute('aria-hidden', 'true');
        element.textContent = numbers.join(' · ');
        return new Marker({ element, anchor: at.approx ? 'center' : 'bottom' }).setLngLat([at.lng, at.lat]).addTo(map);
      });
    };
    draw();
    map.on('zoomend', draw);
    return () => {
      map.off('zoomend', draw);
      removeMap();
    };
  }, [map, homes]);
  return null;
}
