import type { Feature } from '../osmium.ts';
import { kindOf, type PointKind } from './kinds.ts';

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
