import { articleLength, withoutParticle } from './affixes.ts';
import { distance } from './distance.ts';
import { isPlace } from './lexicon-entry.ts';
import type { Lexicon, Meaning, Word } from './model.ts';
import { surfaces } from './paths.ts';
import { isRightWord } from './right-words.ts';
import { type Placed, placeWords } from './units.ts';

/** Letters whose bodies differ in dots only: the commonest slip, on paper and on a telephone. */
const BODIES: Readonly<Record<string, string>> = {
  ت: 'ب',
  ن: 'ب',
  ي: 'ب',
  ح: 'ج',
  خ: 'ج',
  ز: 'ر',
  ش: 'س',
  ض: 'ص',
  غ: 'ع',
  ق: 'ف',
};
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:al|el)(?=.{4})/, ''],
  [/ph/g, 'f'],
  [/[qc]/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/ou|oo|o/g, 'u'],
  [/ee|ie|y|e/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/h$/, ''],
];

const bodyOf = (word: string) => word.replace(/./gu, (letter) => BODIES[letter] ?? letter);
const soundOf = (word: string) =>
  LATIN_SOUNDS.reduce((sound, [pattern, plain]) => sound.replace(pattern, plain), word).replace(/[aeiu]+/g, 'a');

interface Known {
  word: string;
  meaning: Meaning;
}
interface KnownWords {
  byShape: Map<string, Known[]>;
  /** By script, then by length: a word two letters longer is never one edit away. */
  byLength: Map<string, Known[]>;
}

const isArabic = (word: string) => /[\u0620-\u06ff]/.test(word);
const shapeOf = (word: string) => (isArabic(word) ? `ar:${bodyOf(word)}` : `la:${soundOf(word)}`);
const lengthOf = (word: string, length: number) => `${isArabic(word) ? 'ar' : 'la'}:${length}`;
const SHORTEST = 4;

const indexes = new WeakMap<Lexicon, KnownWords>();

function knownWords(lexicon: Lexicon): KnownWords {
  const cached = indexes.get(lexicon);
  if (cached) return cached;
  const index: KnownWords = { byShape: new Map(), byLength: new Map() };
  const put = (map: Map<string, Known[]>, key: string, known: Known) => {
    const list = map.get(key);
    if (list) list.push(known);
    else map.set(key, [known]);
  };
  for (const [word, { meaning }] of lexicon.root) {
    if (!meaning || word.length < 3 || !/^\p{L}+$/u.test(word)) continue;
    put(index.byShape, shapeOf(word), { word, meaning });
    put(index.byLength, lengthOf(word, word.length), { word, meaning });
  }
  indexes.set(lexicon, index);
  return index;
}

/** Of two equally near words the better known place is likelier meant, then any other place. */
const rankOf = ({ entries }: Meaning) =>
  Math.min(...entries.map((entry) => (isPlace(entry) ? (entry.rank ?? 5) : 6))) / 100;

interface Guess {
  word: string;
  cost: number;
}

/** The spelling to show: a place's name, or the listed spelling behind a folded one. */
function asWritten({ word, meaning }: Known): string {
  const [entry] = meaning.entries;
  const shown = (entry?.variants ?? []).filter((variant) => isArabic(variant) === isArabic(word));
  const [name] = entry && isPlace(entry) ? shown : shown.filter((variant) => surfaces(variant).join('') === word);
  return name ?? word;
}

/** Every known word near enough, with what the way to it costs. */
function guessesAt(word: string, { byShape, byLength }: KnownWords): { known: Known; cost: number }[] {
  const alike = (byShape.get(shapeOf(word)) ?? []).map((known) => ({ known, cost: 0.5 + rankOf(known.meaning) }));
  // A word that looks or sounds the same is nearer than any edit.
  if (alike.length > 0) return alike;
  const limit = word.length >= 8 ? 2 : word.length >= SHORTEST ? 1 : 0;
  const guesses: { known: Known; cost: number }[] = [];
  for (let length = word.length - limit; limit > 0 && length <= word.length + limit; length++) {
    for (const known of byLength.get(lengthOf(word, length)) ?? []) {
      const edits = distance(word, known.word, limit);
      if (edits <= limit) guesses.push({ known, cost: edits + rankOf(known.meaning) });
    }
  }
  return guesses;
}

/** The nearest known word; undefined when none is near enough, or two that mean different things are equally near. */
function nearest(word: string, lexicon: Lexicon): Guess | undefined {
  const guesses = guessesAt(word, knownWords(lexicon));
  const cost = Math.min(...guesses.map((guess) => guess.cost));
  const best = guesses.filter((guess) => guess.cost === cost);
  const [first] = best;
  const isTie = best.some(({ known }) => known.meaning.token !== first?.known.meaning.token);
  return first && !isTie ? { word: asWritten(first.known), cost } : undefined;
}

const isUnknown = ({ surface, starts, number, isStop }: Word) =>
  starts.length === 0 && !number && !isStop && surface.length >= (isArabic(surface) ? 3 : 4) && !isRightWord(surface);

/** What is denied is said on purpose: a correction could turn it into its opposite («بدون جمرك»). */
const NEGATIONS = new Set('بدون بلا غير مو مش لا ما ليس without no not non'.split(' '));
/** A letter glued to a number is a model («a52s»). */
const isModel = (words: readonly Placed[], at: number) =>
  [words[at - 1], words[at + 1]].some(
    (other) =>
      other?.word.number?.role === 'digits' && (other.end === words[at]?.start || other.start === words[at]?.end),
  );

/** The word as it stands, and without what may be stuck to it. */
function bareForms(surface: string): string[] {
  const particle = withoutParticle(surface);
  const forms = [surface, surface.slice(articleLength(surface)), ...(isArabic(surface) && particle ? [particle] : [])];
  return [...new Set(forms)].filter((form) => form.length >= 3);
}

/**
 * «شقه للبيغ بجرمنا» as it was probably meant: unknown words replaced by the nearest word of the lexicon (dots left out,
 * a letter too many or too few, Latin spellings that sound alike). Undefined when there is nothing to correct. A guess,
 * for when the words as typed found nothing.
 */
export function correctSpelling(text: string, lexicon: Lexicon): string | undefined {
  let corrected = '';
  let at = 0;
  const words = placeWords(text, lexicon);
  for (const [index, { word, start, end }] of words.entries()) {
    const before = words[index - 1]?.word.surface ?? '';
    if (!isUnknown(word) || NEGATIONS.has(before) || isModel(words, index)) continue;
    const guesses = bareForms(word.surface).flatMap((form) => nearest(form, lexicon) ?? []);
    const [best] = guesses.sort((a, b) => a.cost - b.cost);
    if (!best) continue;
    corrected += text.slice(at, start) + best.word;
    at = end;
  }
  return at === 0 ? undefined : corrected + text.slice(at);
}
