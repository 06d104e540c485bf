import type { AreaPrice } from '@diyar/api/contracts/places';
import type { Flavor } from '@diyar/tiles/style';
import type { LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import { fillLayers, fillOf, outlineLayers, type ShownPrices, UNDER } from './price-style.ts';

/** Places in the colour of their price. */
export function createPriceLayer(map: MapLibre, firstFlavor: Flavor) {
  let flavor = firstFlavor;
  let shown: ShownPrices = { areas: [], breaks: [], isColored: true, lit: [] };
  const layers = () => ({ fills: fillLayers(shown, flavor), outlines: outlineLayers(shown, flavor) });

  function install() {
    const { fills, outlines } = layers();
    for (const fill of fills) {
      placeUnder(map, fill, UNDER.fill);
      map.setPaintProperty(fill.id, 'fill-color', fill.paint?.['fill-color']);
    }
    for (const outline of outlines) {
      placeUnder(map, outline, UNDER.outline);
      map.setPaintProperty(outline.id, 'line-color', outline.paint?.['line-color']);
      map.setFilter(outline.id, outline.filter);
    }
  }
  map.on('style.load', install);
  install();

  return {
    show(next: ShownPrices, nextFlavor: Flavor) {
      shown = next;
      flavor = nextFlavor;
      install();
    },
    areaAt(point: { x: number; y: number }): AreaPrice | undefined {
      const found = map.queryRenderedFeatures([point.x, point.y], { layers: layers().fills.map(({ id }) => id) });
      for (const { layer, properties } of found) {
        const area = shown.areas.find(({ kind, key }) => fillOf(kind) === layer.id && key === properties.key);
        if (area) return area;
      }
      return undefined;
    },
    remove() {
      map.off('style.load', install);
      const { fills, outlines } = layers();
      for (const { id } of [...fills, ...outlines]) if (map.getLayer(id)) map.removeLayer(id);
    },
  };
}

/** Adds a layer that is not there yet, under another where the style has it. */
export function placeUnder(map: MapLibre, layer: LayerSpecification, under: string): void {
  if (!map.getLayer(layer.id)) map.addLayer(layer, map.getLayer(under) ? under : undefined);
}
