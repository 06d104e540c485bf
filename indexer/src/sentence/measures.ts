import { COUNTED_FIELDS, type CountedField } from '@diyar/db/listing-fields';
import { keyOf, type Part } from './reading.ts';

/** Subject of a number; `none` when the sentence does not say. */
export type Measure =
  | 'price'
  | 'pounds'
  | 'new'
  | 'old'
  | 'metres'
  | 'dunums'
  | 'hectares'
  | CountedField
  | 'foreign'
  | 'none';

export type Label = 'price' | 'size' | 'perMetre';

/** Rooms that are said to be for sleeping, or named beside the salon. */
export const SLEEPING = 'bedrooms' satisfies CountedField;

/** Fields by the vocabulary's words for what is counted. */
export const COUNTS = new Map<string, CountedField>(
  Object.entries<CountedField>({ room: 'rooms', bedroom: SLEEPING, bathroom: 'bathrooms' }),
);

const COUNTED: ReadonlySet<Measure> = new Set(COUNTED_FIELDS);
export const isCounted = (measure: Measure): measure is CountedField => COUNTED.has(measure);

const UNITS = new Map<string, Measure>(
  Object.entries<Measure>({ square_metre: 'metres', dunum: 'dunums', hectare: 'hectares' }),
);

const CURRENCIES = new Map<string, Measure>(
  Object.entries<Measure>({ usd: 'price', syp: 'pounds', syp_new: 'new', syp_old: 'old' }),
);

export function measureOf(part: Part | undefined): Measure | undefined {
  const currency = keyOf(part, 'currency');
  if (currency !== undefined) return CURRENCIES.get(currency) ?? 'foreign';
  const unit = keyOf(part, 'unit');
  if (unit !== undefined) return UNITS.get(unit) ?? 'foreign';
  const count = keyOf(part, 'count');
  return count === undefined ? undefined : (COUNTS.get(count) ?? 'foreign');
}

const LABELS = new Map<string, 'price' | 'size'>(
  Object.entries<'price' | 'size'>({
    ...Object.fromEntries(
      'سعرها سعره سعرو سعرن حقها حقو حقه حق تمنها تمنو تمنه بسعرها معي معنا معو معها معايا مبلغ بمبلغ ميزانيتنا الميزانيه ميزانيتها ميزانيته'
        .split(' ')
        .map((word) => [word, 'price']),
    ),
    ميزانيه: 'price',
    ميزانيتي: 'price',
    بميزانيه: 'price',
    بسعر: 'price',
    budget: 'price',
  }),
);

export const labelOf = (part: Part | undefined) => {
  const key = keyOf(part, 'word');
  if (key === 'price' || key === 'size') return key;
  return part && LABELS.get(part.surface);
};

export const LAND = new Set<Measure>(['dunums', 'hectares']);

export const MONEY = new Set<Measure>(['price', 'pounds', 'new', 'old', 'none']);

export const METRES: Readonly<Record<string, number>> = { square_metre: 1, dunum: 1000, hectare: 10_000 };

export const isMetre = (part: Part | undefined) => METRES[keyOf(part, 'unit') ?? ''] !== undefined || isItsMetre(part);
/** «مترها»: a square metre of it. */
export const isItsMetre = (part: Part | undefined) => /^متر(?:ها|ه|و)$/.test(part?.surface ?? '');

/** «سعر المتر», «المتر ب», "price per m2": the index behind it. */
export function metreAt(parts: readonly Part[], at: number): number | undefined {
  if (keyOf(parts[at], 'word') === 'price') {
    const unit = [at + 1, at + 2].find((next) => isMetre(parts[next]));
    return unit !== undefined && (unit === at + 1 || parts[at + 1]?.value === undefined) ? unit + 1 : undefined;
  }
  const isOne = isItsMetre(parts[at]) || (isMetre(parts[at]) && parts[at]?.surface.startsWith('ال'));
  return isOne && parts[at - 1]?.value === undefined ? at + 1 : undefined;
}

/** «500 للمتر», "500 per m2". */
export function metreBehind(parts: readonly Part[], at: number): number | undefined {
  if (isMetre(parts[at]) && /^(?:ال|بال|لل)/.test(parts[at]?.surface ?? '')) return at;
  return (parts[at]?.surface === 'per' || parts[at]?.surface === 'a') && isMetre(parts[at + 1]) ? at + 1 : undefined;
}

/** Nouns of a length, as spoken and folded: metres behind them are no area. */
const DIMENSION =
  /^(?:و|ب|لل|ل)?(?:ال)?(?:عرض|طول|ارتفاع|علو|عمق|سقف|واجه[هت]|سماك[هت]|مساف[هت]|width|height|length|depth|distance|ceiling|frontage|facade)(?:ه|ها|و|ات)?$/;
/** «عرض خاص» is an offer: these say a length only where it follows, or what it is of. */
const ALSO_ELSE = /^(?:عرض|طول)$/;
const DIMENSION_BEHIND = /^(?:ب?(?:عرض|طول|ارتفاع|عمق|سقف)|wide|long|high|deep|tall|away|front|frontage|facade)$/;
/** The words between the noun and its number: «عرض الشارع ما بيقل عن 10 متر». */
const REACH = 5;

/** The index of the noun that says of which length a number is: «عرض الواجهة 5 متر», «سقفو 4 متر». */
export function dimensionBefore(parts: readonly Part[], at: number, head: number | undefined): number | undefined {
  for (let from = at - 1; from >= Math.max(0, at - REACH); from--) {
    const part = parts[from];
    const next = parts[from + 1];
    if (!part || !next || next.opens || part.value !== undefined || from === head || labelOf(part) === 'size')
      return undefined;
    const isOfWhat = from === at - 1 || next.surface.startsWith('ال');
    if (DIMENSION.test(part.surface) && (isOfWhat || !ALSO_ELSE.test(part.surface))) return from;
  }
  return undefined;
}

/** Whether metres from `from` to `to` are a length of something, and no area. */
export const isLength = (parts: readonly Part[], from: number, to: number, head: number | undefined): boolean => {
  const behind = parts[to + 1]?.surface ?? '';
  return (
    behind === 'عن' ||
    behind === 'from' ||
    DIMENSION_BEHIND.test(behind) ||
    /^(?:يبعد|تبعد|بعيد|بعيده|بعد)$/.test(parts[from - 1]?.surface ?? '') ||
    dimensionBefore(parts, from, head) !== undefined
  );
};
