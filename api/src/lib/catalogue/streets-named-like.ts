import { keyOf, type StreetKind, streetKey, streetKeys, streetNoun } from '@diyar/db/streets';
import { distance, soundsOf } from '@diyar/indexer/arabic';
import type { Place } from './places.ts';
import type { Street, Streets } from './streets.ts';

/** With fewer letters too much begins like them, where anything may be meant; where streets are, two will do. */
const SHORTEST = { bare: 4, called: 2 };
/** From this length on, one letter may be wrong. */
const MENDED_LENGTH = 4;

/** How far a name is from what was typed, in no unit but each other's. */
const COST = {
  begun: 0.9,
  otherKind: 0.7,
  wordMore: 0.4,
  heard: 0.6,
  begunWord: 0.8,
  mended: 1.5,
  otherQuarter: 0.3,
  letterOff: 0.05,
};
const MOST_LETTERS_OFF = 4;
const MOST = 4;

interface Word {
  key: string;
  /** As it may be heard: consonants alone. */
  sounds: readonly string[];
}
interface Name {
  kind: StreetKind;
  keys: readonly string[];
  words: readonly Word[];
}
interface Known {
  streets: readonly { street: Street; names: readonly Name[] }[];
  /** Towns that have streets, and their quarters, by the keys of what they are called: «المزة» of Damascus, «الحمرا» of two towns. */
  places: ReadonlyMap<string, readonly Place[]>;
}
const known = new WeakMap<Streets, Known>();

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}'’]+/u).filter(Boolean);
const isArticle = (word: string): boolean => /^(?:al|el|il|ال)$/i.test(word);
/** «elnayyal» */
const JOINED_ARTICLE = /^(?:al|el|il)(?=.{4})/i;

/** With a single consonant too («طه», «الشوا»), and by those who write no ع in Latin letters ("Ali"). */
function heardAs(word: string): string[] {
  const sounds = [word, word.replace(JOINED_ARTICLE, '')].flatMap((spelling) => soundsOf(spelling, 1));
  return [...sounds, ...sounds.map((sound) => sound.replaceAll('3', ''))].filter(Boolean);
}

function readWords(words: readonly string[]): Word[] {
  return words
    .filter((word) => !isArticle(word))
    .map((word) => ({ key: keyOf([word]), sounds: heardAs(word) }))
    .filter(({ key }) => key !== '');
}

const readName = (name: string): Name => ({
  kind: streetKey(name).kind,
  keys: streetKeys(name).map(({ key }) => key),
  words: readWords(wordsIn(name).filter((word) => !streetNoun(word))),
});

function knownOf(streets: Streets): Known {
  const before = known.get(streets);
  if (before) return before;
  const made = {
    streets: streets.all.map((street) => ({ street, names: [readName(street.nameAr), readName(street.nameEn)] })),
    places: placesOf(streets),
  };
  known.set(streets, made);
  return made;
}

function placesOf({ all }: Streets): ReadonlyMap<string, Place[]> {
  const places = new Map<string, Place[]>();
  const towns = [...new Set(all.map(({ city }) => city))];
  for (const place of towns.flatMap((town) => [town, ...town.children]))
    for (const key of new Set([place.nameAr, place.nameEn, ...place.spellings].map((name) => keyOf(wordsIn(name)))))
      places.set(key, [...(places.get(key) ?? []), place]);
  return places;
}

/** «في اللاذقية», «باللاذقية», "in Latakia". */
const IN = /^(?:في|ب|in)$/i;
const JOINED_IN = /^ب(?=.{3})/;
/** Words of a place's name: «دير الزور», «حي كرم الشامي». */
const PLACE_WORDS = [3, 2, 1];

interface Beside {
  places: readonly Place[];
  /** The rest, said of the street. */
  words: readonly string[];
}

/** A town or quarter that is said behind the street or before it, and what is said of the street. */
function placesBeside(words: readonly string[], { places }: Known): Beside[] {
  return PLACE_WORDS.filter((count) => count < words.length).flatMap((count) => {
    const called = (name: readonly string[]) => places.get(keyOf(name)) ?? [];
    const [first = '', ...others] = words.slice(-count);
    const behind = [first, first.replace(JOINED_IN, '')].map((word) => called([word, ...others]));
    const before = words.slice(0, -count);
    if (IN.test(before.at(-1) ?? '')) before.pop();
    return [
      { places: behind.find(({ length }) => length > 0) ?? [], words: before },
      { places: called(words.slice(0, count)), words: words.slice(count) },
    ].filter((beside) => beside.places.length > 0 && beside.words.length > 0);
  });
}

/** People say the quarter they know, and a street runs through several: another one of the town is no other street. */
function placeCost({ city, quarter }: Street, places: readonly Place[]): number {
  if (places.some((place) => place === city || place === quarter || place === quarter?.within)) return 0;
  return places.some((place) => place.parent === city) ? COST.otherQuarter : MOST;
}

