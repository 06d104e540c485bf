import { isPlace } from './lexicon-entry.ts';
import type { Lexicon, Meaning, Node } from './model.ts';
import { numberWords } from './numbers.ts';

/** Consonants as they are heard: letters that one spelling or another confuses share a sign. Vowels are signs of their own. */
const ARABIC: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ط: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  ه: 'h',
  خ: 'x',
  د: 'd',
  ض: 'd',
  ذ: 'd',
  ظ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ص: 's',
  ش: 'S',
  ع: '3',
  غ: 'g',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ا: 'a',
  و: 'w',
  ي: 'y',
};
/** Letter groups of Latin chat writing, longest first. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/^(?:sh|ch)/, 'S'],
  [/^(?:kh|5|7')/, 'x'],
  [/^(?:gh|3'|8)/, 'g'],
  [/^(?:th|dh)/, 't'],
  [/^ph/, 'f'],
  [/^(?:2|')/, 'q'],
  [/^3/, '3'],
  [/^[7h]/, 'h'],
  [/^9/, 's'],
  [/^6/, 't'],
  [/^c(?=[eiy])/, 's'],
  [/^[ck]/, 'k'],
  [/^q/, 'q'],
  [/^g/, 'j'],
  [/^p/, 'b'],
  [/^v/, 'f'],
  [/^w/, 'w'],
  [/^y/, 'y'],
  [/^[bdfjlmnrstz]/, ''],
];

/** A word as it sounds: consonants, and what is heard before, between and after them. */
interface Sound {
  consonants: string;
  /** One more than there are consonants. */
  vowels: string[];
}

const IS_ARABIC = /^[\u0621-\u064a]{2,}$/;
/** How far a word that is only known after another stands behind one that is known by itself. */
const LATER_WORD = 0.2;

const isVowel = (sign: string) => 'aeiouwy'.includes(sign);

function soundOf(signs: readonly string[]): Sound {
  let consonants = '';
  const vowels = [''];
  for (const sign of signs) {
    if (isVowel(sign)) vowels[vowels.length - 1] += sign;
    // A doubled consonant is heard once.
    else if (sign !== consonants.at(-1) || vowels.at(-1) !== '') {
      consonants += sign;
      vowels.push('');
    }
  }
  return { consonants, vowels };
}

/** The final ة, written ه, is a vowel; after an ا («حماه») it is not heard. */
const arabicSound = (word: string): Sound =>
  soundOf([...word.replace(/ا?ه$/, 'ا')].map((letter) => ARABIC[letter] ?? letter));

function latinSound(word: string): Sound {
  const signs: string[] = [];
  for (let rest = word.toLowerCase().replace(/(?<=[ae])h$/, ''); rest !== ''; ) {
    const [found] = LATIN.flatMap(([pattern, sign]) => {
      const match = pattern.exec(rest);
      return match ? [{ length: match[0].length, sign: sign || match[0] }] : [];
    });
    signs.push(found?.sign ?? rest.charAt(0));
    rest = rest.slice(found?.length ?? 1);
  }
  return soundOf(signs);
}

/** Digits that stand for one letter alone, where the letter beside it sounds much the same. */
const ONE_LETTER: readonly (readonly [digit: string, letter: string])[] = [
  ['7', 'ح'],
  ['6', 'ط'],
];
const saysOtherwise = (word: string, latin: string) =>
  ONE_LETTER.some(([digit, letter]) => latin.includes(digit) && !word.includes(letter));

/** «sweida»: two long vowels are heard, where one is written. */
const isTwoHeard = (latin: string) => /[ouw]/.test(latin) && /[iey]/.test(latin);

/** What is heard may be a long vowel that is written, or a short one that is not. */
function vowelCost(arabic: string, latin: string): number {
  if (arabic === '') return latin === '' ? 0 : latin.length === 1 && !'wy'.includes(latin) ? 0.1 : 0.6;
  const long = arabic.at(-1);
  const heard = long === 'a' ? /[ae]/ : long === 'w' ? /[ouw]/ : /[iey]/;
  if (latin === '') return 0.8;
  const isOneAndTwo = arabic.length > 1 ? latin.length === 1 : isTwoHeard(latin);
  return heard.test(latin) ? (isOneAndTwo ? 0.3 : 0) : 0.9;
}

/** How unlike a Latin spelling is to an Arabic word of the same consonants. */
const unlikeness = (arabic: Sound, latin: Sound): number =>
  arabic.vowels.reduce((sum, vowels, at) => sum + vowelCost(vowels, latin.vowels[at] ?? ''), 0);

