import { plainLetter } from './letters.ts';

const INVISIBLE = /[\p{M}\p{Cf}\p{Cs}\p{Co}]/gu;
const SPACE = /[\p{Z}\p{Cc}]/u;
/** «بببيلا»: the letters of a name behind the preposition, and none drawn out. */
const IN_B = /(?<![\u0620-\u06ff])ببب(?!ب)/g;
const ELONGATED = /([\u0627-\u064a])\1{2,}/g;

function foldCodePoint(codePoint: number): string {
  const letter = String.fromCodePoint(codePoint);
  const direct = plainLetter(letter);
  if (direct !== undefined) return direct;
  if (SPACE.test(letter)) return ' ';
  // Twice: lower case of a compatibility letter may decompose again.
  const plain = letter.normalize('NFKD').toLowerCase().normalize('NFKD').replace(INVISIBLE, '');
  // A mark that stands on its own decomposes to a space with the mark over it.
  if (plain.trim() === '') return '';
  return Array.from(plain, (part) => plainLetter(part) ?? part).join('');
}

const known: (string | undefined)[] = [];

/** A folded code point; the rule has no context, which is what makes {@link foldText} idempotent. */
export function foldLetter(codePoint: number): string {
  const cached = known[codePoint];
  if (cached !== undefined) return cached;
  const folded = foldCodePoint(codePoint);
  // Dense below the surrogates only: a sparse array of astral code points would turn into a slow dictionary.
  if (codePoint < 0xd800) known[codePoint] = folded;
  return folded;
}

/**
 * The same letters for the same reading: hamza forms, ى/ي/ی, ك/ک/گ, ة/ه, tatweel, harakat, presentation forms, invisible
 * marks, both families of Arabic digits and their separators, Latin case and accents, letters drawn out three times or more.
 * Total and idempotent; words, spaces and punctuation keep their places. Affixes are {@link foldArabic}'s work.
 */
export function foldText(text: string): string {
  let folded = '';
  for (const letter of text) folded += foldLetter(letter.codePointAt(0) ?? 0x20);
  return folded.replace(IN_B, 'بب').replace(ELONGATED, '$1');
}

/** Letters that the spoken language swaps for one another, and people write as they speak: تلاجة/ثلاجة, دهب/ذهب, ضهر/ظهر. */
const SPOKEN: Readonly<Record<string, string>> = { ث: 'ت', ذ: 'د', ظ: 'ض' };

/** Folded letters to the letters as spoken. */
export const asSpoken = (folded: string): string => folded.replace(/[ثذظ]/g, (letter) => SPOKEN[letter] ?? letter);
