import type { LngLat, Shape } from '@diyar/api/rules/shape';
import { isCut, ringOf } from '@diyar/api/rules/shape-rings';
import type { Flavor } from '@diyar/tiles/style';
import type { Feature, FeatureCollection } from 'geojson';
import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import { GROUND, OWN } from '../listings/pin-layer.ts';
import { lookOf } from '../listings/pin-look.ts';

const AREAS = `${OWN}areas`;
const FILL = `${OWN}areas-fill`;
const LINE = `${OWN}areas-line`;
const CUT_LINE = `${OWN}areas-cut-line`;
const DRAFT = `${OWN}areas-draft`;
const DOTS = `${OWN}areas-dots`;
const LAYERS = [FILL, LINE, CUT_LINE, DRAFT, DOTS];

export interface DrawnShape {
  shape: Shape;
  /** Corners of an area that is not closed yet. */
  draft: readonly LngLat[];
}

/** Drawn areas under the pins: filled where the search looks, a dashed line round what is cut out. */
export function createShapeLayer(map: MapLibre, firstFlavor: Flavor) {
  let flavor = firstFlavor;
  let drawn: DrawnShape = { shape: [], draft: [] };

  function install() {
    const { fill } = lookOf(flavor).cluster;
    const source = map.getSource<GeoJSONSource>(AREAS);
    if (source) source.setData(featuresOf(drawn));
    else map.addSource(AREAS, { type: 'geojson', data: featuresOf(drawn) });
    const isPin = (id: string) => id.startsWith(OWN) && !id.startsWith(GROUND) && !LAYERS.includes(id);
    const firstPin = map.getStyle().layers.find(({ id }) => isPin(id))?.id;
    for (const layer of layers(fill)) if (!map.getLayer(layer.id)) map.addLayer(layer, firstPin);
    map.setPaintProperty(FILL, 'fill-color', fill);
    for (const id of [LINE, CUT_LINE, DRAFT]) map.setPaintProperty(id, 'line-color', fill);
    map.setPaintProperty(DOTS, 'circle-color', fill);
  }
  map.on('style.load', install);
  install();

  return {
    show(next: DrawnShape, nextFlavor: Flavor) {
      drawn = next;
      flavor = nextFlavor;
      install();
    },
    remove() {
      map.off('style.load', install);
      for (const id of LAYERS) if (map.getLayer(id)) map.removeLayer(id);
      if (map.getSource(AREAS)) map.removeSource(AREAS);
    },
  };
}

function featuresOf({ shape, draft }: DrawnShape): FeatureCollection {
  const areas = shape.map((area): Feature => {
    const coordinates = [ringOf(area).map(([lng, lat]) => [lng, lat])];
    return {
      type: 'Feature',
      properties: { part: isCut(area) ? 'cut' : 'area' },
      geometry: { type: 'Polygon', coordinates },
    };
  });
  const corners = draft.map(([lng, lat]) => [lng, lat]);
  const line: Feature = {
    type: 'Feature',
    properties: { part: 'draft' },
    geometry: { type: 'LineString', coordinates: corners },
  };
  const dots: Feature = {
    type: 'Feature',
    properties: { part: 'dot' },
    geometry: { type: 'MultiPoint', coordinates: corners },
  };
  return { type: 'FeatureCollection', features: corners.length > 0 ? [...areas, line, dots] : areas };
}

function layers(color: string): LayerSpecification[] {
  const is = (part: string): ['==', ['get', string], string] => ['==', ['get', 'part'], part];
  const shared = { source: AREAS } as const;
  return [
    { ...shared, id: FILL, type: 'fill', filter: is('area'), paint: { 'fill-color': color, 'fill-opacity': 0.14 } },
    { ...shared, id: LINE, type: 'line', filter: is('area'), paint: { 'line-color': color, 'line-width': 2.5 } },
    {
      ...shared,
      id: CUT_LINE,
      type: 'line',
      filter: is('cut'),
      paint: { 'line-color': color, 'line-width': 2.5, 'line-dasharray': [2, 2] },
    },
    { ...shared, id: DRAFT, type: 'line', filter: is('draft'), paint: { 'line-color': color, 'line-width': 2.5 } },
    {
      ...shared,
      id: DOTS,
      type: 'circle',
      filter: is('dot'),
      paint: { 'circle-color': color, 'circle-radius': 6, 'circle-stroke-width': 2, 'circle-stroke-color': '#ffffff' },
    },
  ];
}
