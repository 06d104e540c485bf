import type { FeatureCollection, Point } from 'geojson';
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { radiusOf } from './cluster-size.ts';
import type { Cluster } from './clusters.ts';
import { OWN } from './pin-layer.ts';

const SPACE = `${OWN}cluster-space`;
const SIDE = 32;

/**
 * Invisible symbols under the discs, for MapLibre's collision alone: the names of towns step aside instead of being
 * covered by a number, which deck.gl draws without telling anyone.
 */
export function reserveSpace(map: MapLibre, clusters: readonly Cluster[]): void {
  if (!map.hasImage(SPACE)) map.addImage(SPACE, new ImageData(SIDE, SIDE));
  const data: FeatureCollection<Point> = {
    type: 'FeatureCollection',
    features: clusters.map(({ lng, lat, count }) => ({
      type: 'Feature',
      properties: { size: (2 * radiusOf(count)) / SIDE },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
  const source = map.getSource<GeoJSONSource>(SPACE);
  if (source) source.setData(data);
  else map.addSource(SPACE, { type: 'geojson', data });
  if (map.getLayer(SPACE)) return;
  map.addLayer({
    id: SPACE,
    type: 'symbol',
    source: SPACE,
    layout: { 'icon-image': SPACE, 'icon-size': ['get', 'size'], 'icon-allow-overlap': true, 'icon-padding': 0 },
  });
}
