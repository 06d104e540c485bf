import type { Map as MapLibre } from 'maplibre-gl';
import type { View } from '../types.ts';

const SETTLE_MS = 300;

/** Put into the event data of moves that the page makes, so that they are not taken for the visitor's. */
export const BY_PAGE = { byPage: true };

/** Tells the view 300 ms after the map came to rest. Returns the way to stop. */
export function watchView(map: MapLibre, tell: (view: View) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byUser = false;
  const settle = (event: object) => {
    byUser ||= !('byPage' in event);
    clearTimeout(timer);
    timer = setTimeout(() => {
      tell(viewOf(map, byUser));
      byUser = false;
    }, SETTLE_MS);
  };
  map.on('moveend', settle);
  return () => {
    clearTimeout(timer);
    map.off('moveend', settle);
  };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

export function viewOf(map: MapLibre, byUser: boolean): View {
  const bounds = map.getBounds();
  return {
    bbox: [round(bounds.getWest()), round(bounds.getSouth()), round(bounds.getEast()), round(bounds.getNorth())],
    zoom: Math.round(map.getZoom() * 100) / 100,
    byUser,
  };
}
