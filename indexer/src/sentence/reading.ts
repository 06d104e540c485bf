import {
  ideaOf,
  type Lexicon,
  type LexiconKind,
  type Meaning,
  placeWords,
  readUnits,
  type Unit,
} from '../arabic/index.ts';
import { denialsIn, needlessIn } from './denials.ts';
import { saidAround } from './said-around.ts';
import type { StreetNames } from './streets.ts';

/** A filter read out of a sentence: its name in the search query, its value on the wire, the words as typed. */
export interface Recognised {
  kind: string;
  value: string;
  text: string;
  /** Of a price said in pounds: which ones were meant. New ones are worth a hundred old ones. */
  pound?: 'new' | 'old' | undefined;
  /** For a price said as a bare number: whether thousands were read («تحت ال 50»); undefined where only one reading is open. */
  thousands?: boolean | undefined;
  /** Of a place: others that bear the name, the better known first. */
  namesakes?: readonly { kind: string; value: string }[] | undefined;
}

/** An idea of the sentence: a phrase of the lexicon, a number or a word. `at` is its index in {@link Reading.parts}. */
export interface Part {
  at: number;
  /** First word, folded; a phrase's further words follow in `words`. */
  surface: string;
  words: readonly string[];
  meaning?: Meaning | undefined;
  value?: number | undefined;
  /** «نص», «وربع»: a part of what stands before or behind. */
  fraction?: number | undefined;
  /** The number was written with ألف, مليون, k …: «50 ألف», not «50000». */
  isScaled: boolean;
  isStop: boolean;
  /** Said around a search and not of the thing: greetings, wishes, praise. See {@link saidAround}. */
  around?: 'phrase' | 'word' | undefined;
  /** A mark stands before it («… بالبيت، قطة»): nothing before it says anything of it. */
  opens: boolean;
  start: number;
  end: number;
}

/** A sentence being read: parts are taken one by one until what is left stays plain words. */
export interface Reading {
  text: string;
  lexicon: Lexicon;
  parts: readonly Part[];
  /** Kinds that are not to be recognised (the visitor has filtered by them already). */
  taken: ReadonlySet<string>;
  /** New pounds for a dollar. */
  poundsPerDollar: number;
  /** `kind:key` of the places the visitor looks at. */
  nearby: ReadonlySet<string>;
  /** Kinds of points of interest that are known anywhere. */
  pointKinds: ReadonlySet<string>;
  streets: StreetNames;
  /** By the index of a part that is denied («مو مفروشة»), the index of the first part that denies it. */
  denials: ReadonlyMap<number, number>;
  used: Set<number>;
  /** Index of the part that names the thing. */
  head?: number | undefined;
  /** Index of the last part of its name, where that has several. */
  lastOfHead?: number | undefined;
  found: { item: Recognised; start: number }[];
}

export type ReadingContext = Pick<Reading, 'taken' | 'poundsPerDollar' | 'nearby' | 'pointKinds' | 'streets'>;

