import { familyKey, keyOf as keyOfWords, type StreetKind, streetKey, streetKeys, streetNoun } from '@diyar/db/streets';
import { distance } from '../arabic/distance.ts';
import { rankOfProvince } from './place-choice.ts';
import { nameOf, placesOf } from './place-words.ts';
import { consume, isFree, type Part, type Reading } from './reading.ts';

/** A street as a sentence may name it. */
export interface NamedStreet {
  key: string;
  names: readonly string[];
  /** `kind:key` of the places it lies in: quarter, town, province. */
  within: readonly string[];
  metres: number;
}
type Known = NamedStreet & { kind: StreetKind };
/** Streets by their names as spellings share them. */
export type StreetNames = ReadonlyMap<string, readonly Known[]>;

/** Made once of all streets, for {@link consumeStreets}. */
export function streetNames(streets: readonly NamedStreet[]): StreetNames {
  const byName = new Map<string, Known[]>();
  for (const street of streets)
    for (const { kind, key } of street.names.flatMap(streetKeys)) {
      const known = byName.get(key) ?? [];
      if (key.length >= 2 && !known.some((other) => other.key === street.key))
        byName.set(key, [...known, { ...street, kind }]);
    }
  for (const street of streets) addFamilyName(byName, street);
  return byName;
}

/** By a family's name alone, where no other street of its governorate has that for a name. */
function addFamilyName(byName: Map<string, readonly Known[]>, street: NamedStreet): void {
  for (const name of street.names) {
    const key = familyKey(name);
    const known = (key !== undefined && byName.get(key)) || [];
    const isKnown = known.some(
      (other) => other.key === street.key || other.within.some((place) => street.within.includes(place)),
    );
    if (key !== undefined && !isKnown) byName.set(key, [...known, { ...street, kind: streetKey(name).kind }]);
  }
}

/** Names of people are long: «شارع القعقاع بن عمرو التميمي». */
const MAX_WORDS = 5;
/** From this length on, one letter may be wrong. */
const MENDED_LENGTH = 5;

/** A road of any kind is called a street; a square, a bridge and a market are not. */
const fits = (said: StreetKind, { kind }: Known) =>
  kind === said || (said === 'street' && kind === 'lane') || (said === 'lane' && kind === 'street');

function named({ streets }: Reading, words: readonly string[], kind: StreetKind): readonly Known[] {
  return streets.get(keyOfWords(words))?.filter((street) => fits(kind, street)) ?? [];
}

/** Streets whose name is one letter away, where no name is the one that was typed. */
function almostNamed({ streets }: Reading, words: readonly string[], kind: StreetKind): readonly Known[] {
  const key = keyOfWords(words);
  if (key.length < MENDED_LENGTH) return [];
  for (const [name, known] of streets) {
    if (Math.abs(name.length - key.length) > 1 || distance(name, key, 1) > 1) continue;
    const fitting = known.filter((street) => fits(kind, street));
    if (fitting.length > 0) return fitting;
  }
  return [];
}

const bareNoun = (surface: string) => surface.replace(/^(?:بال|عال|وال|لل|ب|ع|و|ل)(?=.{3})/, '');

interface Found {
  from: number;
  to: number;
  streets: readonly Known[];
}
type Lookup = (reading: Reading, words: readonly string[], kind: StreetKind) => readonly Known[];

/** The longest name beside a noun: behind «شارع», in English before "Street". */
function nameBeside(reading: Reading, noun: Part, kind: StreetKind, lookup: Lookup): Found | undefined {
  const { parts } = reading;
  for (const step of /[a-z]/.test(noun.surface) ? [-1, 1] : [1]) {
    const run: Part[] = [];
    for (let at = noun.at + step; run.length < MAX_WORDS; at += step) {
      const part = parts[at];
      if (!isFree(reading, part)) break;
      run.push(part);
    }
    for (; run.length > 0; run.pop()) {
      const inOrder = step > 0 ? run : run.toReversed();
      const words = inOrder.flatMap((part) => part.words);
      const withNoun = step > 0 ? [bareNoun(noun.surface), ...words] : [...words, noun.surface];
      // «المتحلق الجنوبي» is called so with what it is.
      const streets = [withNoun, words].map((name) => lookup(reading, name, kind)).find((all) => all.length > 0) ?? [];
      if (streets.length === 0) continue;
      const ends = [noun.at, run.at(-1)?.at ?? noun.at];
      return { from: Math.min(...ends), to: Math.max(...ends), streets };
    }
  }
  return undefined;
}

/** The one in a place that is said, or that the visitor looks at; else in the larger governorate; else the longest. */
function choose(reading: Reading, { from, to, streets }: Found): readonly Known[] {
  const { nearby } = reading;
  const said = placesBeside(reading, from, to);
  const ordered = [...streets].sort(
    (a, b) => rankOfProvince(a.within) - rankOfProvince(b.within) || b.metres - a.metres,
  );
  for (const places of [said, nearby]) {
    const inside = ordered.filter(({ within }) => within.some((place) => places.has(place)));
    if (inside.length > 0) return inside;
  }
  return ordered;
}

const placesBeside = ({ parts }: Reading, from: number, to: number): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => (part.at < from || part.at > to ? placesOf(part).map(nameOf) : [])));

/** «شارع بغداد اللاذقية»: a quarter of Damascus is called so, but the town that is said has a street of that name. */
function inTownSaid(reading: Reading, part: Part): Found | undefined {
  const places = placesOf(part);
  const [noun = '', ...words] = part.words;
  const kind = streetNoun(noun);
  if (!kind || places.length === 0) return undefined;
  const said = placesBeside(reading, part.at, part.at);
  const lies = (within: readonly string[] = []) => within.some((place) => said.has(place));
  if (said.size === 0 || places.some(({ within }) => lies(within))) return undefined;
  const streets = named(reading, words, kind).filter(({ within }) => lies(within));
  return streets.length > 0 ? { from: part.at, to: part.at, streets } : undefined;
}

/**
 * Takes streets out of the sentence, each by the noun before its name: «بشارع بغداد», "Baghdad Street". Where a quarter is called as a
 * street is, the quarter is meant, which lies round it.
 */
export function consumeStreets(reading: Reading): void {
  if (reading.streets.size === 0 || reading.taken.has('street')) return;
  for (const part of reading.parts) {
    const found = isFree(reading, part) ? streetsAt(reading, part) : undefined;
    if (!found) continue;
    const [street, ...others] = choose(reading, found);
    if (!street) continue;
    const namesakes = others.map(({ key }) => ({ kind: 'street', value: key }));
    const on = reading.parts[found.from - 1];
    const from = on && isFree(reading, on) && ON.has(on.surface) ? on.at : found.from;
    consume(reading, from, found.to, [
      { kind: 'street', value: street.key, ...(namesakes.length > 0 && { namesakes }) },
    ]);
  }
}

function streetsAt(reading: Reading, part: Part): Found | undefined {
  if (part.words.length > 1) return inTownSaid(reading, part);
  const kind = streetNoun(part.surface);
  if (!kind) return undefined;
  const found = nameBeside(reading, part, kind, named);
  return found ?? (kind === 'street' ? nameBeside(reading, part, kind, almostNamed) : undefined);
}

/** Said of lying by a street. */
const ON = new Set(['علي', 'ع', 'في', 'on', 'at', 'off']);
