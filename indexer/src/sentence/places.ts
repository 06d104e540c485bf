import type { LexiconEntry } from '../arabic/index.ts';
import { isContent, isFree, keyOf, type Part, type Reading, take } from './reading.ts';

type PlaceKind = 'province' | 'city' | 'neighborhood';
type Place = LexiconEntry & { kind: PlaceKind };
const isPlace = (entry: LexiconEntry): entry is Place =>
  entry.kind === 'province' || entry.kind === 'city' || entry.kind === 'neighborhood';

/** Places a part names; a word that is also something else (a thing, a category) stays a word. */
export function placesOf(part: Part): Place[] {
  const entries = part.meaning?.entries.filter(({ kind }) => kind !== 'landmark') ?? [];
  const places = entries.filter(isPlace);
  return places.length === entries.length ? places : [];
}

/** «قريبة من الجامعة» is said of any university, though a quarter is called so. */
function isCommonNoun({ lexicon, parts }: Reading, part: Part): boolean {
  const before = [parts[part.at - 1], parts[part.at - 2]].find((word) => word !== undefined && !word.isStop);
  const bare = part.words.length === 1 ? part.surface.replace(/^(?:بال|لل|وال|ال)/, '') : '';
  const ordinary = lexicon.root.get(bare)?.meaning?.entries.some((entry) => !isPlace(entry)) ?? false;
  return ordinary && keyOf(before, 'word') === 'near_to';
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

export const nameOf = ({ kind, key }: Place) => `${kind}:${key}`;
/** More namesakes than this are not a place but a common name (النصر, الوحدة), unless the sentence says where or what. */
const MAX_NAMESAKES = 4;
const isMajor = ({ kind, rank }: Place) => kind === 'province' || (kind === 'city' && (rank ?? 9) <= 2);

/** Of two equally well-known places the one in the larger governorate is likelier meant. */
const PROVINCES =
  'damascus rif-dimashq aleppo homs latakia hama tartus idlib daraa as-suwayda deir-ez-zor al-hasakah raqqa';
const provinceRank = ({ kind, key, within = [] }: Place) => {
  const province = kind === 'province' ? key : within.find((name) => name.startsWith('province:'))?.slice(9);
  const at = PROVINCES.split(' ').indexOf(province ?? '');
  return at < 0 ? 99 : at;
};
const byFame = (a: Place, b: Place) => (a.rank ?? 9) - (b.rank ?? 9) || provinceRank(a) - provinceRank(b);

interface Surroundings {
  title: PlaceKind | 'any' | undefined;
  /** What else the sentence names. */
  near: ReadonlySet<string>;
  /** Where the visitor looks. */
  nearby: ReadonlySet<string>;
  /** «بالروضة»: a place by its preposition, however many bear the name. */
  isSaid: boolean;
}

/**
 * The place meant by a name that several bear, and the others: the one of the kind said («مدينة حلب»), inside a place said
 * elsewhere («الروضة بجرمانا»), where the visitor looks, the capital, the better known. Never several at once.
 */
function choose(places: readonly Place[], { title, near, nearby, isSaid }: Surroundings): readonly Place[] {
  const lies = (place: Place, names: ReadonlySet<string>) => place.within?.some((name) => names.has(name)) ?? false;
  const first = (chosen: Place) => [chosen, ...places.filter((other) => other !== chosen).sort(byFame)];
  const titled = places.filter(({ kind }) => kind === title);
  if (titled.length === 1 && titled[0]) return first(titled[0]);
  for (const names of [near, nearby]) {
    const [inside] = places.filter((place) => lies(place, names)).sort(byFame);
    if (inside) return first(inside);
  }
  const names = new Set(places.map(nameOf));
  // «حلب» is the city; its governorate is asked for by name («محافظة حلب»).
  const [capital, ...others] = places.filter(
    (place) => place.kind === 'city' && place.rank === 1 && lies(place, names),
  );
  if (capital && others.length === 0) return first(capital);
  const outermost = places.filter((place) => !lies(place, names));
  const [major, ...more] = outermost.filter(isMajor);
  if (major && more.length === 0) return first(major);
  const [best] = [...outermost].sort(byFame);
  return best && (outermost.length <= MAX_NAMESAKES || isSaid || titled.length > 0) ? first(best) : [];
}

const PREPOSITIONS = new Set(['في', 'ب', 'in', 'at', 'near', 'around']);

const hasPreposition = (reading: Reading, part: Part) => {
  const before = reading.parts[part.at - 1];
  return /^(?:ب|وب|لل|ل)/.test(part.surface) || (before !== undefined && PREPOSITIONS.has(before.surface));
};

/** Whether a single word is safely a place's name here: «الميدان» and «بالميدان» are, «ميدان واسع» is not. */
export function isSure(reading: Reading, part: Part, places: readonly Place[]): boolean {
  if (part.words.length > 1 || places.every(isMajor)) return true;
  if (hasPreposition(reading, part) || titleOf(reading.parts[part.at - 1])) return true;
  const after = reading.parts[part.at + 1];
  return !isContent(reading, after) || after.value !== undefined || placesOf(after).length > 0;
}

/** Takes the places out of the sentence, with the words that only say what they are (محافظة، مدينة، حي …). */
export function takePlaces(reading: Reading): void {
  const chosen: Place[] = [];
  const named = reading.parts.filter(
    (part) => isFree(reading, part) && placesOf(part).length > 0 && !isCommonNoun(reading, part),
  );
  for (const part of named) {
    const near = new Set(named.filter((other) => other !== part).flatMap((other) => placesOf(other).map(nameOf)));
    const before = reading.parts[part.at - 1];
    const after = reading.parts[part.at + 1];
    const title = isFree(reading, before) ? titleOf(before) : undefined;
    const trailing = isFree(reading, after) && /^[a-z]/.test(after.surface) ? titleOf(after) : undefined;
    const isSaid = hasPreposition(reading, part);
    const { nearby } = reading;
    const [place, ...others] = choose(placesOf(part), { title: title ?? trailing, near, nearby, isSaid });
    if (!place || reading.taken.has(place.kind) || !isSure(reading, part, [place])) continue;
    const namesakes = others.filter((other) => !areOne(place, other)).map(({ kind, key }) => ({ kind, value: key }));
    take(reading, title ? part.at - 1 : part.at, trailing ? part.at + 1 : part.at, [
      { kind: place.kind, value: place.key, ...(namesakes.length > 0 && { namesakes }) },
    ]);
    chosen.push(place);
  }
  // A quarter said with its town is one place.
  const outer = new Set(chosen.flatMap(({ within = [] }) => within));
  reading.found = reading.found.filter(({ item }) => !outer.has(`${item.kind}:${item.value}`));
}

/** A town and its governorate of the same name are offered in another way. */
const areOne = (place: Place, other: Place) =>
  place.within?.includes(nameOf(other)) === true || other.within?.includes(nameOf(place)) === true;
