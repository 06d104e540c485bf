import { foldText } from './fold-text.ts';
import type { Lexicon } from './model.ts';
import { numberWord } from './numbers.ts';
import { splitSurface } from './paths.ts';
import { isStopWord, wordsOf } from './word.ts';

/** The keys of a telephone's and a computer's Arabic layout by what an English one writes with them. */
const ARABIC_OF: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['`qwertyuiop[]', 'ذضصثقفغعهخحجد'],
    ["asdfghjkl;'", 'شسيبلاتنمكط'],
    ['zxcvnm,./', 'ئءؤرىةوزظ'],
  ].flatMap(([keys = '', letters = '']) => [...keys].map((key, at) => [key, letters[at] ?? ''] as const)),
);
const ENGLISH_OF = new Map(Object.entries(ARABIC_OF).map(([key, letter]) => [letter, key]));

const isLatin = (text: string) => /[a-z]/i.test(text) && !/[\u0620-\u064a]/.test(text);
const isArabic = (text: string) => /[\u0620-\u064a]/.test(text) && !/[a-z]/i.test(text);

const toArabic = (text: string) =>
  text.toLowerCase().replace(/./gu, (key) => (key === 'b' ? 'لا' : (ARABIC_OF[key] ?? key)));
const toEnglish = (text: string) =>
  text.replace(/لا|[\s\S]/gu, (letter) => (letter === 'لا' ? 'b' : (ENGLISH_OF.get(letter) ?? letter)));

/** Whether a word means something by itself: in the vocabulary, as a number or, where it is to be read, as a word between others. */
function isKnown(word: string, lexicon: Lexicon, isBetween: boolean): boolean {
  return splitSurface(foldText(word)).every(
    (surface) =>
      (isBetween && isStopWord(surface)) ||
      numberWord(surface) !== undefined ||
      /^\d+$/.test(surface) ||
      wordsOf({ start: 0, end: surface.length, kind: isLatin(surface) ? 'letters' : 'arabic' }, surface, lexicon).some(
        ({ meaning, leads }) => meaning !== undefined || leads,
      ),
  );
}

/**
 * «arm ggfdu» typed with the keyboard in the other language: «شقة للبيع», and «شحشقفةثىف»: apartment. Only where no word means
 * anything as typed and nearly all do then; undefined otherwise.
 */
export function fromOtherKeyboard(text: string, lexicon: Lexicon): string | undefined {
  const typed = text.trim();
  const turned = isLatin(typed) ? toArabic(typed) : isArabic(typed) ? toEnglish(typed) : undefined;
  if (turned === undefined || turned === typed) return undefined;
  const words = typed.split(/\s+/);
  const known = words.filter((word) => isKnown(word, lexicon, false) && !/^\d+$/.test(word)).length;
  if (known > 0) return undefined;
  const others = turned.split(/\s+/);
  // «جوز» would be nothing but marks, «ملون» a maker and a letter.
  const isWord = (word: string) => word.length >= 2 && (isLatin(typed) || /^[a-z\d]+$/i.test(word));
  const understood = others.filter((word) => isWord(word) && isKnown(word, lexicon, true)).length;
  return understood > 0 && understood * 3 >= others.length * 2 ? turned : undefined;
}
