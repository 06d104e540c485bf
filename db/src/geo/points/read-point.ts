import { type Feature, featuresOf } from '../osmium.ts';
import { FILTERS, kindOf, type PointKind } from './kinds.ts';

/** Points of interest of an extract; a way or relation comes with its outline. */
export async function* pointsOfExtract(osmium: string, pbf: string): AsyncGenerator<PointOfInterest> {
  for await (const feature of featuresOf(osmium, pbf, FILTERS, ['point', 'polygon'])) {
    const point = readPoint(feature);
    if (point) yield point;
  }
}

export interface PointOfInterest {
  /** As OpenStreetMap's own addresses write it: `way/123`. */
  osmId: string;
  kind: PointKind;
  nameAr: string | null;
  nameEn: string | null;
  /** GeoJSON in longitude and latitude. */
  geometry: unknown;
}

const ARABIC = /\p{Script=Arabic}/u;

/** A feature as `osmium export` writes it; undefined for what is of no kind. */
export function readPoint({ properties, geometry }: Feature): PointOfInterest | undefined {
  const kind = kindOf(properties);
  if (!kind) return undefined;
  const name = textOf(properties.name);
  const isArabic = name !== null && ARABIC.test(name);
  return {
    osmId: `${properties['@type']}/${properties['@id']}`,
    kind,
    nameAr: textOf(properties['name:ar']) ?? (isArabic ? name : null),
    nameEn: textOf(properties['name:en']) ?? (isArabic ? null : name),
    geometry,
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);