export function read(text: string, lexicon: Lexicon, context: ReadingContext): Reading {
  const words = placeWords(text, lexicon);
  // «براد ما يكون قديم»: no «براد ماء».
  const isCut = ({ from, to }: Unit) =>
    to - from === 2 && text.slice(words[from + 1]?.start, words[from + 1]?.end) === NOT;
  const read = readUnits(words).flatMap((unit): Unit[] =>
    unit.meaning && isCut(unit)
      ? [
          { from: unit.from, to: unit.from + 1, meaning: words[unit.from]?.word.meaning },
          { from: unit.from + 1, to: unit.to },
        ]
      : [unit],
  );
  const units = read.map(({ from, to, meaning, value }, at): Part => {
    const own = words.slice(from, to);
    const typed = text.slice(own[0]?.start, own.at(-1)?.end);
    return {
      at,
      surface: own[0]?.word.surface ?? '',
      words: own.map(({ word }) => word.surface),
      meaning: typed === NOT || isNoThing(words, from) ? undefined : (meaning ?? soughtIn(own, lexicon)),
      value,
      isScaled:
        value !== undefined &&
        own.some(
          ({ word }) =>
            word.number?.role === 'scale' || ((word.number?.value ?? 0) >= 2000 && word.number?.role === 'sum'),
        ),
      fraction:
        value === undefined && own[0]?.word.number?.role === 'part' && own.length === 1
          ? own[0].word.number.value
          : undefined,
      isStop: (own.every(({ word }) => word.isStop) && !isModel(words, from)) || isNoThing(words, from),
      opens: MARK.test(text.slice(words[from - 1]?.end ?? 0, own[0]?.start)),
      start: own[0]?.start ?? 0,
      end: own.at(-1)?.end ?? 0,
    };
  });
  const around = saidAround(units);
  const parts = units.map((part, at) => ({
    ...part,
    around: isSomebody(text, part)
      ? 'phrase'
      : part.value === undefined || around[at] === 'phrase'
        ? around[at]
        : undefined,
  }));
  const used = new Set([...parts.filter((part) => part.around === 'phrase').map(({ at }) => at), ...needlessIn(parts)]);
  return { text, lexicon, parts, ...context, denials: denialsIn(parts), used, found: [] };
}

/** Between two sentences or their parts. */
const MARK = /[،,.؛;:!?؟…\n]/;

/** «عم يدور عبيت», «انتقل عطرطوس»: «على» is written to the word. */
function soughtIn(own: ReturnType<typeof placeWords>, { root }: Lexicon): Meaning | undefined {
  const [surface = '', more] = own.map(({ word }) => word.surface);
  return more === undefined && /^ع.{3}/.test(surface) ? root.get(surface.slice(1))?.meaning : undefined;
}

/** «من وين جيب»: where do I get, and no jeep; «بارضي»: on my land, and no ground floor. */
const isNoThing = (words: ReturnType<typeof placeWords>, at: number): boolean => {
  const surface = words[at]?.word.surface ?? '';
  return (surface === 'جيب' && ASKED_BEFORE.has(words[at - 1]?.word.surface ?? '')) || /^و?[بع]ارضي$/.test(surface);
};
const ASKED_BEFORE = new Set(['وين', 'منين', 'كيف']);

/** «ماء», water, is folded to the same letters. */
const NOT = 'ما';

/** «حدا» is somebody; «حذاء», a shoe, is folded to the same letters. */
const isSomebody = (text: string, { start, end }: Pick<Part, 'start' | 'end'>): boolean =>
  /^[وف]?[لب]?حدا$/.test(text.slice(start, end));

/** «i7», «A6»: a letter that says nothing by itself names a model with the number it is written to. */
const isModel = (words: ReturnType<typeof placeWords>, at: number) =>
  words[at]?.end === words[at + 1]?.start && words[at + 1]?.word.number?.role === 'digits';

/** The key of the entry of this kind that a part means; undefined when it means none, or also something else. */
export function keyOf(part: Pick<Part, 'meaning'> | undefined, kind: LexiconKind): string | undefined {
  const entries = part?.meaning?.entries.filter((entry) => entry.kind !== 'category') ?? [];
  const [only] = entries;
  return entries.length === 1 && only?.kind === kind ? ideaOf(only) : undefined;
}

export const isFree = ({ used }: Reading, part: Part | undefined): part is Part =>
  part !== undefined && !used.has(part.at);

/** Takes the parts from `from` to `to` (both included) as one or several filters, all with the same words as typed. */
export function consume(reading: Reading, from: number, to: number, items: readonly Omit<Recognised, 'text'>[]): void {
  for (let at = from; at <= to; at++) reading.used.add(at);
  const start = reading.parts[from]?.start ?? 0;
  const text = reading.text.slice(start, reading.parts[to]?.end ?? start);
  for (const item of items) reading.found.push({ item: { ...item, text }, start });
}

/** Whether a part still has something to say by itself: not taken, not a filler. */
export const isContent = (reading: Reading, part: Part | undefined): part is Part =>
  isFree(reading, part) && !part.isStop;
