import { z } from 'zod';
import { nameKey } from './name-key.ts';

export interface Boundary {
  /** Keys of all the names the feature goes by. */
  names: string[];
  /** GeoJSON, Polygon or MultiPolygon, as it was read. */
  geometry: unknown;
}

const Collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      properties: z.record(z.string(), z.unknown()).nullable(),
      geometry: z.looseObject({ type: z.string(), coordinates: z.array(z.unknown()) }).nullable(),
    }),
  ),
});

/**
 * The areas of a GeoJSON file, in longitude and latitude. Names come from `slug` and `name…` properties or, in files of
 * the OCHA form, from those of the deepest level (`ADM2_AR`, `adm2_name1`): a file's codes are not looked at.
 * @throws Error when it is not a collection of features
 */
export function readBoundaries(json: unknown): Boundary[] {
  const collection = Collection.safeParse(json);
  if (!collection.success) throw new Error('not a GeoJSON FeatureCollection');
  return collection.data.features.flatMap(({ properties, geometry }) => {
    if (!geometry || !/^(Multi)?Polygon$/.test(geometry.type)) return [];
    return [{ names: [...namesOf(properties ?? {})], geometry }];
  });
}

function namesOf(properties: Record<string, unknown>): Set<string> {
  const texts = Object.entries(properties).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const plain = texts.filter(([property]) => /^(slug$|name)/i.test(property));
  const levelOf = (property: string) => /^adm(?:in)?(\d)_?(?:name|en$|ar$)/i.exec(property)?.[1] ?? '';
  const deepest = texts
    .map(([property]) => levelOf(property))
    .sort()
    .at(-1);
  const chosen = plain.length > 0 ? plain : texts.filter(([property]) => deepest && levelOf(property) === deepest);
  return new Set(chosen.map(([, text]) => nameKey(text)).filter(Boolean));
}
