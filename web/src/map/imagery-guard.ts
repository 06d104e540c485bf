import { IMAGERY_BEFORE, IMAGERY_ID, type Imagery, imageryParts } from '@diyar/tiles/style';
import type { Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl';

const PATIENCE_MS = 6_000;
const MAX_ERRORS = 6;

/**
 * Lays operator imagery over the drawn ground and takes it away again when its host refuses, fails or hangs: a source
 * that hangs would keep the map from ever being "loaded". Returns the way to remove it. The ground below stays drawn.
 */
export function addImagery(map: MapLibre, imagery: Imagery, onFailed: () => void): () => void {
  const { source, layer } = imageryParts(imagery);
  let errors = 0;
  let arrived = false;

  const fail = () => {
    remove();
    onFailed();
  };
  const onData = (event: MapSourceDataEvent) => {
    if (event.sourceId === IMAGERY_ID && event.tile) arrived = true;
  };
  const onError = (event: object) => {
    if (!('sourceId' in event) || event.sourceId !== IMAGERY_ID) return;
    errors += 1;
    if (errors >= MAX_ERRORS && !arrived) fail();
  };
  const timer = setTimeout(() => {
    if (!arrived) fail();
  }, PATIENCE_MS);

  map.on('sourcedata', onData);
  map.on('error', onError);
  map.addSource(IMAGERY_ID, source);
  map.addLayer(layer, IMAGERY_BEFORE);

  function remove() {
    clearTimeout(timer);
    map.off('sourcedata', onData);
    map.off('error', onError);
    if (map.getLayer(IMAGERY_ID)) map.removeLayer(IMAGERY_ID);
    if (map.getSource(IMAGERY_ID)) map.removeSource(IMAGERY_ID);
  }
  return remove;
}
