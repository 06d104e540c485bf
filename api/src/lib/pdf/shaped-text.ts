import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;
/** Marks of direction have done their work once levels are known, and no face draws them. */
const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

export type Direction = 'rtl' | 'ltr';

export interface Run {
  text: string;
  level: number;
  isArabic: boolean;
}

/** The direction of a text's first letter that has one. */
export const directionOf = (text: string): Direction => (ARABIC.test(/[\p{L}]/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr');

/** Runs of one direction and one face in the order they stand on paper, Arabic in its logical order. */
export function visualRuns(text: string, direction: Direction): Run[] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const runs: Run[] = [];
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const level = embedding.levels[index] ?? 0;
    const isRightToLeft = level % 2 === 1;
    const given = text[index] ?? '';
    if (INVISIBLE.test(given)) continue;
    const char = (isRightToLeft && bidi.getMirroredCharacter(given)) || given;
    const last = runs.at(-1);
    const isArabic = ARABIC.test(char) || (char === ' ' && isRightToLeft);
    if (last?.level !== level || last.isArabic !== isArabic) runs.push({ text: char, level, isArabic });
    // The shaper takes Arabic in logical order and turns it round itself.
    else last.text = isArabic && isRightToLeft ? char + last.text : last.text + char;
  }
  return runs;
}

/** Readers take a line off the page from left to right and turn its Arabic round, the letters of a ligature too. */
export function letReadersTurn(unicode: number[][]): void {
  for (const [glyph, letters] of unicode.entries()) {
    if (letters) unicode[glyph] = letters.toReversed();
  }
}
