import { type Amount, amountAt } from './amounts.ts';
import type { Topic } from './categories.ts';
import { PERIODS } from './deals.ts';
import { type Currency, dealOf, isRent, moneyOf } from './money.ts';
import { isFree, keyOf, type Reading, type Recognised, take } from './reading.ts';

type Filter = Omit<Recognised, 'text'>;

const round = (value: number) => String(Math.round(value * 100) / 100);
const SQUARE_METRES = { metres: 1, dunums: 1000, hectares: 10_000 } as const;

function range(
  kinds: readonly [min: string, max: string],
  { min, max }: { min?: number | undefined; max?: number | undefined },
): Filter[] {
  const filters: Filter[] = [];
  if (min !== undefined) filters.push({ kind: kinds[0], value: round(min) });
  if (max !== undefined) filters.push({ kind: kinds[1], value: round(max) });
  return filters;
}

const CURRENCY = new Map<Amount['measure'], Currency>(
  Object.entries<Currency>({ price: 'usd', pounds: 'pounds', new: 'new', old: 'old' }) as [
    Amount['measure'],
    Currency,
  ][],
);

/** A single price means a budget, unless it is «about». Prices are filtered in dollars. */
function priceFilters(
  { min, max, exact, isAbout, isScaled, measure }: Amount,
  reading: Reading,
  topic: Topic,
): Filter[] {
  const said = max ?? exact ?? min ?? 0;
  const currency = CURRENCY.get(measure) ?? 'unsaid';
  const { rate, pound, thousands } = moneyOf(said, { currency, isBare: !isScaled }, reading, topic);
  const bounds =
    exact === undefined ? { min, max } : isAbout ? { min: exact * 0.85, max: exact * 1.15 } : { max: exact };
  const inDollars = (value: number | undefined) =>
    value === undefined ? undefined : pound ? Math.max(1, Math.round(value * rate)) : value * rate;
  const filters = range(['minPrice', 'maxPrice'], { min: inDollars(bounds.min), max: inDollars(bounds.max) });
  const isFiltered = filters.some(({ kind }) => !reading.taken.has(kind));
  const deal = isFiltered ? dealOf(said * rate, reading, topic) : undefined;
  return [
    ...filters.map((filter) => ({ ...filter, pound, thousands })),
    ...(deal ? [{ kind: 'transactionType', value: deal }] : []),
  ];
}

/** Nobody's flat has exactly the area another has in mind: one number means a tenth around it. */
function areaFilters({ min, max, exact }: Amount, factor: number): Filter[] {
  const scaled =
    exact === undefined
      ? { min: min && min * factor, max: max && max * factor }
      : { min: Math.round(exact * factor * 0.9), max: Math.round(exact * factor * 1.1) };
  return range(['minArea', 'maxArea'], scaled);
}

function countFilters(kind: string, { min, max, exact }: Amount): Filter[] {
  if (exact !== undefined) return Number.isInteger(exact) && exact <= 20 ? [{ kind, value: String(exact) }] : [];
  if (min !== undefined && max === undefined) return [{ kind, value: `${min}+` }];
  const from = min ?? 1;
  if (max === undefined || max - from > 9 || max > 20) return [];
  return Array.from({ length: max - from + 1 }, (_, more) => ({ kind, value: String(from + more) }));
}

const isYear = (value: number) => Number.isInteger(value) && value >= 1950 && value <= 2040;

/** Fewer than this is no price, whatever is sold. */
const LEAST: Readonly<Record<Topic, number>> = { home: 10, vehicle: 2, thing: 50, unknown: 50 };
/** A bare number as large as this is what such a thing costs. */
const PRICED_FROM: Readonly<Record<Topic, number>> = {
  home: 5_000,
  vehicle: 2_100,
  thing: Number.POSITIVE_INFINITY,
  unknown: 1_000_000,
};

