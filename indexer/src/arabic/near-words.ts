import { isPlace } from './lexicon-entry.ts';
import type { Lexicon, Meaning } from './model.ts';

/** A known word near one that is not, with what the slip costs: a wrong letter is 1, letters that sound or look alike less. */
export interface Near {
  word: string;
  meaning: Meaning;
  slip: number;
  /** The same with how well known it is. */
  cost: number;
}

/** Letters that the spoken language swaps, and those that differ in dots; the rows of the keyboard, where fingers slip. */
const SOUNDS = ['تطسصث', 'دذزضظ', 'قكغ', 'حهخ', 'اعه', 'يىئ'];
const BODIES = ['بتثني', 'جحخ', 'رز', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'كل', 'ةهو'];
const ROWS = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LATIN = ['aeiouy', 'kcqg', 'szj', 'gj', 'bp', 'dt', 'fvph', 'mn'];

const pairs = new Map<string, number>();
const put = (letter: string, other: string, cost: number) => {
  const known = pairs.get(letter + other);
  if (known === undefined || cost < known) pairs.set(letter + other, cost);
};
for (const [groups, cost] of [
  [SOUNDS, 0.4],
  [BODIES, 0.4],
  [LATIN, 0.5],
] as const)
  for (const group of groups)
    for (const letter of group) for (const other of group) if (letter !== other) put(letter, other, cost);
for (const row of ROWS)
  for (let at = 1; at < row.length; at++)
    for (const pair of [row.slice(at - 1, at + 1)])
      for (const [letter = '', other = ''] of [
        [pair[0], pair[1]],
        [pair[1], pair[0]],
      ])
        put(letter, other, 0.7);

const ENDINGS = new Set('هاتي');
const VOWELS = new Set('اويaeiou');

/** The cost to make one word of the other; more than `limit` ends the count. */
export function slipCost(typed: string, known: string, limit: number): number {
  if (Math.abs(typed.length - known.length) > 2) return limit + 1;
  const width = known.length + 1;
  let before = new Float64Array(width);
  let above = new Float64Array(width);
  const extra = (word: string, at: number) => {
    if (word[at] === word[at - 1]) return 0.3;
    if (at === word.length - 1 && ENDINGS.has(word[at] ?? '')) return 0.4;
    return VOWELS.has(word[at] ?? '') ? 0.6 : 1;
  };
  for (let at = 1; at < width; at++) above[at] = (above[at - 1] ?? 0) + extra(known, at - 1);
  for (let row = 1; row <= typed.length; row++) {
    const current = new Float64Array(width);
    current[0] = (above[0] ?? 0) + extra(typed, row - 1);
    let least = current[0];
    const letter = typed[row - 1] ?? '';
    for (let at = 1; at < width; at++) {
      const other = known[at - 1] ?? '';
      const isEnd = row === typed.length && at === known.length;
      const swap =
        letter === other
          ? 0
          : isEnd && ENDINGS.has(letter) && ENDINGS.has(other)
            ? 0.3
            : (pairs.get(letter + other) ?? 1);
      let cost = Math.min(
        (above[at - 1] ?? 0) + swap,
        (above[at] ?? 0) + extra(typed, row - 1),
        (current[at - 1] ?? 0) + extra(known, at - 1),
      );
      if (row > 1 && at > 1 && letter === known[at - 2] && typed[row - 2] === other)
        cost = Math.min(cost, (before[at - 2] ?? 0) + 0.7);
      current[at] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = above;
    above = current;
  }
  return above[known.length] ?? limit + 1;
}

/** Words with one letter left out, by what remains: two words are at most a letter apart when they share a remainder. */
const indexes = new WeakMap<Lexicon, Map<string, string[]>>();
const remainders = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];
/** Longer words may have two letters wrong. */
const LONG = 8;
const twice = (word: string) =>
  word.length >= LONG ? [...new Set(remainders(word).flatMap(remainders))] : remainders(word);

function indexOf(lexicon: Lexicon): Map<string, string[]> {
  const cached = indexes.get(lexicon);
  if (cached) return cached;
  const index = new Map<string, string[]>();
  for (const [word, { meaning }] of lexicon.root) {
    if (!meaning || word.length < 3 || !/^\p{L}+$/u.test(word)) continue;
    for (const rest of twice(word)) {
      const list = index.get(rest);
      if (list) list.push(word);
      else index.set(rest, [word]);
    }
  }
  indexes.set(lexicon, index);
  return index;
}

const rankOf = ({ entries }: Meaning) =>
  Math.min(...entries.map((entry) => (isPlace(entry) ? (entry.rank ?? 5) : 1))) / 12;

/** Known words at most `limit` away, the nearest and best known first. */
export function wordsNear(typed: string, lexicon: Lexicon, limit: number): Near[] {
  const index = indexOf(lexicon);
  const found = new Map<string, Near>();
  for (const rest of twice(typed)) {
    for (const word of index.get(rest) ?? []) {
      const meaning = lexicon.root.get(word)?.meaning;
      if (!meaning || found.has(word)) continue;
      const slip = slipCost(typed, word, limit);
      if (slip <= limit) found.set(word, { word, meaning, slip, cost: slip + rankOf(meaning) });
    }
  }
  return [...found.values()].sort((a, b) => a.cost - b.cost);
}
