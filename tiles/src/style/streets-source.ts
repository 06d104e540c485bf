import type { RasterSourceSpecification, VectorSourceSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Language } from './language.ts';

/** Where streets come from: an archive of ours, or what the operator names. */
export interface StreetsSource {
  /** Vector tiles are in the OpenMapTiles schema. */
  kind: 'vector' | 'raster';
  /** A `.pmtiles` archive, or a TileJSON. */
  url?: string;
  /** Address templates with {z}, {x}, {y}. */
  tiles?: readonly string[];
  /** West, south, east, north; everywhere without it. */
  bounds?: readonly [number, number, number, number];
  maxzoom?: number;
  /** Of a country the hand-drawn roads and rivers give way to it, of a city the two lie side by side. */
  covers: 'country' | 'city';
  /** Of OpenStreetMap where nothing is said. */
  attribution?: string;
}

/** The id of the source of streets in every style that has one. */
export const STREETS_SOURCE = 'streets';

const link = (contributors: string) =>
  `<a dir="auto" href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© ${contributors}</a>`;

/** OpenStreetMap asks for its contributors (ODbL). */
export const CONTRIBUTORS: Readonly<Record<Language, string>> = {
  ar: link('المساهمون في OpenStreetMap'),
  en: link('OpenStreetMap contributors'),
};

/** Streets beside them name OpenMapTiles for its schema (CC BY). */
const SCHEMA = '<a dir="auto" href="https://openmaptiles.org/" target="_blank" rel="noopener">© OpenMapTiles</a>';
export const OSM_CREDIT: Readonly<Record<Language, string>> = {
  ar: `${CONTRIBUTORS.ar} · ${SCHEMA}`,
  en: `${CONTRIBUTORS.en} · ${SCHEMA}`,
};

export function streetsSpecification(
  streets: StreetsSource,
  lang: Language,
): VectorSourceSpecification | RasterSourceSpecification {
  const { kind, url, tiles, bounds, maxzoom, attribution } = streets;
  const shared = {
    ...(url ? { url: url.replace(/\?.*$/, '').endsWith('.pmtiles') ? `pmtiles://${url}` : url } : {}),
    ...(tiles ? { tiles: [...tiles] } : {}),
    ...(bounds ? { bounds: [...bounds] as [number, number, number, number] } : {}),
    ...(maxzoom ? { maxzoom } : {}),
    attribution: attribution ?? OSM_CREDIT[lang],
  };
  return kind === 'raster' ? { type: 'raster', tileSize: 256, ...shared } : { type: 'vector', ...shared };
}
