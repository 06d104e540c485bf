import { arabicBase, articleLength, latinBase } from './affixes.ts';
import type { Lexicon } from './model.ts';
import { digitsToken } from './numbers.ts';
import { pairAt, pairsIn } from './pairs.ts';
import { surfaces } from './paths.ts';
import { type Placed, phrasesAt, placeWords, readUnits, type Unit } from './units.ts';
import { isStopWord } from './word.ts';

/** A dash with a space behind it, inside a word or before a digit is punctuation: «فيلا - شقة», «نصف-مفروشة», «-50». */
const EXCLUDED = /(^|\s)[-−]([\p{L}\p{M}]+)(?=\s|$)/gu;

/** «فيلا -شقة» as what is wanted and the words that listings must not hold. Both as typed. */
export function splitExcluded(text: string): { wanted: string; excluded: string[] } {
  const excluded: string[] = [];
  const wanted = text.replace(EXCLUDED, (_, before: string, word: string) => {
    if (!excluded.includes(word)) excluded.push(word);
    return before;
  });
  return excluded.length === 0 ? { wanted: text, excluded } : { wanted: wanted.trimStart(), excluded };
}

/** Puts back what {@link splitExcluded} took out, behind what is wanted. */
export const joinExcluded = (wanted: string, excluded: readonly string[]): string =>
  [wanted.trim(), ...excluded.map((word) => `-${word}`)].filter(Boolean).join(' ');

const ARABIC = /[\u0620-\u06ff]/;

/** What a finished unit is searched by; empty for a word that says nothing. */
export function tokenOf(unit: Unit, words: readonly Placed[]): string {
  if (unit.meaning) return unit.meaning.token;
  const word = words[unit.from]?.word;
  if (unit.value === undefined) return word?.stem ?? '';
  // Digits keep their own spelling (a telephone number's leading zero); a phrase is its value.
  return word?.number?.role === 'digits' && unit.to === unit.from + 1 ? word.stem : digitsToken(String(unit.value));
}

/**
 * A document's searchable text: its ideas in order (canonical tokens, digits, stems), then what else they may be searched
 * by. `brief` leaves the written forms out (for long texts such as descriptions): finished words still match, an
 * unfinished or misspelt word then has to be found elsewhere in the document. Each word of the text, folded by
 * {@link foldQuery}, is in the result.
 */
export function foldDocument(text: string, lexicon: Lexicon, { brief = false }: { brief?: boolean } = {}): string {
  const words = placeWords(text, lexicon);
  const units = readUnits(words);
  const tokens = new Set<string>();
  for (const unit of units) tokens.add(tokenOf(unit, words));
  for (const token of pairsIn(units, words)) tokens.add(token);
  for (let at = 0; at < words.length; at++) {
    const { word } = words[at] as Placed;
    for (const token of brief ? word.alone : word.all) tokens.add(token);
    if (!word.leads) continue;
    for (const { meaning } of phrasesAt(words, at)) for (const token of meaning.indexed) tokens.add(token);
  }
  tokens.delete('');
  return [...tokens].join(' ');
}

/** How far apart the words of a phrase may stand and still say it: «ارض للبيع تجارية». */
const LOOSE = 3;

/**
 * What a text is found by after its own words: other words for the same ideas, and phrases whose words stand apart in it.
 * `loose` reads those too; of short texts only, where words near each other belong together.
 */
export function foldSynonyms(text: string, lexicon: Lexicon, { loose = false }: { loose?: boolean } = {}): string[] {
  const words = placeWords(text, lexicon);
  const tokens = new Set<string>();
  for (const { meaning } of readUnits(words)) for (const token of meaning?.near ?? []) tokens.add(token);
  if (!loose) return [...tokens];
  words.forEach(({ word }, from) => {
    for (const { next } of word.starts) {
      for (let to = from + 2; next && to <= from + LOOSE && to < words.length; to++) {
        for (const form of words[to]?.word.inner ?? []) {
          const { meaning } = next.get(form) ?? {};
          if (meaning?.entries.every(({ kind }) => kind === 'word')) tokens.add(meaning.token);
        }
      }
    }
  });
  return [...tokens];
}

