import { Marker } from 'maplibre-gl';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownScheme } from '#lib/color-scheme.ts';
import type { Lang } from '#lib/language.ts';
import { flavorOf } from '../base/base-style.ts';
import { useMap } from '../base/map-context.ts';
import { MapView } from '../base/map-view.tsx';
import type { Unavailable } from '../types.ts';
import classes from './area-map.module.css';

export interface AreaMapProps {
  lang: Lang;
  lng: number;
  lat: number;
  /** west, south, east, north; without it the map shows a few streets round the point. */
  bbox?: readonly [number, number, number, number];
  /** Dots on it, a dozen at most. */
  spots: readonly { id: string; lng: number; lat: number }[];
  onUnavailable?: (why: Unavailable) => void;
}

/** A place at a glance: small, and it lets the page scroll. */
export function AreaMap({ lang, lng, lat, bbox, spots, onUnavailable }: AreaMapProps) {
  const { t } = useTranslation('map');
  const scheme = useShownScheme();
  return (
    <div className={classes.area}>
      <MapView
        flavor={flavorOf('standard', scheme)}
        lang={lang}
        start={{ lng, lat, zoom: zoomFor(bbox) }}
        title={t('place.title')}
        cooperative
        onUnavailable={onUnavailable}
      >
        <Spots spots={spots} />
      </MapView>
    </div>
  );
}

const CLOSEST = 14;

/** The zoom at which the wider side of the box fills a map of some 300 pixels. */
function zoomFor(bbox: AreaMapProps['bbox']): number {
  if (!bbox) return CLOSEST;
  const [west, south, east, north] = bbox;
  const span = Math.max(east - west, (north - south) * 1.2, 0.001);
  return Math.min(CLOSEST, Math.log2((360 * 300) / 512 / span));
}

function Spots({ spots }: Pick<AreaMapProps, 'spots'>) {
  const { map } = useMap();
  useEffect(() => {
    const markers = spots.map(({ lng, lat }) => {
      const element = document.createElement('div');
      element.className = classes.spot ?? '';
      element.setAttribute('aria-hidden', 'true');
      return new Marker({ element }).setLngLat([lng, lat]).addTo(map);
    });
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, spots]);
  return null;
}
