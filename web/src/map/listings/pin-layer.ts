import { type Flavor, STRONG } from '@diyar/tiles/style';
import type { FeatureCollection, Point } from 'geojson';
import type { ExpressionSpecification, GeoJSONSource, Map as MapLibre, SymbolLayerSpecification } from 'maplibre-gl';
import { litSpots } from './lit-spots.ts';
import { drawPill, PILL } from './pill-image.ts';
import { type Look, lookOf, PIN_TONES, type PinTone } from './pin-look.ts';
import type { Spot } from './spots.ts';

/** Everything of ours begins with this, so that a change of style can carry it over. */
export const OWN = 'listing-';
/** Those that lie under the names of places, not over them. */
export const GROUND = `${OWN}ground-`;

const SPOTS = `${OWN}spots`;
const ACTIVE = `${OWN}active`;
const PRICES = `${OWN}prices`;
/** Prices of the card under the pointer and of the open one: over everything, counts too. */
export const ACTIVE_PRICES = `${OWN}active-prices`;
const NEAR_PX = 12;

export interface Shown {
  spots: readonly Spot[];
  visited: ReadonlySet<string>;
  /** `3 listings`, for several on one point. */
  labelOfMany: (count: number) => string;
}

/** Prices as one MapLibre symbol layer: Arabic is shaped, and names of towns make room for what `arrange` left room for. */
export function createPinLayer(map: MapLibre, firstFlavor: Flavor) {
  let flavor = firstFlavor;
  let shown: Shown = { spots: [], visited: new Set(), labelOfMany: String };
  let active: { spot: Spot; tone: PinTone }[] = [];

  function install() {
    const look = lookOf(flavor);
    for (const tone of PIN_TONES) {
      const id = imageOf(tone);
      if (map.hasImage(id)) map.updateImage(id, drawPill(look.pins[tone]));
      else map.addImage(id, drawPill(look.pins[tone]), PILL);
    }
    for (const id of [SPOTS, ACTIVE]) {
      if (!map.getSource(id)) map.addSource(id, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
    }
    if (!map.getLayer(PRICES)) map.addLayer(prices(PRICES, SPOTS));
    if (!map.getLayer(ACTIVE_PRICES)) map.addLayer(prices(ACTIVE_PRICES, ACTIVE));
    paint(look);
    draw();
  }

  function paint(look: Look) {
    for (const id of [PRICES, ACTIVE_PRICES]) map.setPaintProperty(id, 'text-color', textColor(look));
  }

  function draw() {
    const lit = litSpots(shown.spots);
    source(SPOTS)?.setData(
      collection(
        shown.spots.map((spot) => ({ spot, tone: toneOf(spot, lit, shown.visited) })),
        shown,
      ),
    );
    source(ACTIVE)?.setData(collection(active, shown));
  }

  const source = (id: string) => map.getSource(id) as GeoJSONSource | undefined;

  return {
    install,
    show(next: Shown) {
      shown = next;
      draw();
    },
    activate(next: { spot: Spot; tone: PinTone }[]) {
      active = next;
      source(ACTIVE)?.setData(collection(active, shown));
    },
    recolor(next: Flavor) {
      flavor = next;
      install();
    },
    isActiveAt: ({ x, y }: { x: number; y: number }): boolean =>
      map.getLayer(ACTIVE_PRICES) !== undefined &&
      map.queryRenderedFeatures([x, y], { layers: [ACTIVE_PRICES] }).length > 0,
    /** The spot under a screen point, with a finger's tolerance; the topmost when several are near. */
    spotAt({ x, y }: { x: number; y: number }): Spot | undefined {
      if (!map.getLayer(PRICES)) return undefined;
      const near = (px: number) =>
        map.queryRenderedFeatures(
          [
            [x - px, y - px],
            [x + px, y + px],
          ],
          { layers: [ACTIVE_PRICES, PRICES] },
        );
      const [found] = [...near(1), ...near(NEAR_PX)];
      const known = [...shown.spots, ...active.map(({ spot }) => spot)];
      return known.find(({ id }) => id === found?.properties.id);
    },
  };
}

/** Words of a pin. */
export const labelOfSpot = (pins: Spot['pins'], labelOfMany: Shown['labelOfMany']): string =>
  pins.length > 1 ? labelOfMany(pins.length) : (pins[0]?.priceLabel ?? '');

const imageOf = (tone: PinTone) => `${OWN}pill-${tone}`;

function toneOf({ id, pins }: Spot, lit: ReadonlySet<string>, visited: ReadonlySet<string>): PinTone {
  if (lit.has(id)) return 'featured';
  return pins.every(({ id }) => visited.has(id)) ? 'visited' : 'plain';
}

function collection(entries: { spot: Spot; tone: PinTone }[], { labelOfMany }: Shown): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: entries.map(({ spot: { id, lng, lat, pins, rank }, tone }) => ({
      type: 'Feature',
      properties: { id, rank, tone, label: labelOfSpot(pins, labelOfMany) },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
}

function prices(id: string, source: string): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    layout: {
      'text-field': ['get', 'label'],
      'text-font': [STRONG],
      'text-size': 13.5,
      'text-max-width': 20,
      'icon-image': ['concat', `${OWN}pill-`, ['get', 'tone']],
      'icon-text-fit': 'both',
      'icon-text-fit-padding': [2, 4, 2, 4],
      'symbol-sort-key': ['get', 'rank'],
      'text-allow-overlap': true,
      'icon-allow-overlap': true,
      'text-padding': 1,
      'icon-padding': 1,
    },
  };
}

const textColor = ({ pins }: Look): ExpressionSpecification => [
  'match',
  ['get', 'tone'],
  'featured',
  pins.featured.text,
  'visited',
  pins.visited.text,
  'hovered',
  pins.hovered.text,
  'selected',
  pins.selected.text,
  pins.plain.text,
];

export type PinLayer = ReturnType<typeof createPinLayer>;
