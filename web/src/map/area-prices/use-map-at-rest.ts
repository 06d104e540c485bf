import type { LngLat } from '@diyar/api/rules/shape';
import { useEffect, useState } from 'react';
import { useMap } from '../base/map-context.ts';
import { viewOf } from '../base/watch-view.ts';
import type { Bbox } from '../types.ts';

export interface MapAtRest {
  bbox: Bbox;
  zoom: number;
  middle: LngLat;
}

/** Where the map has come to rest. */
export function useMapAtRest(): MapAtRest {
  const { map } = useMap();
  const [where, setWhere] = useState(() => whereOf(map));
  useEffect(() => {
    const follow = () => setWhere(whereOf(map));
    map.on('moveend', follow);
    return () => {
      map.off('moveend', follow);
    };
  }, [map]);
  return where;
}

function whereOf(map: ReturnType<typeof useMap>['map']): MapAtRest {
  const { lng, lat } = map.getCenter();
  const { bbox, zoom } = viewOf(map, false);
  return { bbox, zoom, middle: [lng, lat] };
}