/**
 * How a word of either script may be heard, by its consonants: «العابد» and «3abed» share one, so do «القوتلي» and "Kouwatli". A 2 is a ق or
 * a hamza, which is not. Of words with fewer consonants than `fewest` nothing is told.
 */
export function soundsOf(word: string, fewest = 2): string[] {
  const bare = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670’]/g, '')
    .replace(/^ال(?=..)/, '')
    .replace(/[أإآٱء]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه');
  const sounds = IS_ARABIC.test(bare)
    ? [arabicSound(bare)]
    : [latinSound(bare), ...(/[2']/.test(bare) ? [latinSound(bare.replace(/[2']/g, ''))] : [])];
  return sounds.map(keyOf).filter(({ length }) => length >= fewest);
}

interface Heard {
  word: string;
  rank: number;
  sound: Sound;
}
const heard = new WeakMap<Lexicon, Map<string, Heard[]>>();

/** Every Arabic word of the vocabulary and the gazetteer by its consonants; those who don't say ق and ع are heard, too. */
function wordsBySound(lexicon: Lexicon): Map<string, Heard[]> {
  const known = heard.get(lexicon);
  if (known) return known;
  const bySound = new Map<string, Heard[]>();
  const hear = (word: string, rank: number) => {
    const sound = arabicSound(word);
    bySound.set(keyOf(sound), [...(bySound.get(keyOf(sound)) ?? []), { word, rank, sound }]);
  };
  for (const word of laterWords(lexicon.root)) if (IS_ARABIC.test(word)) hear(word, LATER_WORD);
  for (const [word, { meaning }] of lexicon.root) {
    if (!meaning || !IS_ARABIC.test(word)) continue;
    hear(word, rankOf(meaning));
    if (meaning.entries.some(({ kind }) => kind === 'count' || kind === 'unit')) hear(dualOf(word), rankOf(meaning));
  }
  for (const word of numberWords()) if (IS_ARABIC.test(word)) hear(word, 0);
  heard.set(lexicon, bySound);
  return bySound;
}

/** Words that are known after others only: the second one of «بيت عربي». */
function laterWords(level: ReadonlyMap<string, Node>): Set<string> {
  const words = new Set<string>();
  const walk = ({ next = new Map<string, Node>() }: Node) => {
    for (const [word, node] of next) {
      words.add(word);
      walk(node);
    }
  };
  for (const node of level.values()) walk(node);
  return words;
}

const dualOf = (word: string) => (word.endsWith('ه') ? `${word.slice(0, -1)}تين` : `${word}ين`);
const keyOf = ({ consonants }: Sound) => consonants.replace(/q/g, 'k');

/** Deals and kinds are said more often than anything else, then the better known places. */
const rankOf = ({ entries }: Meaning) =>
  Math.min(
    ...entries.map((entry) => {
      if (isPlace(entry)) return 0.15 + 0.03 * (entry.rank ?? 5);
      return entry.kind === 'word' || entry.kind === 'category' ? 0.12 : 0;
    }),
  );

const MOST_UNLIKE = 0.7;

/** How much nearer a word is that goes on from the one before it: «taboo akhdar», «ard zira3iye». */
const GOES_ON = 0.4;

/**
 * The Arabic word that a Latin spelling sounds like, with how unlike it is; undefined when none is near.
 * @param before the Arabic word that stands before it
 */
export function heardAs(latin: string, lexicon: Lexicon, before?: string): { word: string; cost: number } | undefined {
  const next = before === undefined ? undefined : lexicon.root.get(before)?.next;
  // A hamza («mo2ajar») is written with 2 like a ق («sha2a»), and often not at all.
  const sounds = [latinSound(latin), ...(latin.includes('2') ? [latinSound(latin.replaceAll('2', ''))] : [])];
  const candidates = sounds
    .filter(({ consonants }) => consonants.length >= 2)
    .flatMap((sound) =>
      (wordsBySound(lexicon).get(keyOf(sound)) ?? [])
        .filter(({ word }) => !saysOtherwise(word, latin))
        .map((known) => ({
          word: known.word,
          cost: unlikeness(known.sound, sound) + known.rank - (next?.has(known.word) ? GOES_ON : 0),
          // Two consonants are in so many words that their vowels have to fit.
          most: sound.consonants.length === 2 ? MOST_UNLIKE / 2 : MOST_UNLIKE,
        })),
    );
  const [best] = candidates.filter(({ cost, most }) => cost <= most).sort((a, b) => a.cost - b.cost);
  return best;
}
