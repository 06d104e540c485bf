import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Feature, Geometry } from 'geojson';
import type { SourceLayer } from '../src/schema.ts';
import { builtUpAreas } from './built-up.ts';
import { frontiers } from './frontiers.ts';
import { type Area, type GeoFiles, type Landmark, type Place, readFeatures } from './geo-files.ts';
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
    { name: 'neighborhood', minZoom: 10, features: geo.neighborhoods.map(named) },
    { name: 'city', minZoom: 8, features: geo.cities.map(named) },
    { name: 'governorate', minZoom: 3, features: geo.governorates.map(keyOnly) },
    {
      name: 'frontier',
      minZoom: 0,
      features: [...frontiers(geo.outline, 'country'), ...frontiers(geo.governorates, 'governorate')],
    },
    { name: 'place', minZoom: 3, features: geo.places.map(asLabel) },
    { name: 'landmark', minZoom: 11, features: geo.landmarks.map(asLandmark) },
    { name: 'name', minZoom: 4, features: names },
  ];
}

/** Names belong to the label points; repeating them on large shapes would only fatten every tile. */
const keyOnly = ({ geometry, properties: { key } }: Area): Feature<Geometry> => ({
  type: 'Feature',
  properties: { key },
  geometry,
});

/** A quarter and its town are named where the map is inside of them and their label points are out of view. */
const named = ({ geometry, properties: { key, name_ar, name_en } }: Area): Feature<Geometry> => ({
  type: 'Feature',
  properties: { key, name_ar, name_en },
  geometry,
});

/** A lone square is of use close by only; people find their way to the others from further off. */
const CLOSE_BY = new Set(['square', 'park', 'monument']);

const asLandmark = ({ geometry, properties }: Landmark): Feature<Geometry> => ({
  type: 'Feature',
  properties: { ...properties, minzoom: CLOSE_BY.has(properties.kind) ? 12 : 11 },
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
