import type { Map as MapLibre } from 'maplibre-gl';

/** Longer than any single tile takes on a line that lives. */
const SILENCE_MS = 60_000;

/**
 * Calls `giveUp` when nothing of the map's land has come for a minute: its worker's code could not be run or fetched, of which
 * nobody tells. On a slow line each piece that comes is worth another minute. @returns ends the wait
 */
export function giveUpOnSilence(map: Pick<MapLibre, 'on' | 'off'>, giveUp: () => void): () => void {
  let timer = setTimeout(giveUp, SILENCE_MS);
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, SILENCE_MS);
  };
  map.on('data', hear);
  return () => {
    clearTimeout(timer);
    map.off('data', hear);
  };
}
