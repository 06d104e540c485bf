import type { AreaPrice } from '@diyar/api/contracts/places';
import { BASE_SOURCE, type Flavor } from '@diyar/tiles/style';
import type {
  ExpressionSpecification,
  FillLayerSpecification,
  ImageSourceSpecification,
  LayerSpecification,
  LineLayerSpecification,
  RasterLayerSpecification,
} from 'maplibre-gl';
import { GROUND } from '../listings/pin-layer.ts';
import type { Bbox } from '../types.ts';
import { type AreaKind, classOf } from './price-classes.ts';

interface PriceColors {
  /** From the cheapest to the dearest, one hue whose lightness alone would tell them apart. */
  steps: readonly string[];
  outline: string;
}

const day: PriceColors = { steps: ['#fbe3bd', '#f3bd7d', '#e08d45', '#bb5a22', '#7e2f12'], outline: '#1e2321' };
const night: PriceColors = { steps: ['#4a3520', '#7a4c22', '#b06a29', '#e09a4c', '#fad9a6'], outline: '#f2eee6' };

export const priceColorsOf = (flavor: Flavor): PriceColors => (flavor === 'dark' ? night : day);

/** Colours of so many classes, spread from end to end. */
export function stepsFor(classes: number, { steps }: PriceColors): string[] {
  if (classes <= 1) return steps.slice(2, 3);
  const last = steps.length - 1;
  return Array.from({ length: classes }, (_, at) => steps[Math.round((at * last) / (classes - 1))] ?? '');
}

const KINDS = ['province', 'city', 'neighborhood'] as const;
/** The base map's names of them. */
const SOURCE_LAYERS = { province: 'governorate', city: 'city', neighborhood: 'neighborhood' } as const;
/** Colours lie under the lines of places, and an outline over them, under the names. */
export const UNDER = { fill: 'neighborhood-border', outline: 'neighborhood-name' };
/** Nearer, streets are to be read under the colour. */
const OPACITY: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 11, 0.72, 15, 0.42];
const NOTHING = 'rgba(0, 0, 0, 0)';

export const HEAT = `${GROUND}heat`;
export const CELL = `${GROUND}heat-cell`;
export const fillOf = (kind: AreaKind) => `${GROUND}price-${kind}`;
const outlineOf = (kind: AreaKind) => `${GROUND}price-outline-${kind}`;

export interface ShownPrices {
  areas: readonly AreaPrice[];
  breaks: readonly number[];
  /** Without colours they can still be pointed at: under the heat of prices. */
  isColored: boolean;
  /** Outlined: under the pointer, or what is searched. */
  lit: readonly AreaPrice[];
}

/** Places of each kind in the colour of their price, from the base map's own shapes. */
export function fillLayers(shown: ShownPrices, flavor: Flavor): FillLayerSpecification[] {
  const steps = stepsFor(shown.breaks.length + 1, priceColorsOf(flavor));
  return KINDS.map((kind) => ({
    ...shapesOf(kind),
    id: fillOf(kind),
    type: 'fill',
    paint: { 'fill-color': fillColor(kind, shown, steps), 'fill-opacity': OPACITY },
  }));
}

export const outlineLayers = ({ lit }: ShownPrices, flavor: Flavor): LineLayerSpecification[] =>
  KINDS.map((kind) => ({
    ...shapesOf(kind),
    id: outlineOf(kind),
    type: 'line',
    filter: ['in', ['get', 'key'], ['literal', keysOf(kind, lit)]],
    layout: { 'line-join': 'round' },
    paint: { 'line-color': priceColorsOf(flavor).outline, 'line-width': 3 },
  }));

const shapesOf = (kind: AreaKind) => ({ source: BASE_SOURCE, 'source-layer': SOURCE_LAYERS[kind] });

const keysOf = (kind: AreaKind, areas: readonly AreaPrice[]) =>
  areas.filter((area) => area.kind === kind).map(({ key }) => key);

function fillColor(
  kind: AreaKind,
  { areas, breaks, isColored }: ShownPrices,
  steps: readonly string[],
): ExpressionSpecification | string {
  const keysIn = (step: number) =>
    keysOf(
      kind,
      areas.filter(({ median }) => classOf(median, breaks) === step),
    );
  const classes = steps.map((color, step) => ({ color, keys: keysIn(step) }));
  const [first, ...others] = classes.filter(({ keys }) => keys.length > 0);
  if (!first || !isColored) return NOTHING;
  const more = others.flatMap(({ keys, color }) => [keys, color]);
  return ['match', ['get', 'key'], first.keys, first.color, ...more, NOTHING];
}

/** The picture of the heat, laid on its ground. */
export const heatSource = (url: string, [west, south, east, north]: Bbox) =>
  ({
    type: 'image',
    url,
    coordinates: [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ],
  }) satisfies ImageSourceSpecification;

export const heatLayer: RasterLayerSpecification = {
  id: HEAT,
  type: 'raster',
  source: HEAT,
  paint: { 'raster-opacity': OPACITY, 'raster-fade-duration': 0 },
};

/** The tile under the pointer. */
export const cellLayer = (flavor: Flavor): LayerSpecification => ({
  id: CELL,
  type: 'line',
  source: CELL,
  layout: { 'line-join': 'round' },
  paint: { 'line-color': priceColorsOf(flavor).outline, 'line-width': 2 },
});
