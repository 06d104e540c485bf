import type { LexiconEntry } from '../arabic/index.ts';
import type { Part, Reading } from './reading.ts';

export type PlaceKind = 'province' | 'city' | 'neighborhood';

export type Place = LexiconEntry & { kind: PlaceKind };

export const isPlace = (entry: LexiconEntry): entry is Place =>
  entry.kind === 'province' || entry.kind === 'city' || entry.kind === 'neighborhood';

/** Places a part names; a word that is also something else (a thing, a category) stays a word. */
export function placesOf(part: Part): Place[] {
  const entries = part.meaning?.entries.filter(({ kind }) => kind !== 'landmark') ?? [];
  const places = entries.filter(isPlace);
  return places.length === entries.length ? places : [];
}

/** Words before a name that say what kind of place it is. */
const TITLES = new Map<string, PlaceKind | 'any'>(
  Object.entries<PlaceKind | 'any'>({
    محافضه: 'province',
    ريف: 'province',
    مدينه: 'city',
    حي: 'neighborhood',
    منطقه: 'any',
    province: 'province',
    governorate: 'province',
    countryside: 'province',
    city: 'city',
    area: 'any',
    district: 'any',
    neighborhood: 'neighborhood',
    neighbourhood: 'neighborhood',
  }),
);

export const titleOf = (part: Part | undefined) =>
  part?.words.length === 1 ? TITLES.get(part.surface.replace(/^(?:بال|وال|ال|لل|ب|ل)(?=.{2})/, '')) : undefined;

export const nameOf = ({ kind, key }: Place) => `${kind}:${key}`;

/** «عطرطوس». */
const isTold = ({ lexicon }: Reading, { surface }: Part) =>
  /^ع.{3}/.test(surface) && lexicon.root.get(surface)?.meaning === undefined;

const PREPOSITIONS = new Set(['في', 'ب', 'بل', 'in', 'at', 'near', 'around']);

export const hasPreposition = (reading: Reading, part: Part) => {
  const before = reading.parts[part.at - 1];
  // «بياضة», «لاذقية»: the letter is the name's own.
  const isOwn = part.words.length === 1 && reading.lexicon.root.get(part.surface)?.meaning !== undefined;
  return (
    (!isOwn && /^(?:ب|وب|لل|ل)/.test(part.surface)) ||
    // «بببيلا»: two of the letters are the name's own.
    reading.text.startsWith('ببب', part.start) ||
    isTold(reading, part) ||
    (before !== undefined && PREPOSITIONS.has(before.surface))
  );
};

/** «مشاوير بين حمص وطرطوس»: neither is where the thing is. */
export function isOnTheWay(parts: readonly Part[], { at, surface }: Part): boolean {
  const isTown = (part: Part | undefined) => part !== undefined && placesOf(part).some(({ kind }) => kind === 'city');
  return surface.startsWith('و')
    ? parts[at - 2]?.surface === 'بين' && isTown(parts[at]) && isTown(parts[at - 1])
    : parts[at - 1]?.surface === 'بين' && isTown(parts[at]) && isTown(parts[at + 1]);
}
