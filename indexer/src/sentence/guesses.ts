import { articleLength } from '../arabic/affixes.ts';
import { type Lexicon, type Placed, surfaces } from '../arabic/index.ts';
import { type Near, wordsNear } from '../arabic/near-words.ts';
import { DIRECTIONS, HOME_ATTRIBUTES, VEHICLE_ATTRIBUTES } from './attribute-words.ts';
import { HOMES, THINGS, VEHICLES } from './category-words.ts';
import { CHOICE_WORDS } from './choice-words.ts';
import { EVERYDAY } from './everyday-words.ts';
import { MAKERS } from './makers.ts';
import { NAMED } from './place-names.ts';

const TABLES = [HOMES, VEHICLES, THINGS, EVERYDAY];

export const isArabic = (word: string) => /[\u0620-\u06ff]/.test(word);

const PREFIX = /^(?:وبال|بال|وال|لل|ال|وب|ب|ل|و|ع)/;

/** Kinds that a sentence may still be told by a word: it is corrected to nothing else. */
interface Open {
  category: boolean;
  /** Any place, or one that lies in one of these: «بالوغر بحمص». */
  place: boolean | ReadonlySet<string>;
  deal: boolean;
}

const isNamed = (typed: string, near: Near, open: Open): boolean =>
  near.meaning.entries.some(({ kind, key, within = [] }) => {
    if (kind === 'province' || kind === 'city' || kind === 'neighborhood') {
      const { place } = open;
      return typeof place === 'boolean' ? place : within.some((name) => place.has(name));
    }
    if (kind === 'category') return open.category;
    if (kind === 'word') {
      const idea = key.split('~')[0] ?? '';
      // A maker, a material, «used»: a chip only where the category's form knows it.
      const isSure = near.word.length >= 5 || (near.word.length === typed.length && near.slip <= SOUNDS_ALIKE);
      return (
        (open.category && TABLES.some((table) => table[idea] !== undefined)) ||
        (CHOSEN.has(idea) && isSure && typed.length >= 4)
      );
    }
    if (kind === 'transaction') return open.deal;
    if (kind === 'count') return open.category && near.slip <= SOUNDS_ALIKE;
    return kind === 'furnishing' || kind === 'feature' || kind === 'paper';
  });

/** Words of the vocabulary that say a choice of a form. */
const CHOSEN = new Set([
  ...MAKERS,
  ...'white black red green blue yellow grey brown beige'.split(' '),
  ...Object.values(CHOICE_WORDS).flatMap((words) => words.split(' ')),
  ...Object.keys(HOME_ATTRIBUTES).filter((word) => !DIRECTIONS.has(word)),
  ...Object.keys(VEHICLE_ATTRIBUTES),
]);
/** Letters that differ by a sound or a dot only. */
const SOUNDS_ALIKE = 0.5;

const isPlaced = ({ meaning }: Near) =>
  meaning.entries.some(({ kind }) => /^(?:province|city|neighborhood)$/.test(kind));

/** A small town is meant by a misspelt word only where it is said that it is a place: «كسارة» is no «كسرة». */
const isSmallTown = ({ meaning }: Near): boolean =>
  meaning.entries.every(({ kind, rank }) => kind === 'city' && (rank ?? 9) >= 3);

/** «زيت عفريني», «كباب حلبي»: of the place, and not in it. */
const isOfPlace = (word: string, near: Near): boolean =>
  isPlaced(near) && word.startsWith(near.word) && /^ي(?:ه|ين|ات)?$/.test(word.slice(near.word.length));

/** How many letters may be wrong. A place needs its preposition, or be nearly right. */
function limitOf(word: string, near: Near, isSaid: boolean): number {
  const { length } = word;
  if (length <= 3) return isPlaced(near) ? (isSaid ? 0.45 : 0.3) : 0.75;
  if (isPlaced(near) && !isSaid) return isArabic(word) ? (length <= 5 ? 0.65 : 0.8) : length <= 5 ? 0 : 0.65;
  // «حلاوة» is no «حلاقة»: another letter in so short a word makes another word.
  if (Math.max(length, near.word.length) <= 5 && !isPlaced(near) && isArabic(word)) return 0.75;
  return length <= 7 ? 1.1 : 1.7;
}

