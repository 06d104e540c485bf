import { foldText, type Lexicon, type LexiconEntry, placeWords, readUnits } from '@diyar/indexer/arabic';
import { AppError } from '#lib/errors.ts';

const isPlace = ({ kind }: LexiconEntry) => kind === 'province' || kind === 'city' || kind === 'neighborhood';
export const nameOfEntry = ({ kind, key }: { kind: string; key: string }): string => `${kind}:${key}`;

/** What the search reads a whole text as; none where it is a word like any other, or several. */
function entriesOf(text: string, lexicon: Lexicon): readonly LexiconEntry[] {
  const words = placeWords(text, lexicon).filter(({ word }) => !word.isStop);
  const [unit, ...more] = readUnits(words);
  return unit && more.length === 0 ? (unit.meaning?.entries ?? []) : [];
}

/**
 * The entry that a word names; undefined for a word the search does not know. A category that is called as a thing is (شقق)
 * gives way to the thing.
 * @throws AppError word_is_place, word_is_ambiguous (409)
 */
export function entryNamed(word: string, lexicon: Lexicon): LexiconEntry | undefined {
  const entries = entriesOf(word, lexicon);
  if (entries.length === 0) return undefined;
  if (entries.every(isPlace)) throw new AppError('word_is_place', 409).on('word');
  const named = entries.filter((entry) => !isPlace(entry));
  const things = named.filter(({ kind }) => kind !== 'category');
  const [only, ...others] = things.length > 0 ? things : named;
  if (!only || others.length > 0) throw new AppError('word_is_ambiguous', 409).on('word');
  return only;
}

/**
 * Spellings as they are kept: each once as the folding sees them, and none that means something else already.
 * `own`: the entry they belong to, as {@link nameOfEntry} names it.
 * @throws AppError spelling_says_nothing, spelling_taken (409)
 */
export function checkedSpellings(spellings: readonly string[], own: string, lexicon: Lexicon): string[] {
  const kept = new Map<string, string>();
  for (const spelling of spellings) {
    const folded = foldText(spelling).trim();
    const words = placeWords(spelling, lexicon);
    const isEmpty = words.length === 0 || words.every(({ word }) => word.isStop || word.number !== undefined);
    if (folded === '' || isEmpty) throw new AppError('spelling_says_nothing', 409, { spelling }).on('spellings');
    const entries = entriesOf(spelling, lexicon);
    const [other] = entries.filter((entry) => nameOfEntry(entry) !== own);
    if (other && !entries.some((entry) => nameOfEntry(entry) === own))
      throw new AppError('spelling_taken', 409, { spelling, word: other.variants[0] ?? other.key }).on('spellings');
    if (!kept.has(folded)) kept.set(folded, spelling);
  }
  return [...kept.values()];
}