/** A number without a unit is money when the sentence says so, or when it is written as only money is («تحت 50 ألف»). */
function isMoney(amount: Amount, reading: Reading, topic: Topic): boolean {
  const { label, isScaled, exact, min, max, isAbout, isBy, to } = amount;
  if (label === 'price') return true;
  if (label === 'size') return false;
  const value = max ?? min ?? exact ?? 0;
  const isPriced = topic === 'home' || topic === 'vehicle' || isRent(reading) || value >= 1_000_000;
  if (isScaled) return value >= 1000 && (exact === undefined || isPriced || isBy === true);
  if (isYear(min ?? value) && isYear(max ?? value)) return false;
  if (value < LEAST[topic]) return false;
  if (exact === undefined) return true;
  const hasPeriod = endOfPrice(reading, to) > to;
  if (isAbout) return hasDeal(reading) && topic !== 'thing';
  return hasPeriod || value >= PRICED_FROM[topic] || (isBy === true && topic !== 'unknown');
}

const hasDeal = (reading: Reading) =>
  isRent(reading) || reading.found.some(({ item }) => item.kind === 'transactionType');

const perMetreFilters = ({ min, max, exact, metres = 1 }: Amount): Filter[] => {
  const each = (value: number | undefined) => value && value / metres;
  return range(['minPricePerM2', 'maxPricePerM2'], { min: each(min), max: each(max ?? exact) });
};

function filtersOf(reading: Reading, amount: Amount, topic: Topic): Filter[] {
  const homely = topic === 'home' || topic === 'unknown';
  if (amount.label === 'perMetre' && homely) return perMetreFilters(amount);
  const years = topic === 'vehicle' ? yearFilters(amount) : [];
  if (years.length > 0) return years;
  switch (amount.measure) {
    case 'price':
    case 'pounds':
    case 'new':
    case 'old':
      return priceFilters(amount, reading, topic);
    case 'metres':
    case 'dunums':
    case 'hectares': {
      // «يبعد 200 متر عن …» is a distance, «كبل 100 متر» a length.
      const isDistance =
        reading.parts[amount.to + 1]?.surface === 'عن' ||
        /^(?:يبعد|تبعد|بعيد|بعد)/.test(reading.parts[amount.from - 1]?.surface ?? '');
      const isArea =
        topic === 'home' || amount.label === 'size' || (topic === 'unknown' && amount.measure !== 'metres');
      return isArea && !isDistance ? areaFilters(amount, SQUARE_METRES[amount.measure]) : [];
    }
    case 'rooms':
    case 'bedrooms':
    case 'bathrooms':
      return homely ? countFilters(amount.measure, amount) : [];
    case 'none':
      if (amount.label === 'size' && homely) return areaFilters(amount, 1);
      return isMoney(amount, reading, topic) ? priceFilters(amount, reading, topic) : [];
    default:
      return [];
  }
}

/** «سيارة 2010», «موديل 2015 وفوق»: a car's year, or the years from or until it. */
function yearFilters({ measure, exact, min, max, label, isBy }: Amount): Filter[] {
  const years = [exact, min, max].filter((value) => value !== undefined);
  if (measure !== 'none' || label !== undefined || isBy || !years.every(isYear)) return [];
  if (exact !== undefined) return [{ kind: 'attr.year', value: String(exact) }];
  return range(['attr.year.min', 'attr.year.max'], { min, max });
}

const COUNT_KINDS = new Map<string, string>(
  Object.entries<string>({ room: 'rooms', bedroom: 'bedrooms', bathroom: 'bathrooms' }),
);
const FILLERS = new Set(['صالون', 'صاله', 'مطبخ', 'منتفعات', 'مناف', 'موزع', 'كوريدور', 'salon', 'kitchen']);
const plain = (surface: string) => surface.replace(/^و(?=.{3})/, '');

/** «غرفتين وصالون ومنتفعات»: what every home has goes with the rooms, it would only narrow the search. */
function endOfRooms({ parts }: Reading, to: number): { end: number; hasSalon: boolean } {
  let end = to;
  let hasSalon = false;
  for (let at = to + 1; at < parts.length; at++) {
    const part = parts[at];
    if (part && FILLERS.has(plain(part.surface)) && part.words.length === 1) {
      end = at;
      hasSalon ||= keyOf(part, 'count') === 'salon';
    } else if (part?.surface !== 'و' && part?.surface !== 'and') break;
  }
  return { end, hasSalon };
}

