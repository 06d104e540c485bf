import { COUNTED_FIELDS, type CountedField, wholeOf } from '@diyar/db/listing-fields';
import type { Lexicon, LexiconEntry } from '../arabic/index.ts';
import type { Topic } from './candidates.ts';
import { consumeFloors } from './floors.ts';
import { consumeNumbers } from './numbers.ts';
import { placesOf } from './place-words.ts';
import { isSure } from './places.ts';
import { keyOf, type Reading, read } from './reading.ts';
import { consumeWords, isDenied } from './words.ts';

/** What a listing's text says of it, under the names of the search document. */
export interface TextFacts extends Partial<Record<CountedField, number>> {
  area?: number;
  floor?: number;
  furnishing?: string;
  features: string[];
  attr: Record<string, string[]>;
  /** Places named, each with its namesakes. */
  places: LexiconEntry[][];
}

const FURNISHING = new Map<string, string>(Object.entries<string>({ semiFurnished: 'semi_furnished' }));
/** Prices and deals are the owner's alone to say. */
const OWN = new Set(['category', 'transactionType', 'minPrice', 'maxPrice']);
const NONE: ReadonlySet<string> = new Set();
/** «طريق المزة», «يبعد عن المزة»: a place on the way, not the one. */
const ON_THE_WAY = new Set(['طريق', 'عن', 'الي', 'اتجاه', 'باتجاه', 'to', 'from', 'road']);

/**
 * The facts in a title or a description, by the same reading as a question's. Numbers count only where one is said: a text
 * with two areas speaks of several things.
 */
export function factsIn(
  text: string,
  lexicon: Lexicon,
  { topic, isTitle }: { topic: Topic; isTitle: boolean },
): TextFacts {
  const reading = read(text, lexicon, {
    taken: OWN,
    poundsPerDollar: 1,
    nearby: NONE,
    pointKinds: NONE,
    streets: new Map(),
  });
  consumeWords(reading, topic, []);
  consumeFloors(reading, topic);
  consumeNumbers(reading, topic);
  const facts: TextFacts = { features: [], attr: {}, places: placesIn(reading, isTitle) };
  const valuesOf = (kind: string) => reading.found.flatMap(({ item }) => (item.kind === kind ? [item.value] : []));
  for (const name of COUNTED_FIELDS) {
    const [value, ...others] = valuesOf(name);
    if (value !== undefined && others.length === 0 && /^\d+$/.test(value)) facts[name] = Number(value);
  }
  // A part that is said stands for the whole, too: people ask for either.
  for (const name of COUNTED_FIELDS) {
    const whole = wholeOf(name);
    if (whole && facts[whole] === undefined && facts[name] !== undefined) facts[whole] = facts[name];
  }
  const [floor] = valuesOf('minFloor');
  if (floor !== undefined) facts.floor = Number(floor);
  const area = areaIn(reading);
  if (area !== undefined) facts.area = area;
  const [furnishing] = valuesOf('furnishing');
  if (furnishing !== undefined) facts.furnishing = FURNISHING.get(furnishing) ?? furnishing;
  facts.features = [...new Set(valuesOf('features'))];
  for (const { item } of reading.found) {
    if (!item.kind.startsWith('attr.') || item.kind === 'attr.year') continue;
    const slug = item.kind.slice(5);
    facts.attr[slug] = [...new Set([...(facts.attr[slug] ?? []), item.value])];
  }
  return facts;
}

/** A number of square metres: a question's tenth around it is taken back. */
function areaIn({ found }: Reading): number | undefined {
  const areas = found.flatMap(({ item }, at) => {
    const next = found[at + 1]?.item;
    if (item.kind !== 'minArea' || next?.kind !== 'maxArea' || next.text !== item.text) return [];
    const [min, max] = [Number(item.value), Number(next.value)];
    // A range of areas («100-150 متر») is wider than a tenth to either side.
    return max / min < 1.3 ? [Math.round(max / 1.1)] : [];
  });
  const [area, ...others] = [...new Set(areas)];
  return others.length === 0 ? area : undefined;
}

function placesIn(reading: Reading, isTitle: boolean): LexiconEntry[][] {
  return reading.parts.flatMap((part) => {
    const places = placesOf(part);
    const before = reading.parts[part.at - 1];
    if (places.length === 0 || isDenied(reading, part.at) || ON_THE_WAY.has(before?.surface ?? '')) return [];
    const isHere = isTitle || /^(?:ب|وب)/.test(part.surface) || keyOf(before, 'word') === 'neighborhood';
    return isHere && (isTitle || isSure(reading, part, places)) ? [places] : [];
  });
}
