import { articleLength } from '../arabic/affixes.ts';
import { fromArabizi, fromOtherKeyboard, type Lexicon, type Placed, placeWords, surfaces } from '../arabic/index.ts';
import { type Near, wordsNear } from '../arabic/near-words.ts';
import { isRightWord } from '../arabic/right-words.ts';
import { HOMES, THINGS, VEHICLES } from './category-words.ts';
import { denialAt } from './denials.ts';
import { EVERYDAY } from './everyday-words.ts';
import { NAMED } from './places.ts';
import { read } from './reading.ts';
import { type SentenceContext, type Understood, understand } from './understand.ts';

const TABLES = [HOMES, VEHICLES, THINGS, EVERYDAY];
const isArabic = (word: string) => /[\u0620-\u06ff]/.test(word);
const PREFIX = /^(?:وبال|بال|وال|لل|ال|وب|ب|ل|و|ع)/;

/** What a sentence may still be told by a word: it is corrected to nothing else. */
interface Open {
  category: boolean;
  place: boolean;
  deal: boolean;
}

const isNamed = (near: Near, open: Open): boolean =>
  near.meaning.entries.some(({ kind, key }) => {
    if (kind === 'province' || kind === 'city' || kind === 'neighborhood') return open.place;
    if (kind === 'category') return open.category;
    if (kind === 'word') return open.category && TABLES.some((table) => table[key.split('~')[0] ?? ''] !== undefined);
    if (kind === 'transaction') return open.deal;
    return kind === 'furnishing' || kind === 'feature' || kind === 'paper';
  });

const isPlaced = ({ meaning }: Near) =>
  meaning.entries.some(({ kind }) => /^(?:province|city|neighborhood)$/.test(kind));

/** How many letters may be wrong. A place needs its preposition, or be nearly right. */
function limitOf(word: string, near: Near, isSaid: boolean): number {
  const { length } = word;
  if (length <= 3) return isPlaced(near) ? (isSaid ? 0.45 : 0.3) : 0.75;
  if (isPlaced(near) && !isSaid) return isArabic(word) ? (length <= 5 ? 0.65 : 0.8) : length <= 5 ? 0 : 0.65;
  return length <= 7 ? 1.1 : 1.7;
}

/** What the words from `start` to `end` of the text may have been meant as. */
interface Guess {
  start: number;
  end: number;
  by: string;
  cost: number;
}

/** What is stuck to a word and the word: «بالزهور» is «زهور» behind «بال», and «الزهور» behind «ب». */
function formsOf(surface: string): { prefix: string; form: string }[] {
  if (!isArabic(surface)) return [{ prefix: '', form: surface }];
  const stuck = PREFIX.exec(surface)?.[0] ?? '';
  const bare = surface.slice(stuck.length);
  const named = /ال$|لل$/.test(stuck) ? [{ prefix: stuck.replace(/ال$|ل$/, ''), form: `ال${bare}` }] : [];
  return [{ prefix: '', form: surface }, { prefix: stuck, form: bare }, ...named].filter(
    ({ form }) => form.length >= 3,
  );
}

/** The word of the lexicon that a word was probably meant as, with what is stuck to it. */
function wordGuess({ word, start, end }: Placed, before: string, lexicon: Lexicon, open: Open): Guess | undefined {
  let best: Guess | undefined;
  for (const { prefix, form } of formsOf(word.surface)) {
    const isSaid = /^و?ب/.test(prefix) || PREPOSITIONS.has(before);
    if (!isSaid && NAMED.has(before)) continue;
    const near = wordsNear(form, lexicon, form.length >= LONG ? 1.7 : 1.1).find(
      (one) =>
        one.slip <= limitOf(form, one, isSaid) &&
        isNamed(one, prefix.startsWith('و') ? { ...open, deal: false, category: false } : open),
    );
    if (near && (!best || near.cost < best.cost)) best = { start, end, by: prefix + asWritten(near), cost: near.cost };
  }
  return best;
}
const LONG = 8;
const PREPOSITIONS = new Set('في ب in at near around'.split(' '));

/** The name of several words that two or three of the sentence were probably meant as: «بعبن ترما» is «بعين ترما». */
function nameGuesses(words: readonly Placed[], at: number, lexicon: Lexicon): Guess[] {
  return WINDOWS.flatMap(([back, ahead]): Guess[] => {
    const [first, ...others] = words.slice(Math.max(0, at - back), at + ahead + 1);
    const last = others.at(-1);
    if (at < back || !first || !last || others.length !== back + ahead) return [];
    const rest = others.map(({ word }) => word.surface.slice(articleLength(word.surface))).join('');
    return formsOf(first.word.surface).flatMap(({ prefix, form }): Guess[] => {
      const joined = form.slice(articleLength(form)) + rest;
      const near = wordsNear(joined, lexicon, joined.length >= LONG ? 1.4 : 1.1).find(
        (one) => isPlaced(one) && nameIn(one) !== undefined,
      );
      const by = near && /^(?:وب|ب|ل|و)/.exec(prefix)?.[0];
      return near ? [{ start: first.start, end: last.end, by: (by ?? '') + nameIn(near), cost: near.cost }] : [];
    });
  });
}
/** Words before and behind the one that is wrong. */
const WINDOWS = [
  [0, 1],
  [1, 0],
  [0, 2],
  [1, 1],
  [2, 0],
] as const;

/** The spelling to show for a folded one: «شقة». */
const asWritten = ({ meaning, word }: Near): string =>
  meaning.entries
    .flatMap(({ variants }) => variants)
    .find((variant) => !/\s/.test(variant) && surfaces(variant).join('') === word) ?? word;