interface Typed {
  kind: StreetKind | undefined;
  /** The name, with what it is and without. */
  keys: readonly string[];
  words: readonly Word[];
}

/** What is typed of a street: its noun before it, in English behind it, and what it is called. */
function readTyped(words: readonly string[]): Typed {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const before = words.length > 1 ? streetNoun(first) : undefined;
  const behind = words.length > 1 && !before ? streetNoun(last) : undefined;
  const name = words.slice(before ? 1 : 0, behind ? -1 : undefined);
  return { kind: before ?? behind, keys: [keyOf(name), keyOf(words)], words: readWords(name) };
}

/**
 * Streets by the beginning of their names, with «شارع» before it or without, the likest and then the longest first. Where streets are asked for,
 * also by a part of the name («المالكي»), by its sound («share3 el 3abed»), with a letter wrong, and in the town or quarter that is said beside it.
 * @param isAsked streets are what is looked for, even without the word
 */
export function streetsNamedLike(streets: Streets, begun: string, most: number, isAsked = false): Street[] {
  const all = knownOf(streets);
  const words = wordsIn(begun);
  const [first = ''] = words;
  const isJoined = /^[بعول]/.test(first) && streetNoun(first.slice(1)) !== undefined;
  // «بشارع» is «ب» before «شارع», another reading of the same end.
  if (isJoined && !isAsked) return [];
  const said = isJoined ? [first.slice(1), ...words.slice(1)] : words;
  const whole = asked(said, isAsked);
  if (!whole) return [];
  const inPlaces = placesBeside(said, all).flatMap(({ places, words: left }) => {
    const inPlace = asked(left, isAsked);
    return inPlace ? [{ ...inPlace, places }] : [];
  });
  const costFor = ({ street, names }: Known['streets'][number]): number =>
    Math.min(
      ...names.map((name) => costOf(name, whole.typed, whole.isStreet)),
      ...inPlaces.flatMap(({ places, typed, isStreet }) => {
        const there = placeCost(street, places);
        return there < MOST ? names.map((name) => there + costOf(name, typed, isStreet)) : [];
      }),
    );
  return all.streets
    .map((each) => ({ street: each.street, cost: costFor(each) }))
    .filter(({ cost }) => cost < MOST)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ street }) => street);
}

/** The typed words, where they are long enough to look for. */
function asked(words: readonly string[], isAsked: boolean): { typed: Typed; isStreet: boolean } | undefined {
  const typed = readTyped(words);
  const isStreet = isAsked || typed.kind !== undefined;
  const isLong = (typed.keys[0]?.length ?? 0) >= (isStreet ? SHORTEST.called : SHORTEST.bare);
  return isLong ? { typed, isStreet } : undefined;
}

/** «الحمرا» and «الحمراء» end alike. */
const bare = (key: string) => key.replace(/[اه]$/, '');

function costOf(name: Name, { kind, keys, words }: Typed, isStreet: boolean): number {
  const isOther = kind !== undefined && kind !== name.kind && !(isRoad(kind) && isRoad(name.kind));
  const other = isOther ? COST.otherKind : 0;
  if (name.keys.some((key) => keys.includes(key))) return other;
  if (name.keys.some((key) => keys.some((typed) => key.startsWith(bare(typed))))) return other + COST.begun;
  return isStreet ? other + wordsCost(name.words, words) : MOST;
}

const isRoad = (kind: StreetKind) => kind === 'street' || kind === 'lane';

/** Each word that was typed against another one of the name. */
function wordsCost(name: readonly Word[], typed: readonly Word[]): number {
  if (typed.length === 0 || typed.length > name.length) return MOST;
  const left = [...name];
  let cost = (name.length - typed.length) * COST.wordMore;
  for (const [at, word] of typed.entries()) {
    const costs = left.map((other) => wordCost(other, word, at === typed.length - 1));
    const least = Math.min(...costs);
    cost += least;
    if (cost >= MOST) return MOST;
    left.splice(costs.indexOf(least), 1);
  }
  return cost;
}

function wordCost(name: Word, typed: Word, isLast: boolean): number {
  if (name.key === typed.key) return 0;
  if (name.sounds.some((sound) => typed.sounds.includes(sound))) return heardCost(name.key, typed.key);
  if (isLast && typed.key.length > 2 && name.key.startsWith(typed.key)) return COST.begunWord;
  if (isNear(name.key, typed.key)) return COST.mended;
  return name.sounds.some((sound) => typed.sounds.some((other) => isNear(sound, other))) ? COST.mended : MOST;
}

/** Of names that sound alike («Lubya», «Aleppo») the one that is written more like it comes first. */
const heardCost = (name: string, typed: string): number =>
  COST.heard + COST.letterOff * distance(name, typed, MOST_LETTERS_OFF);

const isNear = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= MENDED_LENGTH && distance(one, other, 1) <= 1;