/** Rooms named beside the salon are bedrooms: «غرفتين وصالون» is two of them. */
const asBedrooms = (filters: Filter[]): Filter[] =>
  filters.map((filter) => (filter.kind === 'rooms' ? { ...filter, kind: 'bedrooms' } : filter));

/** «غرفة وصالون»: one, without a number. */
function takeRoomBesideSalon(reading: Reading, at: number): boolean {
  const part = reading.parts[at];
  if (keyOf(part, 'count') !== 'room' || !/غرفه|اوضه|قوضه|room$/.test(part?.surface ?? '')) return false;
  const { end, hasSalon } = endOfRooms(reading, at);
  if (!hasSalon || reading.taken.has('bedrooms')) return false;
  take(reading, at, end, [{ kind: 'bedrooms', value: '1' }]);
  return true;
}

/** «غرف 3», «عدد الغرف: 3»: a count whose number comes after it. */
function countBefore(reading: Reading, at: number): { kind: string; value: string } | undefined {
  const kind = COUNT_KINDS.get(keyOf(reading.parts[at], 'count') ?? '');
  const number = reading.parts[at + 1];
  if (!kind || !isFree(reading, number) || number.value === undefined || number.isScaled || number.value > 20)
    return undefined;
  const after = amountAt(reading, at + 1);
  return after?.measure === 'none' && after.exact !== undefined && Number.isInteger(after.exact)
    ? { kind, value: String(after.exact) }
    : undefined;
}

function takeYear(reading: Reading, at: number, topic: Topic): boolean {
  if (topic !== 'vehicle' || keyOf(reading.parts[at], 'word') !== 'model_year') return false;
  const year = [at + 1, at - 1].find(
    (near) => isFree(reading, reading.parts[near]) && isYear(reading.parts[near]?.value ?? 0),
  );
  if (year === undefined) return false;
  const amount = year > at ? amountAt(reading, year) : undefined;
  const bounds = amount ? yearFilters(amount) : [];
  if (amount && bounds.length > 0 && !bounds.some(({ kind }) => reading.taken.has(kind))) {
    take(reading, at, amount.to, bounds);
    return true;
  }
  take(reading, Math.min(at, year), Math.max(at, year), [
    { kind: 'attr.year', value: String(reading.parts[year]?.value) },
  ]);
  return true;
}

/** «500$ شهريا»: the period goes with the price, listings say it in many ways. */
function endOfPrice({ parts }: Reading, to: number): number {
  const isPeriod = (at: number) => PERIODS.has(keyOf(parts[at], 'word') ?? '');
  if (isPeriod(to + 1)) return to + 1;
  return parts[to + 1]?.isStop && isPeriod(to + 2) ? to + 2 : to;
}

const ROOMY = new Set(['rooms', 'bedrooms', 'bathrooms']);

/** Takes prices (US dollars), areas (m²), room counts and, of vehicles, the year. */
export function takeNumbers(reading: Reading, topic: Topic): void {
  for (let at = 0; at < reading.parts.length; at++) {
    if (!isFree(reading, reading.parts[at]) || takeYear(reading, at, topic)) continue;
    const count = topic === 'home' || topic === 'unknown' ? countBefore(reading, at) : undefined;
    if (count && !reading.taken.has(count.kind)) {
      take(reading, reading.parts[at - 1]?.surface === 'عدد' ? at - 1 : at, at + 1, [count]);
      continue;
    }
    const amount = amountAt(reading, at);
    if (!amount) {
      if (topic === 'home' || topic === 'unknown') takeRoomBesideSalon(reading, at);
      continue;
    }
    const rooms = ROOMY.has(amount.measure) ? endOfRooms(reading, amount.to) : undefined;
    const read = filtersOf(reading, amount, topic);
    const filters = (rooms?.hasSalon ? asBedrooms(read) : read).filter(({ kind }) => !reading.taken.has(kind));
    if (filters.length > 0) take(reading, amount.from, rooms?.end ?? endOfPrice(reading, amount.to), filters);
    at = amount.to;
  }
}
