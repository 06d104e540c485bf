import { type Amount, amountAt } from './amounts.ts';
import { boundBefore } from './bounds.ts';
import type { Topic } from './candidates.ts';
import { isCounted, isLength } from './measures.ts';
import { areaFilters, countFilters, type Filter, isYear, yearFilters } from './number-filters.ts';
import { endOfPrice, isMoney, isOfElse, perMetreFilters, priceFilters } from './prices.ts';
import { consume, isFree, keyOf, type Reading } from './reading.ts';
import { asBedrooms, consumeRoomBesideSalon, consumeRoomsAndSalon, countBefore, endOfRooms } from './rooms.ts';

const SQUARE_METRES = { metres: 1, dunums: 1000, hectares: 10_000 } as const;

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
      return isOfElse(reading, amount) ? [] : priceFilters(amount, reading, topic);
    case 'metres':
    case 'dunums':
    case 'hectares': {
      // «يبعد 200 متر عن …» is a distance, «عرض الواجهة 5 متر» and «كبل 100 متر» are lengths.
      const isElse = amount.label !== 'size' && isLength(reading.parts, amount.from, amount.to, reading.head);
      const isArea =
        topic === 'home' || amount.label === 'size' || (topic === 'unknown' && amount.measure !== 'metres');
      return isArea && !isElse ? areaFilters(amount, SQUARE_METRES[amount.measure]) : [];
    }
    case 'none':
      if (amount.label === 'size' && homely) return areaFilters(amount, 1);
      return !isOfElse(reading, amount) && isMoney(amount, reading, topic) ? priceFilters(amount, reading, topic) : [];
    default:
      return homely && isCounted(amount.measure) ? countFilters(amount.measure, amount) : [];
  }
}

interface BoundOfYear {
  side: 'min' | 'max';
  from: number;
}

/** «قبل موديل 2012», «مو قبل 2012», «من بعد موديل 2010», «مو اقدم من موديل 2005»; undefined for a year without. */
function boundOfYear({ parts, denials }: Reading, at: number): BoundOfYear | undefined {
  const before = parts[at - 1]?.surface ?? '';
  const denied = denials.get(at - 1);
  const from = denied ?? at - 1;
  if (/^(?:قبل|اقدم|before)$/.test(before)) return { side: denied === undefined ? 'max' : 'min', from };
  if (/^(?:بعد|احدت|after)$/.test(before)) return { side: denied === undefined ? 'min' : 'max', from };
  for (let start = Math.max(0, at - 4); start < at; start++) {
    const found = boundBefore(parts, start);
    if (found?.to === at && (found.bound === 'min' || found.bound === 'max')) return { side: found.bound, from: start };
  }
  return undefined;
}

/** «مو قبل 2012»: a year without the word for it. */
function consumeBareYear(reading: Reading, at: number): boolean {
  const { value, isScaled } = reading.parts[at] ?? {};
  const bound = /^(?:قبل|بعد|before|after)$/.test(reading.parts[at - 1]?.surface ?? '')
    ? boundOfYear(reading, at)
    : undefined;
  if (!bound || value === undefined || isScaled || !isYear(value) || reading.taken.has(`attr.year.${bound.side}`))
    return false;
  consume(reading, bound.from, at, [{ kind: `attr.year.${bound.side}`, value: String(value) }]);
  return true;
}

function consumeYear(reading: Reading, at: number, topic: Topic): boolean {
  if (topic !== 'vehicle') return false;
  if (keyOf(reading.parts[at], 'word') !== 'model_year') return consumeBareYear(reading, at);
  const behind = reading.parts[at + 1]?.surface === 'ال' ? at + 2 : at + 1;
  const year = [behind, at - 1].find(
    (near) => isFree(reading, reading.parts[near]) && isYear(reading.parts[near]?.value ?? 0),
  );
  if (year === undefined) return false;
  const bound = boundOfYear(reading, at);
  if (bound && !reading.taken.has(`attr.year.${bound.side}`)) {
    const value = String(reading.parts[year]?.value);
    consume(reading, Math.min(bound.from, year), Math.max(at, year), [{ kind: `attr.year.${bound.side}`, value }]);
    return true;
  }
  const amount = year > at ? amountAt(reading, year) : undefined;
  const bounds = amount ? yearFilters(amount) : [];
  if (amount && bounds.length > 0 && !bounds.some(({ kind }) => reading.taken.has(kind))) {
    consume(reading, at, amount.to, bounds);
    return true;
  }
  consume(reading, Math.min(at, year), Math.max(at, year), [
    { kind: 'attr.year', value: String(reading.parts[year]?.value) },
  ]);
  return true;
}

/** «ما تقل عن 150 متر ولا تزيد عن 200»: a bound right behind another one is of the same measure. */
const asBefore = (amount: Amount, last: Amount | undefined): Amount =>
  last !== undefined &&
  last.measure !== 'none' &&
  amount.measure === 'none' &&
  amount.label === undefined &&
  amount.exact === undefined &&
  !amount.isScaled &&
  amount.from - last.to <= 2
    ? { ...amount, measure: last.measure }
    : amount;

/** Takes prices (US dollars), areas (m²), room counts and, of vehicles, the year. */
export function consumeNumbers(reading: Reading, topic: Topic): void {
  let last: Amount | undefined;
  for (let at = 0; at < reading.parts.length; at++) {
    if (!isFree(reading, reading.parts[at]) || consumeYear(reading, at, topic)) continue;
    const isHomely = topic === 'home' || topic === 'unknown';
    if (isHomely && consumeRoomsAndSalon(reading, at)) continue;
    const count = isHomely ? countBefore(reading, at) : undefined;
    if (count && !reading.taken.has(count.kind)) {
      consume(reading, reading.parts[at - 1]?.surface === 'عدد' ? at - 1 : at, at + 1, [count]);
      continue;
    }
    const own = amountAt(reading, at);
    if (!own) {
      if (isHomely) consumeRoomBesideSalon(reading, at);
      continue;
    }
    const amount = asBefore(own, last);
    last = amount;
    const rooms = isCounted(amount.measure) ? endOfRooms(reading, amount.to) : undefined;
    const read = filtersOf(reading, amount, topic);
    const filters = (rooms?.hasSalon ? asBedrooms(read) : read).filter(({ kind }) => !reading.taken.has(kind));
    if (filters.length > 0) consume(reading, amount.from, rooms?.end ?? endOfPrice(reading, amount.to), filters);
    at = amount.to;
  }
}
