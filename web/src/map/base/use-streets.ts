import { STREETS_SOURCE, type StreetsSource } from '@diyar/tiles/style';
import { AttributionControl, type LngLat, type Map as MapLibre } from 'maplibre-gl';
import { use, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, type Lang } from '#lib/language.ts';
import { SiteContext } from '#lib/site.ts';
import { watchSource } from './watch-source.ts';
import { MAX_ZOOM, SCHEMATIC_MAX_ZOOM } from './zooms.ts';

let asked: Promise<StreetsSource | undefined> | undefined;
let known: StreetsSource | undefined;

/** Which streets the site has, by what `npm run tiles` wrote. A map without them is whole, so no answer means none. */
async function ask(): Promise<StreetsSource | undefined> {
  const answer = await fetch('/tiles/sources.json').catch(() => undefined);
  const sources: { streets?: StreetsSource } = answer?.ok ? await answer.json() : {};
  known = sources.streets;
  return known;
}

interface Streets {
  streets: StreetsSource | undefined;
  /** They come from another host, which may not deliver. */
  isNamed: boolean;
  onFailed: () => void;
}

/** The streets to draw: those that the operator names, or the site's own once they are known. */
export function useStreets(): Streets {
  const named = use(SiteContext)?.streets;
  const [own, setOwn] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  const onFailed = useCallback(() => setFailed(true), []);
  useEffect(() => {
    if (named) return;
    let isGone = false;
    asked ??= ask();
    void asked.then((streets) => !isGone && setOwn(streets));
    return () => {
      isGone = true;
    };
  }, [named]);
  return { streets: hasFailed ? undefined : (named ?? own), isNamed: named !== undefined, onFailed };
}

/** What streets change about a map: whom it credits, how near it goes, and a host of theirs that does not deliver. */
export function useStreetsOn(map: MapLibre | undefined, { streets, isNamed, onFailed }: Streets, lang: Lang): void {
  const { t } = useTranslation('map');
  useEffect(() => {
    if (map && isNamed) return watchSource(map, STREETS_SOURCE, onFailed);
  }, [map, isNamed, onFailed]);

  const isSchematic = streets?.covers !== 'country';
  useEffect(() => {
    if (!map) return;
    const control = new AttributionControl({
      compact: false,
      ...(isSchematic && { customAttribution: t('schematic') }),
    });
    // positions are physical in MapLibre: this is the reading direction's start
    map.addControl(control, directionOf(lang) === 'rtl' ? 'bottom-right' : 'bottom-left');
    return () => void map.removeControl(control);
  }, [map, isSchematic, lang, t]);

  useEffect(() => {
    if (!map) return;
    const follow = () => {
      // never below where the map is: a cluster may have opened the zooms beyond
      const here = Math.min(MAX_ZOOM, Math.ceil(map.getZoom()));
      const reach = hasStreets(streets, map.getCenter()) ? MAX_ZOOM : Math.max(SCHEMATIC_MAX_ZOOM, here);
      if (map.getMaxZoom() !== reach) map.setMaxZoom(reach);
    };
    map.on('moveend', follow);
    follow();
    return () => {
      map.off('moveend', follow);
    };
  }, [map, streets]);
}

function hasStreets(streets: StreetsSource | undefined, { lng, lat }: LngLat): boolean {
  if (!streets) return false;
  if (!streets.bounds) return true;
  const [west, south, east, north] = streets.bounds;
  return lng > west && lng < east && lat > south && lat < north;
}
