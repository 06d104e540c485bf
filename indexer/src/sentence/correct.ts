import { articleLength } from '../arabic/affixes.ts';
import { fromArabizi, fromOtherKeyboard, type Lexicon, type Placed, placeWords, surfaces } from '../arabic/index.ts';
import { isRightWord } from '../arabic/right-words.ts';
import { isThingOfOurs } from './around-head.ts';
import { denialAt } from './denials.ts';
import { isArabic, isShort, nameGuesses, wordGuess } from './guesses.ts';
import { read } from './reading.ts';
import { isWish } from './said-around.ts';
import { isRelative, isTellingWord } from './tellings.ts';
import { isOfThingPhrase } from './thing-phrases.ts';
import { type SentenceContext, type Understood, understand } from './understand.ts';

const inners = new WeakMap<Lexicon, ReadonlySet<string>>();
const named = new WeakMap<Lexicon, ReadonlySet<string>>();

const behindFirst = (lexicon: Lexicon, isSought: (kind: string) => boolean): ReadonlySet<string> => {
  const phrases = lexicon.entries.filter(({ kind }) => isSought(kind)).flatMap(({ variants }) => variants);
  return new Set(phrases.flatMap((phrase) => surfaces(phrase).slice(1)));
};

function memoized(
  known: WeakMap<Lexicon, ReadonlySet<string>>,
  lexicon: Lexicon,
  isSought: (kind: string) => boolean,
): ReadonlySet<string> {
  const words = known.get(lexicon) ?? behindFirst(lexicon, isSought);
  known.set(lexicon, words);
  return words;
}

/** Words that the vocabulary knows behind another one: «رجالي» of «بدلة رجالي». */
const innerWords = (lexicon: Lexicon) => memoized(inners, lexicon, (kind) => !PLACE.test(kind));
/** «رمانة» of «أبو رمانة». */
const wordsOfNames = (lexicon: Lexicon) => memoized(named, lexicon, (kind) => PLACE.test(kind));

/** The words that a sentence is wrong in, as far as anybody can tell. */
function unknownIn(text: string, words: readonly Placed[], lexicon: Lexicon): Placed[] {
  const { parts } = read(text, lexicon, {
    taken: new Set(),
    poundsPerDollar: 1,
    nearby: new Set(),
    pointKinds: new Set(),
    streets: new Map(),
  });
  const said = new Set(parts.flatMap(({ around, start }) => (around ? [start] : [])));
  // «بدي ازرعو»: what somebody wishes to do with it.
  const deeds = new Set(
    parts.flatMap(({ at, surface, start }) =>
      isWish(parts[at - 1]) && /^[انيت].{2,}(?:و|ها|هن)$/.test(surface) ? [start] : [],
    ),
  );
  const denied = new Set(parts.flatMap((part) => (denialAt(parts, part.at) === undefined ? [] : [part.start])));
  const inner = innerWords(lexicon);
  // «غسالتنا» is right as well.
  const isMeant = ({ start, end }: Placed) =>
    parts.some(
      (part) => (part.meaning !== undefined || isThingOfOurs(part, lexicon)) && part.start <= start && end <= part.end,
    );
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
      deeds.has(start) ||
      denied.has(start)
    )
      return false;
    if (
      surface.length < (isArabic(surface) ? 3 : 4) ||
      isRightWord(surface) ||
      isRelative(surface) ||
      isTellingWord(surface) ||
      isOfThingPhrase(surface)
    )
      return false;
    // A letter glued to a number is a model («a52s»).
    return ![words[at - 1], words[at + 1]].some(
      (other) => other?.word.number?.role === 'digits' && (other.end === start || other.start === end),
    );
  });
}

/** A word of a street's name: «القعقاع» of «شارع القعقاع». */
const isOfStreet = ({ start, end }: Placed, { text, read }: { text: string; read: Understood }) =>
  read.recognised.some((item) => {
    const at = item.kind === 'street' ? text.indexOf(item.text) : -1;
    return at >= 0 && at <= start && end <= at + item.text.length;
  });

const has = ({ recognised }: Understood, kinds: RegExp) => recognised.some(({ kind }) => kinds.test(kind));

/**
 * The sentence as it was probably meant: with the keyboard in its language, in Arabic letters, without its slips. Undefined
 * where it is what was typed.
 */
export function likelyMeant(text: string, lexicon: Lexicon, context: SentenceContext = {}): string | undefined {
  const spelled = fromOtherKeyboard(text, lexicon) ?? fromArabizi(text, lexicon) ?? withEndings(text, lexicon, context);
  const corrected = correctedSentence(spelled ?? text, lexicon, context);
  // A choice is known to be one only when the thing is: «غسالى مستعملى».
  return corrected === undefined ? spelled : (correctedSentence(corrected, lexicon, context) ?? corrected);
}

