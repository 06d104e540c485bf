import type { Amount } from './amounts.ts';
import type { Topic } from './candidates.ts';
import { isForATime, PERIODS } from './deals.ts';
import { type Currency, dealOf, isRent, moneyOf } from './money.ts';
import { type Filter, isYear, range } from './number-filters.ts';
import { keyOf, type Reading } from './reading.ts';

const CURRENCY = new Map<Amount['measure'], Currency>(
  Object.entries<Currency>({ price: 'usd', pounds: 'pounds', new: 'new', old: 'old' }) as [
    Amount['measure'],
    Currency,
  ][],
);

/** A single price means a budget, unless it is «about». Prices are filtered in dollars. */
export function priceFilters(
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
  const deal = isFiltered && !isHandedOver(reading) ? dealOf(said * rate, reading, topic) : undefined;
  return [
    ...filters.map((filter) => ({ ...filter, pound, thousands })),
    ...(deal ? [{ kind: 'transactionType', value: deal }] : []),
  ];
}

/** «محل فروغ ب 40 الف»: what is paid for is the key money, and neither a sale nor a rent. */
const isHandedOver = ({ found }: Reading) => found.some(({ item }) => item.kind === 'attr.shop_tenure');

/** Money and numbers that are not asked for the thing: «راتبي 200 دولار», «دفعة اولى 5000», «ماشية 120 الف», «رقمي 0944…». */
const OF_ELSE =
  /^و?(?:ال)?(?:راتب|معاش|قسط|اقساط|دفعه|عربون|رعبون|تامين|رهن|رهنيه|سلفه|قرض|دين|ديون|فاتوره|ضريبه|غرامه|عداد|ماشي|ماشيه|قاطع|قاطعه|رقم|واتس|واتساب|واتسب|تلفون|عمر|salary|deposit|mileage|km|phone|whatsapp)(?:ي|ه|ها|و|نا|هن)?$/;
export function isOfElse({ parts, text }: Reading, { from, isScaled }: Amount): boolean {
  for (let at = from; at >= Math.max(0, from - 2); at--) {
    const part = parts[at];
    if (!part) return false;
    // «تحويشة عمري 18 الف»: nobody is so old.
    if (isScaled && /^و?عمر/.test(part.surface)) continue;
    // A telephone number begins with a zero.
    if (at === from ? /^[0٠][0-9٠-٩]{6,}/.test(text.slice(part.start)) : OF_ELSE.test(part.surface)) return true;
    if (part.opens || (at < from && part.value !== undefined)) return false;
  }
  return false;
}

/** Fewer than this is no price, whatever is sold. */
const LEAST: Readonly<Record<Topic, number>> = { home: 10, vehicle: 2, thing: 50, unknown: 50 };

/** A bare number as large as this is what such a thing costs. */
const PRICED_FROM: Readonly<Record<Topic, number>> = {
  home: 5_000,
  vehicle: 2_100,
  thing: Number.POSITIVE_INFINITY,
  unknown: 1_000_000,
};

/** «بطارية ٩٠ بالمية»: a share, though it is written as "for a hundred". */
const PER_CENT = /^بالم(?:ا?ئ|ي)[ةه]$/;
const isPerCent = ({ parts, text }: Reading, at: number) =>
  parts[at - 1]?.value !== undefined && PER_CENT.test(text.slice(parts[at]?.start, parts[at]?.end));

/** A number without a unit is money when the sentence says so, or when it is written as only money is («تحت 50 ألف»). */
export function isMoney(amount: Amount, reading: Reading, topic: Topic): boolean {
  const { label, isScaled, exact, min, max, isAbout, isBy, to } = amount;
  if (label === 'price') return true;
  if (label === 'size') return false;
  if (isPerCent(reading, amount.from)) return false;
  // "for two days": how long.
  if (!isScaled && OF_TIME.test(reading.parts[amount.to + 1]?.surface ?? '')) return false;
  const value = max ?? min ?? exact ?? 0;
  const isPriced = topic === 'home' || topic === 'vehicle' || isRent(reading) || value >= 1_000_000;
  if (isScaled) return value >= 1000 && (exact === undefined || isPriced || isBy === true);
  if (isYear(min ?? value) && isYear(max ?? value)) return false;
  if (value < LEAST[topic]) return false;
  if (exact === undefined) return true;
  const before = reading.parts[amount.from - 1];
  const hasPeriod = endOfPrice(reading, to) > to || (before !== undefined && isForATime(reading, before));
  if (isAbout) return hasDeal(reading) && topic !== 'thing';
  if (topic === 'home' && value >= 50 && before && keyOf(before, 'transaction') === 'rent') return true;
  return hasPeriod || value >= PRICED_FROM[topic] || (isBy === true && topic !== 'unknown');
}

const OF_TIME = /^(?:days|nights|weeks|months|ايام|ليالي|اسابيع|اشهر|شهور)$/;

const hasDeal = (reading: Reading) =>
  isRent(reading) || reading.found.some(({ item }) => item.kind === 'transactionType');

export const perMetreFilters = ({ min, max, exact, metres = 1 }: Amount): Filter[] => {
  const each = (value: number | undefined) => value && value / metres;
  return range(['minPricePerM2', 'maxPricePerM2'], { min: each(min), max: each(max ?? exact) });
};

/** «500$ شهريا»: the period goes with the price, listings say it in many ways. */
export function endOfPrice({ parts }: Reading, to: number): number {
  const isPeriod = (at: number) => PERIODS.has(keyOf(parts[at], 'word') ?? '');
  if (isPeriod(to + 1)) return to + 1;
  return parts[to + 1]?.isStop && isPeriod(to + 2) ? to + 2 : to;
}
