import type { GeoJSON } from 'geojson';
import type { GeoJSONSource, LayerSpecification } from 'maplibre-gl';
import { useEffect } from 'react';
import { lookOf } from '../listings/pin-look.ts';
import { useMap } from './map-context.ts';

/** Draws shapes in layers of ours, in the look's own colour, also over a style that comes later. Both arguments must be kept. */
export function useOwnLayers(source: string, data: GeoJSON, layersIn: (color: string) => LayerSpecification[]) {
  const { map, flavor } = useMap();
  useEffect(() => {
    const draw = () => {
      const known = map.getSource<GeoJSONSource>(source);
      if (known) known.setData(data);
      else map.addSource(source, { type: 'geojson', data });
      for (const layer of layersIn(lookOf(flavor).cluster.fill)) {
        if (map.getLayer(layer.id)) map.removeLayer(layer.id);
        map.addLayer(layer);
      }
    };
    draw();
    map.on('style.load', draw);
    return () => {
      map.off('style.load', draw);
    };
  }, [map, flavor, source, data, layersIn]);
}
