import { pairToken } from './canonical-token.ts';
import { digitsToken } from './numbers.ts';
import type { Placed, Unit } from './units.ts';

/** What a number counts or measures: it belongs to the number, so both are asked for as one («3 غرف», «150 متر»). */
const COUNTED = new Set(['count', 'unit']);
/** Words that go on from a model's number: «12 برو» is not «12 ماكس». */
const MODELS = new Set(['pro', 'pro_max', 'max', 'plus', 'ultra']);
const SHORT_LETTERS = /^[a-z]{1,3}$/;

const kindOf = ({ meaning }: Unit) => (meaning?.entries.length === 1 ? meaning.entries[0]?.kind : undefined);
const keyOf = ({ meaning }: Unit) => meaning?.entries[0]?.key ?? '';

/** The number a unit stands for: written so, or an ordinal beside a floor. */
const numberOf = (unit: Unit | undefined): string | undefined => {
  if (!unit) return undefined;
  if (unit.value !== undefined) return digitsToken(String(unit.value));
  return kindOf(unit) === 'ordinal' ? keyOf(unit) : undefined;
};
const isFloor = (unit: Unit | undefined) => unit !== undefined && kindOf(unit) === 'count' && keyOf(unit) === 'floor';
const surfaceOf = (unit: Unit, words: readonly Placed[]) => words[unit.from]?.word.surface ?? '';

const areGlued = (left: Unit, right: Unit, words: readonly Placed[]) =>
  words[left.to - 1]?.end === words[right.from]?.start;
/** «شقتين» is a number and a noun in one word. */
const areOneWord = (left: Unit, right: Unit, words: readonly Placed[]) =>
  words[left.to - 1]?.start === words[right.from]?.start;

export interface Pair {
  /** Index of the first of the two units. */
  at: number;
  token: string;
}

/** Two neighbouring units that a query asks for as one. */
export function pairAt(units: readonly Unit[], at: number, words: readonly Placed[]): Pair | undefined {
  const [left, right] = [units[at], units[at + 1]];
  if (!left || !right) return undefined;
  const [before, after] = [numberOf(left), numberOf(right)];
  if (after !== undefined && left.meaning === undefined && left.value === undefined) {
    const letters = surfaceOf(left, words);
    return SHORT_LETTERS.test(letters) && right.value !== undefined && areGlued(left, right, words)
      ? { at, token: `${letters}${after}` }
      : undefined;
  }
  if (before !== undefined && right.meaning) {
    const isOrdinal = left.value === undefined;
    const claims = isOrdinal
      ? isFloor(right)
      : COUNTED.has(kindOf(right) ?? '') || MODELS.has(keyOf(right)) || areOneWord(left, right, words);
    return claims ? { at, token: pairToken(before, right.meaning.token) } : undefined;
  }
  // «طابق 3», «غرف: 3»: the number behind, unless it counts what follows.
  if (after === undefined || !left.meaning || kindOf(left) !== 'count') return undefined;
  const next = units[at + 2];
  const isTaken = next?.meaning !== undefined && COUNTED.has(kindOf(next) ?? '') && !isFloor(left);
  return isTaken || (right.value === undefined && !isFloor(left))
    ? undefined
    : { at, token: pairToken(after, left.meaning.token) };
}

/** Every pair that a text may be asked for by: what {@link pairAt} reads, also of a phrase's first word alone. */
export function pairsIn(units: readonly Unit[], words: readonly Placed[]): string[] {
  const tokens: string[] = [];
  units.forEach((left, at) => {
    const right = units[at + 1];
    const pair = pairAt(units, at, words);
    if (pair) tokens.push(pair.token);
    if (!right) return;
    const [before, after] = [numberOf(left), numberOf(right)];
    if (pair && before !== undefined && right.to > right.from + 1) {
      for (const token of words[right.from]?.word.meaning?.indexed ?? []) tokens.push(pairToken(before, token));
    }
    const letters = surfaceOf(left, words);
    if (!pair && after !== undefined && right.value !== undefined && !left.meaning && SHORT_LETTERS.test(letters))
      tokens.push(`${letters}${after}`);
    if (!pair && before !== undefined && left.value !== undefined && kindOf(right) === 'word' && right.meaning)
      tokens.push(pairToken(before, right.meaning.token));
  });
  return tokens;
}