const LAST = /\p{L}{2,}ى(?!\p{L})/gu;

/** «مستعملى بابو رمانى»: «ى» for «ة» at the end of words that mean nothing else, where more is understood then. */
function withEndings(text: string, lexicon: Lexicon, context: SentenceContext): string | undefined {
  if (!text.includes('ى')) return undefined;
  const inner = wordsOfNames(lexicon);
  const mended = text.replace(LAST, (typed) => {
    const instead = `${typed.slice(0, -1)}ة`;
    const [placed] = placeWords(typed, lexicon);
    const [other] = placeWords(instead, lexicon);
    const isKnown = other && (other.word.starts.length > 0 || inner.has(other.word.surface));
    return !isKnown || placed?.word.meaning || placed?.word.isStop ? typed : instead;
  });
  const isMore =
    mended !== text &&
    understand(mended, lexicon, context).recognised.length > understand(text, lexicon, context).recognised.length;
  return isMore ? mended : undefined;
}

/**
 * The sentence with its slips mended, where more is understood of it then: «شقه بجرمنا» as «شقه بجرمانا». Ordinary words stay
 * as they are, and a place is added only where the sentence has none. Undefined where nothing is won.
 */
function correctedSentence(text: string, lexicon: Lexicon, context: SentenceContext = {}): string | undefined {
  const { taken } = context;
  const words = placeWords(text, lexicon);
  let best = { text, read: understand(text, lexicon, context) };
  const unknown = unknownIn(text, words, lexicon).filter((word) => !isOfStreet(word, best));
  if (unknown.length === 0 || unknown.length > MOST) return undefined;
  let mendedFrom = text.length + 1;
  // From the last to the first, so that the places of the others stay.
  for (const placed of unknown.reverse()) {
    if (placed.end > mendedFrom) continue;
    const { read } = best;
    const open = {
      category: !has(read, /^category$/) && !taken?.has('category'),
      place: !taken?.has('city') && (!has(read, PLACE) || widerIn(read, lexicon)),
      deal: !has(read, /^transactionType$/) && !taken?.has('transactionType'),
    };
    const at = words.indexOf(placed);
    // "Rana in" is not «Ras Ain».
    const guessed = isShort(placed.word.surface) ? [] : nameGuesses(words, at, lexicon);
    const names = guessed.filter(({ end }) => end < mendedFrom);
    const own = wordGuess(placed, words[at - 1]?.word.surface ?? '', lexicon, open);
    const tried = [...names, ...(own ? [own] : [])].map((guess) => {
      const mended = best.text.slice(0, guess.start) + guess.by + best.text.slice(guess.end);
      return { ...guess, text: mended, read: understand(mended, lexicon, context) };
    });
    const isWon = (other: Understood) =>
      other.recognised.length > read.recognised.length ||
      // «بمساكم برزة»: the place is there, but not the one that is said.
      (other.recognised.length === read.recognised.length &&
        other.rest.length < read.rest.length &&
        (has(other, PLACE) || isNarrower(other, read)));
    const [first] = tried
      .filter((guess) => isWon(guess.read))
      .sort((a, b) => b.read.recognised.length - a.read.recognised.length || a.cost - b.cost);
    if (!first) continue;
    best = { text: first.text, read: first.read };
    mendedFrom = first.start;
  }
  return best.text === text ? undefined : best.text;
}

const categoryIn = ({ recognised }: Understood) => recognised.find(({ kind }) => kind === 'category')?.value;
/** «مولدة بنزبن»: the thing is there, but not which one. */
const isNarrower = (other: Understood, read: Understood) =>
  categoryIn(read) !== undefined && categoryIn(other) !== undefined && categoryIn(other) !== categoryIn(read);

/** Towns and governorates that are said, with the governorate of a capital; false where something smaller is. */
function widerIn({ recognised }: Understood, lexicon: Lexicon): ReadonlySet<string> | false {
  const said = recognised.filter(({ kind }) => PLACE.test(kind));
  if (said.some(({ kind }) => kind !== 'city' && kind !== 'province')) return false;
  return new Set(
    said.flatMap(({ kind, value }) => {
      const entry = lexicon.entries.find((each) => each.kind === kind && each.key === value);
      return [`${kind}:${value}`, ...(entry?.rank === 1 ? (entry.within ?? []) : [])];
    }),
  );
}

const PLACE = /^(?:province|city|neighborhood|landmark|shape|walk)$/;

/** With more unknown words than this it is no search that was slipped in. */
const MOST = 6;
