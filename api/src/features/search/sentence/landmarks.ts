import { LANDMARKS, type Landmark } from '@diyar/indexer/arabic';
import type { Recognised } from '@diyar/indexer/sentence';
import { nameOf, type Places } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import { formatShape, type LngLat } from '#rules/shape.ts';
import { wordings } from '../present/filter-wordings.ts';

/** The circle round a landmark, as an address has it. */
export const landmarkCircle = ({ lng, lat, metres }: Landmark) =>
  formatShape([{ kind: 'circle', center: [lng, lat], metres }]);
const CIRCLES = new Map(LANDMARKS.map((landmark) => [landmark.key, landmarkCircle(landmark)]));
const BY_CIRCLE = new Map(LANDMARKS.map((landmark) => [landmarkCircle(landmark), landmark]));
/** Wider than an airport's, a circle is a region, which one lives in and not near. */
const REGION_METRES = 8_000;

/** Nearness to a landmark as the filter it is, which the map shows and an address keeps: a circle round it, or a walk from it. */
export function nearAsShape(item: Recognised, places: Places): Recognised {
  const shape =
    item.kind === 'landmark' ? CIRCLES.get(item.value) : item.kind === 'walk' ? walkOf(item.value, places) : undefined;
  return shape === undefined ? item : { ...item, kind: 'shape', value: shape };
}

/** From a quarter one walks from its middle. */
function walkOf(said: string, places: Places): string | undefined {
  const [key = '', minutes] = said.split(' ');
  const start = LANDMARKS.find((each) => each.key === key) ?? places.byKey('neighborhood', key);
  return start && formatShape([{ kind: 'walk', center: [start.lng, start.lat], minutes: Number(minutes) }]);
}

/** Name of the landmark or quarter where a walk begins. */
export function nameAt([lng, lat]: LngLat, places: Places, lang: Lang): string | undefined {
  const isThere = (each: { lng: number; lat: number }) => each.lng === lng && each.lat === lat;
  const found = LANDMARKS.find(isThere) ?? places.all.find((place) => place.kind === 'neighborhood' && isThere(place));
  return found && nameOf(found, lang);
}

/** «قرب جامعة دمشق» for the circle round it; undefined for a shape that is no landmark's. */
export function landmarkLabel(shape: string, lang: Lang): string | undefined {
  const landmark = BY_CIRCLE.get(shape);
  if (!landmark) return undefined;
  const value = lang === 'ar' ? landmark.nameAr : landmark.nameEn;
  return fill(wordings.get(landmark.metres > REGION_METRES ? 'region' : 'landmark')?.[lang] ?? '', { value });
}
