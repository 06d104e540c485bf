import type { Lexicon } from '../arabic/index.ts';
import { consumeCategory, consumeNameOfThing, namesSomething } from './categories.ts';
import { type Choices, consumeChoices } from './choices.ts';
import { consumeDealOfTime, dealOfVerb, isForATime } from './deals.ts';
import { consumeFigures } from './figures.ts';
import { consumeFloors } from './floors.ts';
import { wishesUnread } from './head.ts';
import { consumeLandmark } from './landmarks.ts';
import { consumeMemory } from './memory.ts';
import { consumeNearPoints } from './near-points.ts';
import { consumeNumbered } from './numbered-choices.ts';
import { consumeNumbers } from './numbers.ts';
import { placesOf } from './place-words.ts';
import { consumePlaces } from './places.ts';
import {
  consume,
  isContent,
  isFree,
  keyOf,
  type Part,
  type Reading,
  type ReadingContext,
  type Recognised,
  read,
} from './reading.ts';
import { consumeStreets, type StreetNames } from './streets.ts';
import { toldParts } from './tellings.ts';
import { consumeWalk } from './walks.ts';
import { consumeWords } from './words.ts';

/** Takes «نمرة حمص»: where a vehicle is registered, not where it is. */
function consumePlates(reading: Reading, choices: readonly Choices[]): void {
  if (choices.length === 0 || !choices.every(({ slugs }) => slugs.has('plate_province'))) return;
  if (reading.taken.has('attr.plate_province')) return;
  for (const plate of reading.parts) {
    const isPlate = keyOf(plate, 'word') === 'number_plate' || /^(?:ب?(?:ال)?لوح[هة]|plates?)$/.test(plate.surface);
    // "Damascus plates": in English before it.
    const isBehind = /^[a-z]/.test(plate.surface);
    const from = reading.parts[isBehind ? plate.at - 1 : plate.at + 1];
    if (!isPlate || !isFree(reading, plate) || !isFree(reading, from)) continue;
    const province = placesOf(from).find(({ kind }) => kind === 'province');
    const [first, last] = isBehind ? [from.at, plate.at] : [plate.at, from.at];
    if (province) consume(reading, first, last, [{ kind: 'attr.plate_province', value: province.key }]);
  }
}

export interface Understood {
  /** Words that stay words, as typed. */
  rest: string;
  recognised: Recognised[];
}
export interface SentenceContext {
  /** Filters the visitor has set already: their kinds stay words. */
  taken?: ReadonlySet<string>;
  /** New pounds for a dollar. */
  poundsPerDollar?: number;
  /** `kind:key` of the places the visitor looks at: of two that bear a name, the one there is meant. */
  nearby?: ReadonlySet<string>;
  /** Kinds of points of interest that are known anywhere: «قريبة من مدرسة» is a filter where there are schools. */
  pointKinds?: ReadonlySet<string>;
  /** Streets with names; without them «شارع» is a word. */
  streets?: StreetNames;
  /** The choices that a category's form offers; without it only the tables of this folder are read. */
  choicesOf?: ((category: string) => Choices | undefined) | undefined;
  /** The category that the visitor has chosen already. */
  category?: string | undefined;
}

/** The rate of the day new pounds came; whoever knows today's gives it. */
const FIRST_RATE = 115;
const NONE: ReadonlySet<string> = new Set();
const NO_STREETS: StreetNames = new Map();

/** «in Syria» is true of every listing, as praise is: the word would only narrow the search to those who wrote it. */
const TRUE_OF_ALL = new Set(['syria', 'cheap', 'good', 'excellent', 'beautiful', 'urgent']);
const saysNothing = ({ parts }: Reading, part: Part) =>
  part.around !== undefined ||
  TRUE_OF_ALL.has(keyOf(part, 'word') ?? '') ||
  part.surface === 'سوريه' ||
  // «عم دور على بيت»: looking for one, not a floor.
  (part.surface === 'دور' && parts[part.at - 1]?.surface === 'عم');

/** A rent is by the month or the year unless it says otherwise. */
function consumePeriods({ parts, text, used, found }: Reading): void {
  if (!found.some(({ item }) => item.kind === 'transactionType' && item.value === 'rent')) return;
  for (const part of parts) {
    if (keyOf(part, 'word') === 'daily' || !isForATime({ parts, text }, part)) continue;
    used.add(part.at);
    // «لتلات ايام».
    if (/^ل/.test(parts[part.at - 1]?.surface ?? '')) used.add(part.at - 1);
  }
}

/** «للاجار مو للبيع»: the deal that is said is enough, and a listing may offer both. */
function dropDeniedDeals(reading: Reading): void {
  if (!reading.found.some(({ item }) => item.kind === 'transactionType')) {
    // «بيت ملك مو اجار»: what is not let is sold.
    const rent = reading.found.find(({ item }) => item.kind === 'without' && item.value === 'transactionType:rent');
    if (rent) rent.item = { ...rent.item, kind: 'transactionType', value: 'sale' };
    return;
  }
  reading.found = reading.found.filter(
    ({ item }) => item.kind !== 'without' || !item.value.startsWith('transactionType:'),
  );
}

/** Of these a listing has one value of two: «اوتوماتيك مو عادي», «جديدة مو مستعملة», «بنزين مو مازوت» say the same twice. */
const OF_TWO = new Set(['attr.gearbox', 'attr.condition', 'attr.ownership_paper', 'attr.shop_tenure', 'attr.fuel']);
function dropNeedlessDenials(reading: Reading): void {
  const said = new Set(reading.found.flatMap(({ item }) => (OF_TWO.has(item.kind) ? [item.kind] : [])));
  reading.found = reading.found.filter(
    ({ item }) =>
      item.kind !== 'without' ||
      !said.has(item.value.split(':')[0] ?? '') ||
      // «مازوت ما بدي بنزين ابدا»: hybrids are neither.
      (item.value.startsWith('attr.fuel:') && !/^(?:مو|مش|not)\s/.test(item.text)),
  );
}

