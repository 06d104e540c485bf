import { readQuery } from './fold.ts';
import type { Lexicon } from './model.ts';
import { type Placed, phrasesAt, placeWords } from './units.ts';

export interface Fragment {
  text: string;
  marked: boolean;
}

/** A prefix of one letter would mark half of the text. */
const SHORTEST_PREFIX = 2;

function answers({ word }: Placed, tokens: ReadonlySet<string>, prefix: string): boolean {
  if (word.alone.some((token) => tokens.has(token))) return true;
  return prefix.length >= SHORTEST_PREFIX && word.written.some((form) => form.startsWith(prefix));
}

/** The words (and whole phrases) of the original that a query found. Words are marked whole, with whatever is stuck to them. */
export function highlight(original: string, query: string, lexicon: Lexicon): Fragment[] {
  const { tokens, prefix } = readQuery(query, lexicon, true);
  const wanted = new Set(tokens);
  const words = placeWords(original, lexicon);
  const spans: { start: number; end: number }[] = [];
  const mark = (start: number, end: number) => {
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  };
  words.forEach((placed, at) => {
    if (answers(placed, wanted, prefix)) mark(placed.start, placed.end);
    for (const { meaning, to } of phrasesAt(words, at)) {
      if (meaning.indexed.some((token) => wanted.has(token))) mark(placed.start, words[to - 1]?.end ?? placed.end);
    }
  });

  const fragments: Fragment[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (start > at) fragments.push({ text: original.slice(at, start), marked: false });
    fragments.push({ text: original.slice(start, end), marked: true });
    at = end;
  }
  if (at < original.length) fragments.push({ text: original.slice(at), marked: false });
  return fragments;
}
