import { readQuery, splitExcluded } from './fold.ts';
import type { Lexicon } from './model.ts';
import { pairAt } from './pairs.ts';
import { type Placed, phrasesAt, placeWords, readUnits, type Unit } from './units.ts';

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

/** What is marked for each token: the word itself, else the pair it is half of, else another word for the same. */
function wantedIn(words: readonly Placed[], units: readonly Unit[], tokens: readonly string[]): ReadonlySet<string> {
  const held = new Set(words.flatMap(({ word }, at) => [...word.alone, ...tokensOfPhrases(words, at)]));
  const near = new Map(
    units.flatMap(({ meaning }) => (meaning?.near ?? []).map((token) => [token, meaning?.token ?? ''])),
  );
  return new Set(tokens.map((token) => (held.has(token) ? token : (near.get(token) ?? token))));
}

const tokensOfPhrases = (words: readonly Placed[], at: number) =>
  phrasesAt(words, at).flatMap(({ meaning }) => meaning.indexed);

/** The words (and whole phrases) of the original that a query found. Words are marked whole, with whatever is stuck to them. */
export function highlight(original: string, query: string, lexicon: Lexicon): Fragment[] {
  const { tokens, prefix } = readQuery(splitExcluded(query).wanted, lexicon, true);
  const words = placeWords(original, lexicon);
  const units = readUnits(words);
  const wanted = wantedIn(words, units, tokens);
  const spans: Span[] = [];
  const mark = (start: number, end: number) => spans.push({ start, end });
  units.forEach((left, at) => {
    const pair = pairAt(units, at, words);
    const right = units[at + 1];
    if (pair && right && wanted.has(pair.token))
      mark(words[left.from]?.start ?? 0, words[right.to - 1]?.end ?? words[left.from]?.end ?? 0);
  });
  words.forEach((placed, at) => {
    if (answers(placed, wanted, prefix)) mark(placed.start, placed.end);
    for (const { meaning, to } of phrasesAt(words, at)) {
      if (meaning.indexed.some((token) => wanted.has(token))) mark(placed.start, words[to - 1]?.end ?? placed.end);
    }
  });

  const fragments: Fragment[] = [];
  let at = 0;
  for (const { start, end } of joined(spans)) {
    if (start > at) fragments.push({ text: original.slice(at, start), marked: false });
    fragments.push({ text: original.slice(start, end), marked: true });
    at = end;
  }
  if (at < original.length) fragments.push({ text: original.slice(at), marked: false });
  return fragments;
}

type Span = { start: number; end: number };

/** Spans in their order, those that touch or overlap as one. */
function joined(spans: Span[]): Span[] {
  const whole: Span[] = [];
  for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}
