import { foldText, type Lexicon, placeWords, readUnits } from '@diyar/indexer/arabic';
import { latinDigits } from '../../rules/digits.ts';
import { type Problem, problem, quoted } from './problem.ts';

export type Read<T> = { value: T } | { problem: Problem };
export const isRead = <T>(read: Read<T>): read is { value: T } => 'value' in read;

/** Thousands are grouped by commas, Arabic commas or thin spaces; decimals are behind a point. */
const latin = (text: string) =>
  latinDigits(text)
    .replaceAll('٫', '.')
    .replace(/(\d)[,،٬\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1');

/** «١٢٠», `1,250.5`, «خمسين ألف»; undefined when it isn't one number and nothing else but `rest`. */
function numbersIn(text: string, lexicon: Lexicon): number[] {
  const plain = latin(text);
  const simple = /^-?\d+(\.\d+)?$/.exec(plain.trim());
  if (simple) return [Number(simple[0])];
  const exponent = /^-?\d+(\.\d+)?e[+-]?\d{1,2}$/i.exec(plain.trim());
  if (exponent) return [Number(exponent[0])];
  // A decimal is kept out of the words, which would read it as two numbers.
  const decimals = [...plain.matchAll(/(?<![\d.])\d+\.\d+(?![\d.])/g)].map(([digits]) => Number(digits));
  const words = plain.replace(/(?<![\d.])\d+\.\d+(?![\d.])/g, ' ');
  const values = readUnits(placeWords(words, lexicon)).flatMap(({ value }) => value ?? []);
  return [...decimals, ...values];
}

export function readNumber(path: string, text: string, lexicon: Lexicon): Read<number> {
  const [value, ...more] = numbersIn(text, lexicon);
  if (value === undefined || more.length > 0) return { problem: problem(path, 'import_not_a_number', quoted(text)) };
  return { value };
}

/** «3+1», «٣ غرف وصالون», «غرفتين»: rooms to sleep in; with the salons when all rooms are asked for. */
export function readRooms(path: 'bedrooms' | 'rooms', text: string, lexicon: Lexicon): Read<number> {
  const [, sleeping, salons] = /^\s*(\d{1,2})\s*\+\s*(\d)\s*$/.exec(latin(text)) ?? [];
  if (sleeping !== undefined) return { value: Number(sleeping) + (path === 'rooms' ? Number(salons) : 0) };
  const folded = foldText(text);
  if (/^(استوديو|ستوديو|studio)$/.test(folded)) return { value: path === 'rooms' ? 0 : 1 };
  if (/^غرفه( واحده)?$/.test(folded)) return { value: 1 };
  if (/^غرفتي?ن( وصالون| و صالون)?$/.test(folded)) return { value: 2 };
  return readNumber(path, text, lexicon);
}

const ORDINALS = [
  ...['اول|first', 'ثان[يى]|تان[يى]|second', 'ثالث|تالت|third', 'رابع|fourth', 'خامس|fifth'],
  ...['سادس|sixth', 'سابع|seventh', 'ثامن|تامن|eighth', 'تاسع|ninth', 'عاشر|tenth'],
];
const FLOORS: readonly (readonly [number, RegExp])[] = [
  [-1, /^(قبو|تسويه|تحت الارض|basement)$/],
  [0, /^(ارضي|ارضيه|طابق ارضي|ground( floor)?)$/],
  ...ORDINALS.map((names, i) => [i + 1, new RegExp(`^((ال)?طابق )?(ال)?(${names})( floor)?$`)] as const),
];

/** «الطابق الثالث», «أرضي», `2`. */
export function readFloor(text: string, lexicon: Lexicon): Read<number> {
  const folded = foldText(text).trim();
  const named = FLOORS.find(([, names]) => names.test(folded));
  return named ? { value: named[0] } : readNumber('floor', text, lexicon);
}

/** Square metres, out of metres, dunams and hectares. */
export function readArea(text: string, lexicon: Lexicon): Read<number> {
  const folded = foldText(text);
  const scale = /دونم|دنم|dunam|dunum|donum/.test(folded) ? 1_000 : /هكتار|hectare/.test(folded) ? 10_000 : 1;
  const read = readNumber('area', text.replace(/م\s*[2٢²]|m\s*[2²]|sq\.?\s*m/giu, ' '), lexicon);
  return isRead(read)
    ? { value: read.value * scale }
    : { problem: problem('area', 'import_not_a_number', quoted(text)) };
}

export interface Price {
  price?: number;
  priceKind?: 'on_request' | 'free';
  currency?: 'USD' | 'SYP';
  pound?: 'new' | 'old';
  pricePeriod?: 'day' | 'week' | 'month' | 'year';
}

const ON_REQUEST = /هاتف|اتصال|تواصل|الطلب|على السوم|request|call/;
const FREE = /^(مجان|بلا مقابل|free)/;
const OTHER_CURRENCY =
  /شيكل|شيقل|دينار|يورو|ريال|درهم|جنيه|ليره (تركي|لبناني|ذهب)|لبناني|₪|€|£|₺|\b(ils|nis|jod|eur|aed|sar|try|tl)\b/;
/** Words of the market for round sums in dollars. */
const SLANG: readonly (readonly [RegExp, number])[] = [
  [/(^|[\s\d])ورق(ه|ات)(\s|$)/, 100],
  [/(^|[\s\d])(دفتر|دفاتر)(\s|$)/, 10_000],
];
const PER_METRE = /(ل|\/|لل)?\s*متر|م2|\/m2|per (square )?met/;

/** «850 ألف دولار», `1,200 USD / month`, «السعر عبر الهاتف». A range, another currency or a price per metre is refused. */
export function readPrice(text: string, lexicon: Lexicon): Read<Price> {
  const folded = foldText(text);
  const fault = (code: string) => ({ problem: problem('price', code, quoted(text)) });
  if (ON_REQUEST.test(folded)) return { value: { priceKind: 'on_request' } };
  if (FREE.test(folded)) return { value: { priceKind: 'free' } };
  if (OTHER_CURRENCY.test(folded)) return fault('import_price_currency');
  if (PER_METRE.test(folded)) return fault('import_price_per_metre');
  const currency = readCurrency(folded);
  const period = readPeriod(folded);
  const amounts = numbersIn(text.replace(/ل\.?\s*س\.?|\$|usd|syp|s\.?p\.?/giu, ' '), lexicon);
  if (amounts.length > 1) return fault('import_price_range');
  const [price] = amounts;
  if (price === undefined) return fault('import_not_a_number');
  const slang = SLANG.find(([words]) => words.test(folded));
  if (slang) return { value: { price: price * slang[1], currency: 'USD', ...(period && { pricePeriod: period }) } };
  return { value: { price, ...currency, ...(period && { pricePeriod: period }) } };
}

export function readCurrency(folded: string): Pick<Price, 'currency' | 'pound'> {
  if (/دولار|امريكي|\$|usd|dollar/.test(folded)) return { currency: 'USD' };
  if (!/ليره|ليرات|سوري|ل\.?\s*س|syp|pound|\bs\.?p\b/.test(folded)) return {};
  return { currency: 'SYP', pound: /قديم|old/.test(folded) ? 'old' : 'new' };
}

export function readPeriod(folded: string): Price['pricePeriod'] {
  if (/يوم|day|daily/.test(folded)) return 'day';
  if (/اسبوع|week/.test(folded)) return 'week';
  if (/شهر|month/.test(folded)) return 'month';
  return /سنو|سنه|عام|year|annual/.test(folded) ? 'year' : undefined;
}

const YES = new Set(['نعم', 'اي', 'يوجد', 'yes', 'y', 'true', '1', 'x', '✓'].map(foldText));
const NO = new Set(['لا', 'كلا', 'لايوجد', 'لا يوجد', 'no', 'n', 'false', '0', '-'].map(foldText));

export function readFlag(path: string, text: string): Read<boolean> {
  const folded = foldText(text).trim();
  if (YES.has(folded)) return { value: true };
  return NO.has(folded) ? { value: false } : { problem: problem(path, 'import_not_a_flag', quoted(text)) };
}
