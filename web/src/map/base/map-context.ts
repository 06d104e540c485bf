import type { Flavor } from '@diyar/tiles/style';
import type { Map as MapLibre } from 'maplibre-gl';
import { createContext, use } from 'react';

export interface MapState {
  map: MapLibre;
  flavor: Flavor;
}

export const MapContext = createContext<MapState | undefined>(undefined);

/** The map above in the tree. Throws outside of `MapView`, whose children are rendered once the map exists. */
export function useMap(): MapState {
  const state = use(MapContext);
  if (!state) throw new Error('useMap needs a MapView above it');
  return state;
}
