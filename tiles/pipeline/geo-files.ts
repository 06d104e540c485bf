import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, FeatureCollection, Geometry, MultiPolygon, Point, Polygon } from 'geojson';

/** A polygon that the database seed computed or the operator loaded. */
export interface AreaProps {
  key: string;
  name_ar: string;
  name_en: string;
  kind: string;
  rank: number;
}

/** A province, city or neighborhood as a point; rank 1 is the most important of its kind. */
export interface PlaceProps {
  key: string;
  kind: 'province' | 'city' | 'neighborhood';
  rank: number;
  name_ar: string;
  name_en: string;
  population: number | null;
}

/** A place that people name instead of a quarter: a university, a square, a market. */
export interface LandmarkProps {
  key: string;
  kind: string;
  name_ar: string;
  name_en: string;
}

export type Area = Feature<Polygon | MultiPolygon, AreaProps>;
export type Place = Feature<Point, PlaceProps>;
export type Landmark = Feature<Point, LandmarkProps>;

export interface GeoFiles {
  outline: Area[];
  governorates: Area[];
  cities: Area[];
  neighborhoods: Area[];
  places: Place[];
  landmarks: Landmark[];
}

const NAMES = ['outline', 'governorates', 'cities', 'neighborhoods', 'places', 'landmarks'] as const;

export const geoFilePaths = (dataDir: string): string[] => NAMES.map((name) => join(dataDir, 'geo', `${name}.geojson`));

/** Shapes the database seed wrote to `<dataDir>/geo`. Throws with the missing file's name when the seed has not run. */
export async function readGeoFiles(dataDir: string): Promise<GeoFiles> {
  const [outline, governorates, cities, neighborhoods, places, landmarks] = await Promise.all(
    geoFilePaths(dataDir).map(readFeatures),
  );
  return {
    outline: outline as Area[],
    governorates: governorates as Area[],
    cities: cities as Area[],
    neighborhoods: neighborhoods as Area[],
    places: places as Place[],
    landmarks: landmarks as Landmark[],
  };
}

/** Features of one GeoJSON file; a lone Feature or geometry-only file is refused, nobody writes those here. */
export async function readFeatures(path: string): Promise<Feature<Geometry>[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`${path} is missing: seed the database first, it writes the shapes`, { cause });
  });
  const parsed = JSON.parse(text) as FeatureCollection;
  if (parsed.type !== 'FeatureCollection') throw new Error(`${path} is not a FeatureCollection`);
  return parsed.features;
}
