import { IMAGERY_BEFORE, IMAGERY_ID, type Imagery, imageryParts } from '@diyar/tiles/style';
import type { Map as MapLibre } from 'maplibre-gl';
import { watchSource } from './watch-source.ts';

/**
 * Lays operator imagery over the drawn ground and takes it away again when its host does not deliver. Returns the way to
 * remove it. The ground below stays drawn.
 */
export function addImagery(map: MapLibre, imagery: Imagery, onFailed: () => void): () => void {
  const { source, layer } = imageryParts(imagery);
  const stopWatching = watchSource(map, IMAGERY_ID, () => {
    remove();
    onFailed();
  });
  map.addSource(IMAGERY_ID, source);
  map.addLayer(layer, IMAGERY_BEFORE);

  function remove() {
    stopWatching();
    if (map.getLayer(IMAGERY_ID)) map.removeLayer(IMAGERY_ID);
    if (map.getSource(IMAGERY_ID)) map.removeSource(IMAGERY_ID);
  }
  return remove;
}