/** «ابني خلص تاسع»: what lies behind a pupil. */
const PASSED = /^(?:خلص|خلصت|نجح|نجحت|انهي|انهت)$/;
const OF_PUPILS = new Set(['attr.subject', 'attr.school_stage']);

/** «بنتي بكالوريا وضعيفة بالكيميا، بدي استاذ»: which lessons is told before they are asked for. */
function consumePupil(reading: Reading, text: string, context: ReadingContext, choices: readonly Choices[]): void {
  if (reading.text === text || !reading.found.some(({ item }) => item.value === 'private-lessons')) return;
  const whole = read(text, reading.lexicon, context);
  consumeChoices(whole, choices);
  const said = new Set(reading.found.map(({ item }) => item.kind));
  const isPassed = (start: number) =>
    PASSED.test(whole.parts[whole.parts.findIndex((part) => part.start === start) - 1]?.surface ?? '');
  const told = whole.found.filter(
    ({ item, start }) => OF_PUPILS.has(item.kind) && !said.has(item.kind) && !isPassed(start),
  );
  reading.found.push(...told);
}

/** Words that say nothing are kept only inside what is left («قريبة من الجامعة»), never at its edges. */
function restOf({ parts, used, text }: Reading): string {
  const runs: Part[][] = [];
  for (const part of parts) {
    if (used.has(part.at)) continue;
    const last = runs.at(-1);
    if (last && last.at(-1)?.at === part.at - 1) last.push(part);
    else runs.push([part]);
  }
  const kept = runs.flatMap((run) => {
    const first = run.findIndex(({ isStop }) => !isStop);
    const last = run.findLastIndex(({ isStop }) => !isStop);
    const [from, to] = [run[first], run[last]];
    return from && to ? [text.slice(from.start, to.end)] : [];
  });
  return kept.join(' ').replace(/\s*\n\s*/g, ' ');
}

/** The sentence without what is only told in it, where what is left still names a thing: «بعنا بيتنا وبدنا فيلا» is about a villa. */
function readAsked(text: string, lexicon: Lexicon, context: ReadingContext): Reading {
  const whole = read(text, lexicon, context);
  const told = toldParts(whole);
  if (told.length === 0) return whole;
  const letters = text.split('');
  for (const { start, end } of told) letters.fill('\n', start, end);
  const asked = read(letters.join(''), lexicon, context);
  // «عندي محل خضرة وبدي ميزان»: that is no shop.
  const isDealt = (part: Part) => keyOf(part, 'transaction') !== undefined || dealOfVerb(whole, part) !== undefined;
  if (namesSomething(asked) || (wishesUnread(asked) && !whole.parts.some(isDealt))) return asked;
  // «كنا عم نبيع البيت هلق بدنا نأجرو»: the thing was told, and its deal is asked for.
  if (asked.parts.some(isDealt)) for (const part of told) if (isDealt(part)) whole.used.add(part.at);
  return whole;
}

/**
 * Filters in a sentence: «شقة ٣ غرف بالمزة تحت ٥٠ ألف» is a category, rooms, a neighborhood and a highest price in dollars.
 * Filters are named and valued as in the search query,
 * but for `landmark`, and `walk`, a landmark or a quarter and the minutes on foot from it. Careful by design: what may mean something else stays words, and
 * words find it too. Pure.
 */
export function understand(
  text: string,
  lexicon: Lexicon,
  {
    taken = NONE,
    poundsPerDollar = FIRST_RATE,
    nearby = NONE,
    pointKinds = NONE,
    streets = NO_STREETS,
    choicesOf,
    category,
  }: SentenceContext = {},
): Understood {
  const context = { taken, poundsPerDollar, nearby, pointKinds, streets };
  const reading = readAsked(text, lexicon, context);
  const topic = consumeCategory(reading);
  consumeStreets(reading);
  consumeWalk(reading);
  const named = reading.found.flatMap(({ item }) => (item.kind === 'category' ? [item.value] : []));
  const categories = named.length > 0 || category === undefined ? named : [category];
  const choices = categories.flatMap((slug) => choicesOf?.(slug) ?? []);
  consumeMemory(reading, choices);
  consumeNumbered(reading, choices);
  consumeFigures(reading, choices);
  consumePlates(reading, choices);
  consumeWords(reading, topic, choices);
  consumeFloors(reading, topic);
  consumeNumbers(reading, topic);
  consumeLandmark(reading);
  consumeNearPoints(reading);
  consumePlaces(reading);
  consumeChoices(reading, choices);
  consumePupil(reading, text, context, choices);
  consumeNameOfThing(reading);
  consumeDealOfTime(reading, topic);
  consumePeriods(reading);
  // Where nothing else is said, the words are what is sought.
  const isLeft = (part: Part) => isContent(reading, part) && !saysNothing(reading, part);
  const isSaid = reading.found.length > 0 || reading.parts.some(isLeft);
  if (isSaid) for (const part of reading.parts) if (saysNothing(reading, part)) reading.used.add(part.at);

  dropDeniedDeals(reading);
  dropNeedlessDenials(reading);

  const recognised: Recognised[] = [];
  for (const { item } of reading.found.sort((a, b) => a.start - b.start)) {
    if (!recognised.some(({ kind, value }) => kind === item.kind && value === item.value)) recognised.push(item);
  }
  return { rest: isSaid && reading.used.size > 0 ? restOf(reading) : text.trim(), recognised };
}
