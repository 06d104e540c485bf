import { BASE_SOURCE, IN_VIEW, QUARTER_AREA, QUARTER_ZOOM, TOWN_AREA } from '@diyar/tiles/style';
import type { Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import type { Lang } from '#lib/language.ts';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import { useMap } from './map-context.ts';
import classes from './quarter-in-view.module.css';

/** The quarter that the map's middle is over, and its town. */
interface Quarter {
  key?: string;
  names: readonly string[];
}

/** Shades the quarter in view and names it: its own label may be far outside of a map that is close. */
export function QuarterInView() {
  const { t } = useTranslation('map');
  const lang = useLang();
  const { map } = useMap();
  const [names, setNames] = useState<readonly string[]>([]);

  useEffect(() => {
    let shaded: string | undefined;
    const shade = (key: string | undefined, on: boolean) => {
      if (key !== undefined) map.setFeatureState(featureOf(key), { [IN_VIEW]: on });
    };
    const follow = () => {
      const quarter = quarterAt(map, lang);
      setNames((before) => (before.join() === quarter.names.join() ? before : quarter.names));
      if (quarter.key === shaded) return;
      shade(shaded, false);
      shade(quarter.key, true);
      shaded = quarter.key;
    };
    const onData = ({ sourceId, isSourceLoaded }: MapSourceDataEvent) => {
      if (sourceId === BASE_SOURCE && isSourceLoaded) follow();
    };
    map.on('moveend', follow);
    map.on('sourcedata', onData);
    follow();
    return () => {
      map.off('moveend', follow);
      map.off('sourcedata', onData);
      if (map.getSource(BASE_SOURCE)) shade(shaded, false);
    };
  }, [map, lang]);

  return (
    <p className={classes.name} aria-live="polite" hidden={names.length === 0}>
      <WholeNumbers>{names.join(t('pins.separator'))}</WholeNumbers>
    </p>
  );
}

const featureOf = (key: string) => ({ source: BASE_SOURCE, sourceLayer: 'neighborhood', id: key });

function quarterAt(map: MapLibre, lang: Lang): Quarter {
  if (map.getZoom() < QUARTER_ZOOM || !map.getLayer(QUARTER_AREA)) return { names: [] };
  const found = map.queryRenderedFeatures(map.project(map.getCenter()), { layers: [QUARTER_AREA, TOWN_AREA] });
  const of = (layer: string) => found.find((feature) => feature.layer.id === layer)?.properties;
  const [quarter, town] = [of(QUARTER_AREA), of(TOWN_AREA)];
  const names = [quarter, town].flatMap((place) => (place ? [String(place[`name_${lang}`])] : []));
  return { key: quarter && String(quarter.key), names: [...new Set(names)] };
}