/** Whether the last word may go on: nothing was typed after it. */
const endsInWord = (text: string, words: readonly Placed[]) => words.at(-1)?.end === text.length;

/** What a query asks for: finished tokens in order, and what its last word begins with when it may go on. */
export interface Asked {
  tokens: readonly string[];
  prefix: string;
}

/** See {@link foldQuery}. */
export function readQuery(text: string, lexicon: Lexicon, unfinishedLast: boolean): Asked {
  const words = placeWords(text, lexicon);
  const units = readUnits(words);
  const last = units.at(-1);
  const word = last && words[last.from]?.word;
  let prefix = '';
  if (last && word && unfinishedLast && last.value === undefined && endsInWord(text, words)) {
    // So few letters begin so many words that their own meaning («م» a metre, «قط» a cat) would be a poor guess, except
    // after a number.
    const isShort = last.to === last.from + 1 && word.surface.length <= (ARABIC.test(word.surface) ? 2 : 1);
    const isMeant = last.meaning && !(isShort && units.at(-2)?.value === undefined);
    if (!isMeant) {
      units.pop();
      prefix = word.isStop ? '' : word.prefix;
    }
  }
  const tokens = new Set<string>();
  for (let at = 0; at < units.length; at++) {
    const pair = pairAt(units, at, words);
    tokens.add(pair?.token ?? tokenOf(units[at] as Unit, words));
    if (pair) at++;
  }
  tokens.delete('');
  return { tokens: [...tokens], prefix };
}

/**
 * A query's words as {@link foldDocument} writes them. With `unfinishedLast` (search as you type) the last word is a
 * prefix: it loses its article only, unless it is a complete spelling of something already, which then is what it means.
 */
export function foldQuery(text: string, lexicon: Lexicon, { unfinishedLast }: { unfinishedLast: boolean }): string {
  const { tokens, prefix } = readQuery(text, lexicon, unfinishedLast);
  return (prefix === '' || tokens.includes(prefix) ? tokens : [...tokens, prefix]).join(' ');
}

/**
 * {@link foldQuery} as the engine and PostgreSQL are asked: a space behind the last word says that it is no prefix, a
 * minus before a word that listings must not hold it, as the engine reads it.
 */
export function searchText(text: string, lexicon: Lexicon): string {
  const { wanted, excluded } = splitExcluded(text);
  const { tokens, prefix } = readQuery(wanted, lexicon, true);
  const asked =
    prefix === '' || tokens.includes(prefix)
      ? tokens.map((token) => `${token} `)
      : [...tokens.map((token) => `${token} `), prefix];
  const unwanted = excluded.flatMap((word) => readQuery(word, lexicon, false).tokens.map((token) => `-${token} `));
  return [...new Set(unwanted), ...asked].join('');
}

/** The words of a {@link searchText}, which hold letters and digits only. */
export interface AskedWords {
  words: string[];
  excluded: string[];
  /** The last one of `words` may go on. */
  isOpen: boolean;
}

export function readSearchText(folded: string): AskedWords {
  const found = [...folded.matchAll(/(-?)([\p{L}\p{N}]+)/gu)].map(([, minus, word = '']) => ({
    isUnwanted: minus === '-',
    word,
  }));
  return {
    words: found.filter(({ isUnwanted }) => !isUnwanted).map(({ word }) => word),
    excluded: found.filter(({ isUnwanted }) => isUnwanted).map(({ word }) => word),
    isOpen: !folded.endsWith(' '),
  };
}

/**
 * Folding without a lexicon, for what is compared rather than searched (names, banned words, duplicates): plain letters,
 * as spoken, no articles, no plural endings, no words that say nothing. «والشقةُ الكبيرة» and «شقه كبيره» are the same.
 */
export function foldArabic(text: string): string {
  const stems = surfaces(text).map((word) => {
    if (isStopWord(word)) return '';
    const bare = word.slice(articleLength(word));
    return ARABIC.test(bare) ? arabicBase(bare) : latinBase(bare);
  });
  return stems.filter(Boolean).join(' ');
}
