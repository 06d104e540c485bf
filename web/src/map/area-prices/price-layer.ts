import type { AreaPrice } from '@diyar/api/contracts/places';
import { BASE_SOURCE, type Flavor } from '@diyar/tiles/style';
import type { ExpressionSpecification, LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import { GROUND } from '../pin-layer.ts';
import { type AreaKind, classOf } from './price-classes.ts';
import { priceColorsOf, stepsFor } from './price-colors.ts';

const KINDS = ['province', 'city', 'neighborhood'] as const;
/** The base map's names of them. */
const SOURCE_LAYERS = { province: 'governorate', city: 'city', neighborhood: 'neighborhood' } as const;
/** Colours lie under the lines of places, and an outline over them, under the names. */
const UNDER = { fill: 'neighborhood-border', outline: 'neighborhood-name' };
const NOTHING = 'rgba(0, 0, 0, 0)';

const fillOf = (kind: AreaKind) => `${GROUND}price-${kind}`;
const outlineOf = (kind: AreaKind) => `${GROUND}price-outline-${kind}`;

export interface ShownPrices {
  areas: readonly AreaPrice[];
  breaks: readonly number[];
  /** Outlined: under the pointer, or what is searched. */
  lit: readonly AreaPrice[];
}

/** Places in the colour of their price, from the base map's own shapes. */
export function createPriceLayer(map: MapLibre, firstFlavor: Flavor) {
  let flavor = firstFlavor;
  let shown: ShownPrices = { areas: [], breaks: [], lit: [] };

  function install() {
    const colors = priceColorsOf(flavor);
    const steps = stepsFor(shown.breaks.length + 1, colors);
    const place = (layer: LayerSpecification, under: string) => {
      if (!map.getLayer(layer.id)) map.addLayer(layer, map.getLayer(under) ? under : undefined);
    };
    for (const kind of KINDS) {
      place(fillLayer(kind), UNDER.fill);
      place(outlineLayer(kind), UNDER.outline);
      map.setPaintProperty(fillOf(kind), 'fill-color', fillColor(kind, shown, steps));
      map.setPaintProperty(outlineOf(kind), 'line-color', colors.outline);
      map.setFilter(outlineOf(kind), ['in', ['get', 'key'], ['literal', keysOf(kind, shown.lit)]]);
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
      const found = map.queryRenderedFeatures([point.x, point.y], { layers: KINDS.map(fillOf) });
      for (const { layer, properties } of found) {
        const area = shown.areas.find(({ kind, key }) => fillOf(kind) === layer.id && key === properties.key);
        if (area) return area;
      }
      return undefined;
    },
    remove() {
      map.off('style.load', install);
      for (const id of KINDS.flatMap((kind) => [fillOf(kind), outlineOf(kind)]))
        if (map.getLayer(id)) map.removeLayer(id);
    },
  };
}

const keysOf = (kind: AreaKind, areas: readonly AreaPrice[]) =>
  areas.filter((area) => area.kind === kind).map(({ key }) => key);

function fillColor(
  kind: AreaKind,
  { areas, breaks }: ShownPrices,
  steps: readonly string[],
): ExpressionSpecification | string {
  const keysIn = (step: number) =>
    keysOf(
      kind,
      areas.filter(({ median }) => classOf(median, breaks) === step),
    );
  const classes = steps.map((color, step) => ({ color, keys: keysIn(step) }));
  const [first, ...others] = classes.filter(({ keys }) => keys.length > 0);
  if (!first) return NOTHING;
  const more = others.flatMap(({ keys, color }) => [keys, color]);
  return ['match', ['get', 'key'], first.keys, first.color, ...more, NOTHING];
}

const shapesOf = (kind: AreaKind) => ({ source: BASE_SOURCE, 'source-layer': SOURCE_LAYERS[kind] });

const fillLayer = (kind: AreaKind): LayerSpecification => ({
  ...shapesOf(kind),
  id: fillOf(kind),
  type: 'fill',
  // Nearer, streets are to be read under the colour.
  paint: { 'fill-color': NOTHING, 'fill-opacity': ['interpolate', ['linear'], ['zoom'], 11, 0.72, 15, 0.42] },
});

const outlineLayer = (kind: AreaKind): LayerSpecification => ({
  ...shapesOf(kind),
  id: outlineOf(kind),
  type: 'line',
  filter: ['in', ['get', 'key'], ['literal', []]],
  layout: { 'line-join': 'round' },
  paint: { 'line-width': 3 },
});
