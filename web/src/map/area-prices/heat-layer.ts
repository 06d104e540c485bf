import type { Flavor } from '@diyar/tiles/style';
import type { FeatureCollection } from 'geojson';
import { addProtocol, type GeoJSONSource, type ImageSource, type Map as MapLibre } from 'maplibre-gl';
import type { Bbox } from '../types.ts';
import { boxOfGrid, type HeatGrid } from './heat.ts';
import { type HeatPicture, heatPicture } from './heat-picture.ts';
import { placeUnder } from './price-layer.ts';
import { CELL, cellLayer, HEAT, heatLayer, heatSource, priceColorsOf, stepsFor, UNDER } from './price-style.ts';

/** MapLibre takes a picture by its address alone, and the page's policy allows none that is made of data. */
const PROTOCOL = 'price-heat';
let picture: HeatPicture = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
let pictures = 0;
addProtocol(PROTOCOL, async () => {
  const { data, width, height } = picture;
  return { data: await createImageBitmap(new ImageData(data, width, height)) };
});

interface ShownHeat {
  grid: HeatGrid | undefined;
  breaks: readonly number[];
}

/** Prices between the medians of tiles, as a picture under the names of places, and the tile under the pointer outlined. */
export function createHeatLayer(map: MapLibre, firstFlavor: Flavor) {
  let flavor = firstFlavor;
  let source: ReturnType<typeof heatSource> | undefined;
  let cell = outlineOf(undefined);

  function install() {
    if (!source) return removeLayers();
    if (!map.getSource(HEAT)) map.addSource(HEAT, source);
    if (!map.getSource(CELL)) map.addSource(CELL, { type: 'geojson', data: cell });
    placeUnder(map, heatLayer, UNDER.fill);
    placeUnder(map, cellLayer(flavor), UNDER.outline);
    map.setPaintProperty(CELL, 'line-color', priceColorsOf(flavor).outline);
  }
  function removeLayers() {
    for (const id of [HEAT, CELL]) {
      if (map.getLayer(id)) map.removeLayer(id);
      if (map.getSource(id)) map.removeSource(id);
    }
  }
  map.on('style.load', install);

  return {
    show({ grid, breaks }: ShownHeat, nextFlavor: Flavor) {
      flavor = nextFlavor;
      source = undefined;
      if (grid) {
        picture = heatPicture(grid, breaks, stepsFor(breaks.length + 1, priceColorsOf(flavor)));
        source = heatSource(`${PROTOCOL}://${++pictures}`, boxOfGrid(grid));
        map.getSource<ImageSource>(HEAT)?.updateImage(source);
      }
      install();
    },
    outline(box: Bbox | undefined) {
      cell = outlineOf(box);
      map.getSource<GeoJSONSource>(CELL)?.setData(cell);
    },
    remove() {
      map.off('style.load', install);
      removeLayers();
    },
  };
}

function outlineOf(box: Bbox | undefined): FeatureCollection {
  if (!box) return { type: 'FeatureCollection', features: [] };
  const [west, south, east, north] = box;
  const coordinates = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }],
  };
}
