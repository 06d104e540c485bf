import type { Lexicon, Meaning, Node, Word } from './model.ts';
import { readNumber } from './number-phrase.ts';
import { splitWords } from './split-words.ts';
import { wordsOf } from './word.ts';

/** A word in its place: `start`/`end` are offsets in the text as written. */
export interface Placed {
  word: Word;
  start: number;
  end: number;
}

/** An idea of a text: a phrase of the lexicon, a number, or a single word. `from`/`to` index its words. */
export interface Unit {
  from: number;
  to: number;
  meaning?: Meaning | undefined;
  value?: number | undefined;
}

export function placeWords(text: string, lexicon: Lexicon): Placed[] {
  const placed: Placed[] = [];
  for (const slice of splitWords(text)) {
    for (const word of wordsOf(slice, text, lexicon)) placed.push({ word, start: slice.start, end: slice.end });
  }
  return placed;
}

/** A phrase of the lexicon and the index after its last word. */
export interface Phrase {
  meaning: Meaning;
  to: number;
}

// Hot (every word of every document): plain recursion into one array, no closures.
function collect(node: Node, words: readonly Placed[], to: number, found: Phrase[]): void {
  if (node.meaning) found.push({ meaning: node.meaning, to });
  const next = node.next && words[to];
  if (!next) return;
  for (const form of next.word.inner) {
    const deeper = node.next?.get(form);
    if (deeper) collect(deeper, words, to + 1, found);
  }
}

/** Every phrase of the lexicon that begins at `from`, whatever its length, by likeliness of the reading. */
export function phrasesAt(words: readonly Placed[], from: number): Phrase[] {
  const found: Phrase[] = [];
  for (const start of words[from]?.word.starts ?? []) collect(start, words, from + 1, found);
  return found;
}

function longestPhrase(words: readonly Placed[], from: number): Phrase | undefined {
  const word = words[from]?.word;
  if (!word?.leads) return word?.meaning && { meaning: word.meaning, to: from + 1 };
  let best: Phrase | undefined;
  // Readings come likeliest first, so an equally long later one never replaces an earlier one.
  for (const phrase of phrasesAt(words, from)) if (!best || phrase.to > best.to) best = phrase;
  return best;
}

/** Reads a text left to right, the longest phrase first. */
export function readUnits(words: readonly Placed[]): Unit[] {
  const units: Unit[] = [];
  const plain = words.map(({ word }) => word);
  for (let from = 0; from < words.length; ) {
    const phrase = longestPhrase(words, from);
    const number = words[from]?.word.number ? readNumber(plain, from) : undefined;
    const unit: Unit = { from, to: from + 1 };
    if (number && number.to >= (phrase?.to ?? 0)) {
      unit.value = number.value;
      unit.to = number.to;
    } else if (phrase) {
      unit.meaning = phrase.meaning;
      unit.to = phrase.to;
    }
    units.push(unit);
    from = unit.to;
  }
  return units;
}
