import { asSpoken, foldText, type MaybeNumber, numberWord, readNumber } from '@diyar/indexer/numbers';

/** Words that may stand beside a figure without changing it: those of the unit that is asked for. */
const UNITS = {
  dollars: /(?:us|u\.s\.)? ?\$|\b(?:usd|dollars?)\b|دولار(?:ات)?(?: امريكي(?:ه)?)?/g,
  pounds: /\b(?:syp|s\.?p\.?|pounds?)(?=\s|$)|(?:ليره|ليرات)(?: سوري(?:ه|ات))?|(?<!\p{L})ل\.? ?س\.?(?!\p{L})/gu,
  metres: /\b(?:m2|m|sqm|sq\.? ?m\.?)(?=\s|$)|م2|(?:متر|امتار)(?: مربع(?:ه)?)?|(?<!\p{L})م(?!\p{L})/gu,
} satisfies Record<string, RegExp>;
export type FigureUnit = keyof typeof UNITS;

/** Digits with what groups them and what divides them, a run of letters, or a sign. */
const TOKEN = /\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,']\d+)*|\p{L}+|[^\s\p{L}\d]/gu;

/**
 * A number in digits, as people in Syria write it; NaN for what is none. A point or a comma before exactly three digits
 * groups them (`125.000`), unless a lone zero stands before it; before any other number of digits it divides (`120,5`,
 * `12.3450`). Of both, the last one divides (`1.200,50`).
 */
function digitsValue(token: string): number {
  const text = token.replace(/['\s]/g, '');
  if (/^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(text)) return Number(text.replace(/[.,]/g, ''));
  const [, whole = '', part = ''] = /^([\d.,]*?)(?:[.,](\d{1,6}))?$/.exec(text) ?? [];
  const sign = text[whole.length];
  const isGrouped = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(whole) && !whole.includes(sign ?? ' ');
  const isPlain = /^\d{1,15}$/.test(whole) && !(sign === ',' && part.length > 2 && whole !== '0');
  return isGrouped || isPlain ? Number(`${whole.replace(/[.,]/g, '')}.${part || '0'}`) : Number.NaN;
}

/** Every figure of a text, in digits, words or both, and the words that belong to none. A figure nobody can read is NaN. */
export function figuresIn(text: string): { figures: number[]; rest: string[] } {
  const tokens = asSpoken(foldText(text)).match(TOKEN) ?? [];
  const words = tokens.map((surface): MaybeNumber => {
    if (!/^\d/.test(surface)) return { surface, number: numberWord(surface) };
    return { surface, number: { value: digitsValue(surface), role: 'digits', joined: false } };
  });
  const figures: number[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const read = readNumber(words, at);
    if (read) figures.push(read.value);
    else rest.push(words[at]?.surface ?? '');
    at = read?.to ?? at + 1;
  }
  return { figures, rest };
}

/**
 * The one number a text is, as people type it: `٨٥٬٠٠٠`, `125.000`, `1.200,50`, «٨٥ ألف», «مليون ونص», and with the words of
 * its unit, `$50,000`; undefined for anything else.
 * @param unit what the field counts; the words of another unit make the text none
 */
export function readFigure(text: string, unit?: FigureUnit): number | undefined {
  if (text.length > 60) return undefined;
  const folded = foldText(text);
  // `1.5m`: a million of money, metres of anything else.
  const spelled = unit === 'metres' ? folded : folded.replace(/(\d) ?m\b/g, '$1 million');
  const bare = (unit ? spelled.replace(UNITS[unit], ' ') : folded).trim();
  const isNegative = /^-\s?\d/.test(bare);
  const { figures, rest } = figuresIn(isNegative ? bare.slice(1) : bare);
  const [value, ...more] = figures;
  if (value === undefined || more.length > 0 || rest.length > 0) return undefined;
  const rounded = Number(value.toFixed(6));
  return Number.isFinite(rounded) && rounded < 1e15 ? (isNegative ? -rounded : rounded) : undefined;
}

/** The money a text names where the field counts the other one: `50 مليون ليرة` in dollars; undefined when it names none, or this one. */
export function otherMoneyIn(text: string, unit: 'dollars' | 'pounds'): 'dollars' | 'pounds' | undefined {
  const other = unit === 'dollars' ? 'pounds' : 'dollars';
  return readFigure(text, unit) === undefined && readFigure(text, other) !== undefined ? other : undefined;
}

/** A number as text that {@link readFigure} reads as the same number: three decimals get a fourth. */
export const figureText = (value: number, options?: Intl.NumberFormatOptions): string =>
  value
    .toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 6, ...options })
    .replace(/^(-?[1-9]\d{0,2}\.\d{3})$/, '$10');

/** A number as a field shows it once it was understood: grouped where it is long. */
export const shownFigure = (value: number): string => figureText(value, { useGrouping: Math.abs(value) >= 10_000 });
