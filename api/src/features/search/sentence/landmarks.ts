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

/** Nearness to a landmark as the filter it is, which the map shows and an address keeps: a circle round it, or a walk from it. */
export function nearAsShape(item: Recognised): Recognised {
  const shape =
    item.kind === 'landmark' ? CIRCLES.get(item.value) : item.kind === 'walk' ? walkOf(item.value) : undefined;
  return shape === undefined ? item : { ...item, kind: 'shape', value: shape };
}

function walkOf(said: string): string | undefined {
  const [key, minutes] = said.split(' ');
  const landmark = LANDMARKS.find((each) => each.key === key);
  return landmark && formatShape([{ kind: 'walk', center: [landmark.lng, landmark.lat], minutes: Number(minutes) }]);
}

/** «قرب جامعة دمشق» for the circle round it; undefined for a shape that is no landmark's. */
export function landmarkLabel(shape: string, lang: Lang): string | undefined {
  const landmark = BY_CIRCLE.get(shape);
  if (!landmark) return undefined;
  const value = lang === 'ar' ? landmark.nameAr : landmark.nameEn;
  return fill(wordings.get(landmark.metres > REGION_METRES ? 'region' : 'landmark')?.[lang] ?? '', { value });
}
