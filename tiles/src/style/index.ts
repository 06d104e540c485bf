import type {
  LayerSpecification,
  StyleSpecification,
  VectorSourceSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { BASE_SOURCE, BOUNDS, MAX_ZOOM } from '../schema.ts';
import { type Flavor, palettes } from './flavors.ts';
import { type FontsUrl, fontFaces } from './fonts.ts';
import { IMAGERY_BEFORE, IMAGERY_ID, type Imagery, imageryParts } from './imagery.ts';
import type { Language } from './language.ts';
import { borderLayers } from './layers/borders.ts';
import { groundNameLayers } from './layers/ground-names.ts';
import { landmarkLayers } from './layers/landmarks.ts';
import { placeNameLayers } from './layers/place-names.ts';
import { quarterLayers } from './layers/quarter.ts';
import { roadLayers } from './layers/roads.ts';
import { giveWay, streetLayers } from './layers/streets/index.ts';
import { surfaceLayers } from './layers/surface.ts';
import { waterLayers } from './layers/water.ts';
import { STREETS_SOURCE, type StreetsSource, streetsSpecification } from './streets-source.ts';

export { BASE_SOURCE, BOUNDS, COUNTRY_BOUNDS, MAX_ZOOM } from '../schema.ts';
export { FLAVORS, type Flavor, type Palette, palettes } from './flavors.ts';
export { type FontFile, type FontsUrl, REGULAR, STRONG } from './fonts.ts';
export { IMAGERY_BEFORE, IMAGERY_ID, type Imagery, imageryParts } from './imagery.ts';
export { LANGUAGES, type Language } from './language.ts';
export { IN_VIEW, QUARTER_AREA, QUARTER_ZOOM, TOWN_AREA } from './layers/quarter.ts';

export { CONTRIBUTORS, STREETS_SOURCE, type StreetsSource } from './streets-source.ts';

export interface StyleOptions {
  flavor: Flavor;
  lang: Language;
  /** `…/base.pmtiles` (read by ranges through the pmtiles protocol) or a template with {z}, {x}, {y}. */
  tilesUrl: string;
  fontsUrl: FontsUrl;
  /** Streets over our own ground, under our borders and names. */
  streets?: StreetsSource;
  /** Drawn only in the satellite flavour. */
  imagery?: Imagery;
}

/**
 * The whole MapLibre style. All flavours and languages have the same layers in the same order, so that switching is a
 * change of paint, not a reload. Nothing in it points at a host other than the given addresses.
 */
export function mapStyle({ flavor, lang, tilesUrl, fontsUrl, streets, imagery }: StyleOptions): StyleSpecification {
  const palette = palettes[flavor];
  const drawnStreets = streetLayers({ streets, palette, flavor, lang });
  const { quarterNames, townNames } = placeNameLayers(palette, lang);
  const layers = [
    ...giveWay([...surfaceLayers(palette), ...waterLayers(palette), ...roadLayers(palette)], streets, palette),
    ...drawnStreets.ground,
    ...quarterLayers(palette),
    ...giveWay(borderLayers(palette), streets, palette),
    ...giveWay(groundNameLayers(palette, lang), streets, palette),
    ...drawnStreets.names,
    ...quarterNames,
    ...landmarkLayers(palette, lang),
    ...townNames,
  ];
  const style: StyleSpecification = {
    version: 8,
    name: `Diyar ${flavor} ${lang}`,
    'font-faces': fontFaces(fontsUrl),
    sources: {
      [BASE_SOURCE]: baseSource(tilesUrl),
      ...(streets ? { [STREETS_SOURCE]: streetsSpecification(streets, lang) } : {}),
    },
    layers,
  };
  return imagery && flavor === 'satellite' ? withImagery(style, imagery) : style;
}

function baseSource(tilesUrl: string): VectorSourceSpecification {
  // the key is what a quarter is found by when it is to be shaded
  const shared = { type: 'vector', promoteId: { neighborhood: 'key' } } as const;
  if (tilesUrl.includes('{z}')) return { ...shared, tiles: [tilesUrl], minzoom: 0, maxzoom: MAX_ZOOM, bounds: BOUNDS };
  return { ...shared, url: tilesUrl.startsWith('pmtiles://') ? tilesUrl : `pmtiles://${tilesUrl}` };
}

function withImagery(style: StyleSpecification, imagery: Imagery): StyleSpecification {
  const { source, layer } = imageryParts(imagery);
  const at = style.layers.findIndex(({ id }) => id === IMAGERY_BEFORE);
  const layers: LayerSpecification[] = [...style.layers.slice(0, at), layer, ...style.layers.slice(at)];
  return { ...style, sources: { ...style.sources, [IMAGERY_ID]: source }, layers };
}
