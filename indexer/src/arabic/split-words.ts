import { foldLetter } from './fold-text.ts';

/** A run of letters of one script, a number, or a currency sign; `start`/`end` are offsets in the text as written. */
export type Slice = { start: number; end: number; kind: 'arabic' | 'letters' | 'number' | 'currency' };

const GAP = 0;
const ARABIC = 1;
const LETTER = 2;
const DIGIT = 3;
const CURRENCY = 4;
/** Nothing to read, or an apostrophe: neither ends a word nor begins one. */
const JOINER = 5;
/** Between two digits it belongs to the number. */
const POINT = 6;

function classify(codePoint: number): number {
  const folded = foldLetter(codePoint);
  if (folded === '' || folded === "'") return JOINER;
  if (folded === '.' || folded === ',') return POINT;
  const first = folded.codePointAt(0) ?? 0x20;
  if (first >= 0x30 && first <= 0x39) return DIGIT;
  if (first >= 0x620 && first <= 0x6ff) return /\p{L}/u.test(folded) ? ARABIC : GAP;
  if (/[\p{L}\p{N}]/u.test(folded)) return LETTER;
  return /\p{Sc}/u.test(folded) ? CURRENCY : GAP;
}

const UNKNOWN = 255;
const classes = new Uint8Array(0x10000).fill(UNKNOWN);

function classAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const cached = classes[unit] ?? UNKNOWN;
  if (cached !== UNKNOWN) return cached;
  // Half a surrogate pair says nothing by itself, so it is never remembered.
  if (unit >= 0xd800 && unit < 0xe000) return classify(text.codePointAt(at) ?? unit);
  const found = classify(unit);
  classes[unit] = found;
  return found;
}

function width(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit < 0xdc00 && at + 1 < text.length ? 2 : 1;
}

const KINDS = { [ARABIC]: 'arabic', [LETTER]: 'letters', [DIGIT]: 'number', [CURRENCY]: 'currency' } as const;

/** Where the number that starts at `from` ends: digits, and points with a digit on either side. */
function endOfNumber(text: string, from: number): number {
  let end = from;
  for (let at = from; at < text.length; at += width(text, at)) {
    const kind = classAt(text, at);
    if (kind === DIGIT) end = at + width(text, at);
    else if (kind !== JOINER && (kind !== POINT || at !== end)) break;
  }
  return end;
}

function endOfLetters(text: string, from: number, kind: number): number {
  let end = from;
  for (let at = from; at < text.length; at += width(text, at)) {
    const next = classAt(text, at);
    if (next === kind || next === JOINER) end = at + width(text, at);
    else break;
  }
  return end;
}

/**
 * Splits a text into words: at spaces and punctuation, where the script changes, and between a letter and a digit
 * («ايفون12بروماكس» is three words), but never at a mark, a tatweel, an invisible character or an apostrophe.
 */
export function splitWords(text: string): Slice[] {
  const slices: Slice[] = [];
  for (let at = 0; at < text.length; ) {
    const kind = classAt(text, at);
    if (kind === GAP || kind === JOINER || kind === POINT) {
      at += width(text, at);
      continue;
    }
    let end = at + width(text, at);
    if (kind === DIGIT) end = endOfNumber(text, at);
    else if (kind !== CURRENCY) end = endOfLetters(text, at, kind);
    slices.push({ start: at, end, kind: KINDS[kind as keyof typeof KINDS] });
    at = end;
  }
  return slices;
}