/** A name of several words as it is written. */
const nameIn = ({ meaning, word }: Near): string | undefined =>
  meaning.entries
    .flatMap(({ variants, derived = [] }) => [...variants, ...derived])
    .find((variant) => /\s/.test(variant) && isSpelled(variant, word));
const isSpelled = (variant: string, word: string) =>
  surfaces(variant)
    .map((each) => each.slice(articleLength(each)))
    .join('')
    .replace(/^ال/, '') === word.replace(/^ال/, '') || surfaces(variant).join('') === word;

const inners = new WeakMap<Lexicon, ReadonlySet<string>>();

/** Words that the vocabulary knows behind another one: «رجالي» of «بدلة رجالي». */
function innerWords(lexicon: Lexicon): ReadonlySet<string> {
  const known = inners.get(lexicon);
  if (known) return known;
  const phrases = lexicon.entries.filter(({ kind }) => !PLACE.test(kind)).flatMap(({ variants }) => variants);
  const inner = new Set(phrases.flatMap((phrase) => surfaces(phrase).slice(1)));
  inners.set(lexicon, inner);
  return inner;
}

/** The words that a sentence is wrong in, as far as anybody can tell. */
function unknownIn(text: string, words: readonly Placed[], lexicon: Lexicon): Placed[] {
  const { parts } = read(text, lexicon, {
    taken: new Set(),
    poundsPerDollar: 1,
    nearby: new Set(),
    pointKinds: new Set(),
  });
  const said = new Set(parts.flatMap(({ around, start }) => (around ? [start] : [])));
  const denied = new Set(parts.flatMap((part) => (denialAt(parts, part.at) === undefined ? [] : [part.start])));
  const inner = innerWords(lexicon);
  const isMeant = ({ start, end }: Placed) =>
    parts.some((part) => part.meaning !== undefined && part.start <= start && end <= part.end);
  return words.filter((placed, at) => {
    const { word, start, end } = placed;
    if (isMeant(placed)) return false;
    const { surface, starts, number, isStop } = word;
    if (
      starts.length > 0 ||
      inner.has(surface) ||
      inner.has(surface.slice(articleLength(surface))) ||
      number ||
      isStop ||
      said.has(start) ||
      denied.has(start)
    )
      return false;
    if (surface.length < (isArabic(surface) ? 3 : 6) || isRightWord(surface)) return false;
    // A letter glued to a number is a model («a52s»).
    return ![words[at - 1], words[at + 1]].some(
      (other) => other?.word.number?.role === 'digits' && (other.end === start || other.start === end),
    );
  });
}

const has = ({ recognised }: Understood, kinds: RegExp) => recognised.some(({ kind }) => kinds.test(kind));

/**
 * The sentence as it was probably meant: with the keyboard in its language, in Arabic letters, without its slips. Undefined
 * where it is what was typed.
 */
export function likelyMeant(text: string, lexicon: Lexicon, context: SentenceContext = {}): string | undefined {
  const spelled = fromOtherKeyboard(text, lexicon) ?? fromArabizi(text, lexicon);
  return correctedSentence(spelled ?? text, lexicon, context) ?? spelled;
}

/**
 * The sentence with its slips mended, where more is understood of it then: «شقه بجرمنا» as «شقه بجرمانا». Ordinary words stay
 * as they are, and a place is added only where the sentence has none. Undefined where nothing is won.
 */
function correctedSentence(text: string, lexicon: Lexicon, context: SentenceContext = {}): string | undefined {
  const { taken } = context;
  const words = placeWords(text, lexicon);
  const unknown = unknownIn(text, words, lexicon);
  if (unknown.length === 0 || unknown.length > MOST) return undefined;
  let best = { text, read: understand(text, lexicon, context) };
  let mendedFrom = text.length + 1;
  // From the last to the first, so that the places of the others stay.
  for (const placed of unknown.reverse()) {
    if (placed.end > mendedFrom) continue;
    const { read } = best;
    const open = {
      category: !has(read, /^category$/) && !taken?.has('category'),
      place: !has(read, PLACE) && !taken?.has('city'),
      deal: !has(read, /^transactionType$/) && !taken?.has('transactionType'),
    };
    const at = words.indexOf(placed);
    const names = nameGuesses(words, at, lexicon).filter(({ end }) => end < mendedFrom);
    const own = wordGuess(placed, words[at - 1]?.word.surface ?? '', lexicon, open);
    const tried = [...names, ...(own ? [own] : [])].map((guess) => {
      const mended = best.text.slice(0, guess.start) + guess.by + best.text.slice(guess.end);
      return { ...guess, text: mended, read: understand(mended, lexicon, context) };
    });
    const isWon = (other: Understood) =>
      other.recognised.length > read.recognised.length ||
      // «بمساكم برزة»: the place is there, but not the one that is said.
      (other.recognised.length === read.recognised.length && other.rest.length < read.rest.length && has(other, PLACE));
    const [first] = tried
      .filter((guess) => isWon(guess.read))
      .sort((a, b) => b.read.recognised.length - a.read.recognised.length || a.cost - b.cost);
    if (!first) continue;
    best = { text: first.text, read: first.read };
    mendedFrom = first.start;
  }
  return best.text === text ? undefined : best.text;
}
const PLACE = /^(?:province|city|neighborhood|landmark|shape)$/;
/** With more unknown words than this it is no search that was slipped in. */
const MOST = 6;
