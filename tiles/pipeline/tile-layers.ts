import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Feature, Geometry } from 'geojson';
import type { SourceLayer } from '../src/schema.ts';
import { builtUpAreas } from './built-up.ts';
import { type Area, type GeoFiles, type Place, readFeatures } from './geo-files.ts';
import { smooth } from './smooth.ts';

export interface TileLayer {
  name: SourceLayer;
  /** The layer is absent from tiles below this zoom. */
  minZoom: number;
  features: Feature<Geometry>[];
}

const AREAS = fileURLToPath(new URL('../areas', import.meta.url));
export const AREA_FILES = ['land', 'landscape', 'water', 'rivers', 'roads', 'names'].map((name) =>
  join(AREAS, `${name}.geojson`),
);

/** Everything the base map shows, in drawing order: our hand-written surroundings and the gazetteer's shapes and names. */
export async function tileLayers(geo: GeoFiles): Promise<TileLayer[]> {
  const [land = [], landscape = [], water = [], rivers = [], roads = [], names = []] = await Promise.all(
    AREA_FILES.map(async (path) => (await readFeatures(path)).map((feature) => smooth(feature))),
  );
  return [
    { name: 'land', minZoom: 0, features: land },
    { name: 'landscape', minZoom: 4, features: landscape },
    { name: 'country', minZoom: 0, features: geo.outline.map(keyOnly) },
    { name: 'builtup', minZoom: 7, features: builtUpAreas(geo.places) },
    { name: 'water', minZoom: 4, features: water },
    { name: 'river', minZoom: 4, features: rivers },
    { name: 'road', minZoom: 5, features: roads },
    { name: 'neighborhood', minZoom: 10, features: geo.neighborhoods.map(keyOnly) },
    { name: 'city', minZoom: 8, features: geo.cities.map(keyOnly) },
    { name: 'governorate', minZoom: 3, features: geo.governorates.map(keyOnly) },
    { name: 'place', minZoom: 3, features: geo.places.map(asLabel) },
    { name: 'name', minZoom: 4, features: names },
  ];
}

/** Names belong to the label points; repeating them on shapes would only fatten every tile. */
const keyOnly = ({ geometry, properties: { key } }: Area): Feature<Geometry> => ({
  type: 'Feature',
  properties: { key },
  geometry,
});

const asLabel = ({
  geometry,
  properties: { key, kind, rank, name_ar, name_en, population },
}: Place): Feature<Geometry> => ({
  type: 'Feature',
  properties: {
    key,
    kind,
    rank,
    name_ar,
    name_en,
    ...(population ? { population } : {}),
    minzoom: labelMinZoom(kind, rank),
  },
  geometry,
});

/** From which zoom a name is in the tiles at all; the styles decide the rest by collision. */
function labelMinZoom(kind: string, rank: number): number {
  if (kind === 'province') return 3;
  if (kind === 'neighborhood') return rank <= 1 ? 11 : 12;
  return [4, 4, 7, 8, 9][Math.min(rank, 4)] ?? 9;
}