/** «مشغول» is no «مشغل», «بوسطة» no «بسطة»: with another long vowel inside, a short word is another one of its root. */
const isAnotherForm = (typed: string, near: Near): boolean => {
  const { word } = near;
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  return (
    !isPlaced(near) &&
    typed.length <= 5 &&
    typed.length === word.length + 1 &&
    at > 0 &&
    at < word.length &&
    /[وي]/.test(typed[at] ?? '') &&
    typed[at] !== typed[at - 1] &&
    typed.slice(0, at) + typed.slice(at + 1) === word
  );
};

/** Whether it is a word of so few Latin letters that any other slip makes it something else. */
export const isShort = (word: string) => !isArabic(word) && word.length < 6;

/** «hosue», «Alepo»: of a short word of Latin letters, that are letters in the wrong order or one for two of the same. */
const isMistyped = (typed: string, known: string): boolean =>
  typed[0] === known[0] &&
  (typed.length === known.length
    ? [...typed].sort().join('') === [...known].sort().join('')
    : // «hous», «fridg».
      (typed.length >= 4 && known === `${typed}e`) ||
      known.replace(/(.)\1/g, '$1') === typed ||
      typed.replace(/(.)\1/g, '$1') === known);

/** A meaning of the words from `start` to `end` of the text. */
interface Guess {
  start: number;
  end: number;
  by: string;
  cost: number;
}

/** The word and its prefix: «بالزهور» is «زهور» behind «بال», and «الزهور» behind «ب». */
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
export function wordGuess(
  { word, start, end }: Placed,
  before: string,
  lexicon: Lexicon,
  open: Open,
): Guess | undefined {
  let best: Guess | undefined;
  for (const { prefix, form } of formsOf(word.surface)) {
    const isSaid = /^و?ب/.test(prefix) || PREPOSITIONS.has(before);
    if (!isSaid && NAMED.has(before)) continue;
    const near = wordsNear(form, lexicon, form.length >= LONG ? 1.7 : 1.1).find(
      (word) =>
        word.slip <= limitOf(form, word, isSaid) &&
        (!isShort(form) || isMistyped(form, word.word)) &&
        (isSaid || !isOfPlace(form, word)) &&
        !isAnotherForm(form, word) &&
        (isSaid || !isSmallTown(word)) &&
        // «للضحية»: no town is what a thing is for.
        !(/^ل/.test(prefix) && isPlaced(word)) &&
        isNamed(form, word, prefix.startsWith('و') ? { ...open, deal: false, category: false } : open),
    );
    if (near && (!best || near.cost < best.cost)) best = { start, end, by: prefix + asWritten(near), cost: near.cost };
  }
  return best;
}

const LONG = 8;

const PREPOSITIONS = new Set('في ب in at near around'.split(' '));

/** The name of several words that two or three of the sentence were probably meant as: «بعبن ترما» is «بعين ترما». */
export function nameGuesses(words: readonly Placed[], at: number, lexicon: Lexicon): Guess[] {
  return WINDOWS.flatMap(([back, ahead]): Guess[] => {
    const [first, ...others] = words.slice(Math.max(0, at - back), at + ahead + 1);
    const last = others.at(-1);
    if (at < back || !first || !last || others.length !== back + ahead) return [];
    const rest = others.map(({ word }) => word.surface.slice(articleLength(word.surface))).join('');
    return formsOf(first.word.surface).flatMap(({ prefix, form }): Guess[] => {
      const joined = form.slice(articleLength(form)) + rest;
      const near = wordsNear(joined, lexicon, joined.length >= LONG ? 1.4 : 1.1).find(
        (name) => isPlaced(name) && nameIn(name) !== undefined,
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
