import type { Lexicon } from '@diyar/indexer/arabic';
import { takeCategory } from './categories.ts';
import { takeNumbers } from './numbers.ts';
import { takePlaces } from './places.ts';
import { keyOf, type Part, type Reading, type Recognised, read } from './reading.ts';
import { takeWords } from './words.ts';

export interface Understood {
  /** What stays plain words, as typed. */
  rest: string;
  recognised: Recognised[];
}
export interface SentenceContext {
  /** Filters the visitor has set already: their kinds stay words. */
  taken?: ReadonlySet<string>;
}

/** Praise and «in Syria»: true of every listing, so that the word would only narrow the search to those who wrote it. */
const PRAISE = new Set(['syria', 'cheap', 'good', 'excellent', 'beautiful', 'urgent']);
const isPraise = (part: Part) => PRAISE.has(keyOf(part, 'word') ?? '') || part.surface === 'سوريه';

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
  return kept.join(' ');
}

/**
 * Filters in a sentence: «شقة ٣ غرف بالمزة تحت ٥٠ ألف» is a category, rooms, a neighborhood and a highest price in dollars.
 * Filters are named and valued as in the search query. Careful by design: what may mean something else stays words, and
 * words find it too. Pure.
 */
export function understand(text: string, lexicon: Lexicon, { taken = new Set() }: SentenceContext = {}): Understood {
  const reading = read(text, lexicon, taken);
  const topic = takeCategory(reading);
  takeWords(reading, topic);
  takeNumbers(reading, topic);
  takePlaces(reading);
  if (reading.found.length > 0) for (const part of reading.parts) if (isPraise(part)) reading.used.add(part.at);

  const recognised: Recognised[] = [];
  for (const { item } of reading.found.sort((a, b) => a.start - b.start)) {
    if (!recognised.some(({ kind, value }) => kind === item.kind && value === item.value)) recognised.push(item);
  }
  return { rest: recognised.length > 0 ? restOf(reading) : text.trim(), recognised };
}
