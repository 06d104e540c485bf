import type { LexiconEntry } from '@diyar/indexer/arabic';
import { isContent, isFree, type Part, type Reading, take } from './reading.ts';

type PlaceKind = 'province' | 'city' | 'neighborhood';
type Place = LexiconEntry & { kind: PlaceKind };
const isPlace = (entry: LexiconEntry): entry is Place =>
  entry.kind === 'province' || entry.kind === 'city' || entry.kind === 'neighborhood';

/** Places a part names; a word that is also something else (a thing, a category) stays a word. */
function placesOf(part: Part): Place[] {
  const entries = part.meaning?.entries ?? [];
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
    city: 'city',
    area: 'any',
    district: 'any',
    neighborhood: 'neighborhood',
    neighbourhood: 'neighborhood',
  }),
);
const titleOf = (part: Part | undefined) =>
  part?.words.length === 1 ? TITLES.get(part.surface.replace(/^(?:بال|وال|ال|لل|ب|ل)(?=.{2})/, '')) : undefined;

const nameOf = ({ kind, key }: Place) => `${kind}:${key}`;
/** More namesakes than this are not a place but a common name (النصر, الوحدة). */
const MAX_NAMESAKES = 4;
const isMajor = ({ kind, rank }: Place) => kind === 'province' || (kind === 'city' && (rank ?? 9) <= 2);

/**
 * The places meant by a name that several bear: those of the kind said («مدينة حلب»), those inside a place said elsewhere
 * («الروضة بجرمانا»), the one well-known town; else all of them, unless they are too many. `near`: what else is named.
 */
function choose(
  places: readonly Place[],
  title: PlaceKind | 'any' | undefined,
  near: ReadonlySet<string>,
): readonly Place[] {
  const titled = places.filter(({ kind }) => kind === title);
  if (titled.length === 1) return titled;
  const inside = places.filter(({ within }) => within?.some((name) => near.has(name)));
  if (inside.length > 0) return inside.length <= MAX_NAMESAKES ? inside : [];
  const names = new Set(places.map(nameOf));
  // «حلب» is the city; its governorate is asked for by name («محافظة حلب»).
  const [capital, ...others] = places.filter(
    ({ kind, within, rank }) => kind === 'city' && rank === 1 && within?.some((name) => names.has(name)),
  );
  if (capital && others.length === 0) return [capital];
  const outermost = places.filter(({ within }) => !within?.some((name) => names.has(name)));
  const major = outermost.filter(isMajor);
  if (major.length === 1) return major;
  return outermost.length <= MAX_NAMESAKES ? outermost : [];
}

const PREPOSITIONS = new Set(['في', 'ب', 'in', 'at', 'near', 'around']);

/** Whether a single word is safely a place's name here: «الميدان» and «بالميدان» are, «ميدان واسع» is not. */
function isSure(reading: Reading, part: Part, places: readonly Place[]): boolean {
  if (part.words.length > 1 || places.every(isMajor)) return true;
  const before = reading.parts[part.at - 1];
  if (/^(?:ب|وب|لل|ل)/.test(part.surface) || (before && (PREPOSITIONS.has(before.surface) || titleOf(before))))
    return true;
  const after = reading.parts[part.at + 1];
  return !isContent(reading, after) || after.value !== undefined || placesOf(after).length > 0;
}

/** Takes the places out of the sentence, with the words that only say what they are (محافظة، مدينة، حي …). */
export function takePlaces(reading: Reading): void {
  const named = reading.parts.filter((part) => isFree(reading, part) && placesOf(part).length > 0);
  for (const part of named) {
    const near = new Set(named.filter((other) => other !== part).flatMap((other) => placesOf(other).map(nameOf)));
    const before = reading.parts[part.at - 1];
    const after = reading.parts[part.at + 1];
    const title = isFree(reading, before) ? titleOf(before) : undefined;
    const trailing = isFree(reading, after) && /^[a-z]/.test(after.surface) ? titleOf(after) : undefined;
    const places = choose(placesOf(part), title ?? trailing, near);
    if (places.length === 0 || places.some(({ kind }) => reading.taken.has(kind)) || !isSure(reading, part, places))
      continue;
    const from = title ? part.at - 1 : part.at;
    const to = trailing ? part.at + 1 : part.at;
    take(
      reading,
      from,
      to,
      places.map(({ kind, key }) => ({ kind, value: key })),
    );
  }
}
