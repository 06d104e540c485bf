import type { Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl';

const PATIENCE_MS = 6_000;
const MAX_ERRORS = 6;

/**
 * Tells once when a source of another host refuses, fails or hangs: a hanging one would keep the map from ever being
 * "loaded". Returns the way to stop listening.
 */
export function watchSource(map: MapLibre, id: string, onFailed: () => void): () => void {
  let errors = 0;
  let arrived = false;
  const fail = () => {
    stop();
    onFailed();
  };
  const onData = (event: MapSourceDataEvent) => {
    if (event.sourceId === id && event.tile) arrived = true;
  };
  const onError = (event: object) => {
    if (!('sourceId' in event) || event.sourceId !== id) return;
    errors += 1;
    if (errors >= MAX_ERRORS && !arrived) fail();
  };
  const timer = setTimeout(() => {
    if (!arrived) fail();
  }, PATIENCE_MS);

  map.on('sourcedata', onData);
  map.on('error', onError);

  function stop() {
    clearTimeout(timer);
    map.off('sourcedata', onData);
    map.off('error', onError);
  }
  return stop;
}
