import { LANDMARKS, type Landmark } from '@diyar/indexer/arabic';
import type { Recognised } from '@diyar/indexer/sentence';
import type { Lang } from '../../../lib/endpoint.ts';
import { fill } from '../../../lib/errors.ts';
import { formatShape } from '../../../rules/shape.ts';
import { wordings } from '../present/filter-wordings.ts';

/** The circle round a landmark, as an address has it. */
export const landmarkCircle = ({ lng, lat, metres }: Landmark) =>
  formatShape([{ kind: 'circle', center: [lng, lat], metres }]);
const CIRCLES = new Map(LANDMARKS.map((landmark) => [landmark.key, landmarkCircle(landmark)]));
const BY_CIRCLE = new Map(LANDMARKS.map((landmark) => [landmarkCircle(landmark), landmark]));
/** Wider than an airport's, a circle is a region, which one lives in and not near. */
const REGION_METRES = 8_000;

/** Nearness to a landmark as the filter it is: a circle round it, which the map shows and an address keeps. */
export function nearAsCircle(item: Recognised): Recognised {
  const circle = item.kind === 'landmark' ? CIRCLES.get(item.value) : undefined;
  return circle === undefined ? item : { ...item, kind: 'shape', value: circle };
}

/** «قرب جامعة دمشق» for the circle round it; undefined for a shape that is no landmark's. */
export function landmarkLabel(shape: string, lang: Lang): string | undefined {
  const landmark = BY_CIRCLE.get(shape);
  if (!landmark) return undefined;
  const value = lang === 'ar' ? landmark.nameAr : landmark.nameEn;
  return fill(wordings.get(landmark.metres > REGION_METRES ? 'region' : 'landmark')?.[lang] ?? '', { value });
}
