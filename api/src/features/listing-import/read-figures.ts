import { foldText } from '@diyar/indexer/arabic';
import { figureIn } from '#rules/digits.ts';
import { figuresIn, readFigure } from '#rules/figures.ts';
import { COUNTED_FIELDS, type WholeField, wholeOf } from '#rules/listing-fields.ts';
import { type Problem, problem, quoted } from './problem.ts';

export type Read<T> = { value: T } | { problem: Problem };
export const isRead = <T>(read: Read<T>): read is { value: T } => 'value' in read;

/** Numbers in a text that may say more, «٤ غرف»; a decimal with an exponent as spreadsheets write it, too. */
function numbersIn(text: string): number[] {
  const whole = /^\s*-?\d+(\.\d+)?e[+-]?\d{1,2}\s*$/i.test(text) ? Number(text) : readFigure(text);
  return whole === undefined ? figuresIn(text).figures : [whole];
}

const isOne = ([value, ...more]: number[]): boolean => value !== undefined && !Number.isNaN(value) && more.length === 0;

function readNumber(path: string, text: string): Read<number> {
  // «حمامين», «طابقين»: a dual says its number.
  const numbers = /^(حمام|طابق)(ي?ن)$/.test(foldText(text).trim()) ? [2] : numbersIn(text);
  const [value = 0] = numbers;
  return isOne(numbers) ? { value } : { problem: problem(path, 'import_not_a_number', quoted(text)) };
}

/** Degrees, whose three decimals are decimals. */
export function readDegrees(path: string, text: string): Read<number> {
  const value = figureIn(
    text
      .trim()
      .replace('−', '-')
      .replace(',', '.')
      .replace(/(\.\d{6})\d+$/, '$1'),
  );
  return value === undefined ? { problem: problem(path, 'import_not_a_number', quoted(text)) } : { value };
}

/** «3+1», «٣ غرف وصالون», «غرفتين»: rooms to sleep in; with the salons when all rooms are asked for. */
function readRooms(path: WholeField, text: string): Read<number> {
  const folded = foldText(text);
  const [, sleeping, salons] = /^\s*(\d{1,2})\s*\+\s*(\d)\s*$/.exec(folded) ?? [];
  if (sleeping !== undefined) return { value: Number(sleeping) + (path === 'rooms' ? Number(salons) : 0) };
  if (/^(استوديو|ستوديو|studio)$/.test(folded)) return { value: path === 'rooms' ? 0 : 1 };
  if (/^غرفه( واحده)?$/.test(folded)) return { value: 1 };
  if (/^غرفتي?ن( وصالون| و صالون)?$/.test(folded)) return { value: 2 };
  return readNumber(path, text);
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
function readFloor(text: string): Read<number> {
  const folded = foldText(text).trim();
  const named = FLOORS.find(([, names]) => names.test(folded));
  return named ? { value: named[0] } : readNumber('floor', text);
}

const ROOMS: ReadonlySet<WholeField> = new Set(
  COUNTED_FIELDS.filter((field) => field === 'rooms' || wholeOf(field) === 'rooms'),
);

/** Any whole number of the form in its own words. */
export function readWhole(field: WholeField, text: string): Read<number> {
  if (ROOMS.has(field)) return readRooms(field, text);
  return field === 'floor' ? readFloor(text) : readNumber(field, text);
}

/** Square metres, out of metres, dunams and hectares. */
export function readArea(text: string): Read<number> {
  const folded = foldText(text);
  const scale = /دونم|دنم|dunam|dunum|donum/.test(folded) ? 1_000 : /هكتار|hectare/.test(folded) ? 10_000 : 1;
  const read = readNumber('area', text.replace(/م\s*[2٢²]|m\s*[2²]|sq\.?\s*m/giu, ' '));
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
export function readPrice(text: string): Read<Price> {
  const folded = foldText(text);
  const priceError = (code: string) => ({ problem: problem('price', code, quoted(text)) });
  if (ON_REQUEST.test(folded)) return { value: { priceKind: 'on_request' } };
  if (FREE.test(folded)) return { value: { priceKind: 'free' } };
  if (OTHER_CURRENCY.test(folded)) return priceError('import_price_currency');
  if (PER_METRE.test(folded)) return priceError('import_price_per_metre');
  // A day that a spreadsheet made of a number.
  if (/^\d{4}-\d\d-\d\d$/.test(folded.trim())) return priceError('import_not_a_number');
  const currency = readCurrency(folded);
  const period = readPeriod(folded);
  const amounts = numbersIn(text.replace(/ل\.?\s*س\.?|\$|usd|syp|s\.?p\.?/giu, ' '));
  if (amounts.length > 1) return priceError('import_price_range');
  const [price] = amounts;
  if (price === undefined || Number.isNaN(price)) return priceError('import_not_a_number');
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
