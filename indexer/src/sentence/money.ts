import type { Topic } from './candidates.ts';
import { dealOfVerb, isForATime } from './deals.ts';
import type { Reading } from './reading.ts';

/** What such a thing costs in the middle, in dollars: which money was meant is the one that comes nearest. */
const USUAL: Readonly<Record<Topic, { sale: number; rent: number }>> = {
  home: { sale: 60_000, rent: 250 },
  vehicle: { sale: 8_000, rent: 600 },
  thing: { sale: 150, rent: 50 },
  unknown: { sale: 60_000, rent: 250 },
};
/** Whoever means pounds usually says so. */
const UNSAID = Math.log(4);
const OLD_IN_NEW = 100;
/** A home that costs this much or more is for sale. */
const SOLD_FROM = 8_000;

export type Currency = 'usd' | 'pounds' | 'new' | 'old' | 'unsaid';
export interface Money {
  /** Dollars for one of what was said. */
  rate: number;
  pound: 'new' | 'old' | undefined;
  /** Whether thousands were meant though not said («تحت ال 50» of a flat); undefined where they could not be. */
  thousands?: boolean | undefined;
}

/** Whether the sentence speaks of renting: it says so, or names a price by the month. */
export const isRent = (reading: Reading): boolean =>
  reading.found.some(({ item }) => item.kind === 'transactionType' && item.value === 'rent') ||
  reading.parts.some((part) => isForATime(reading, part) || dealOfVerb(reading, part) === 'rent');

/** Below this a bare number may be thousands. */
const BARE = 1000;

/**
 * Dollars, new pounds or old ones: as said, else the one that makes the amount most usual. A bare number may be thousands of
 * dollars (`isBare`), where such a thing costs that much.
 */
export function moneyOf(
  amount: number,
  { currency, isBare }: { currency: Currency; isBare: boolean },
  reading: Reading,
  topic: Topic,
): Money {
  const rates: readonly (Money & { isSaid: boolean })[] = [
    { rate: 1, pound: undefined, isSaid: currency === 'usd' || currency === 'unsaid' },
    { rate: 1 / reading.poundsPerDollar, pound: 'new', isSaid: currency === 'pounds' || currency === 'new' },
    {
      rate: 1 / reading.poundsPerDollar / OLD_IN_NEW,
      pound: 'old',
      isSaid: currency === 'pounds' || currency === 'old',
    },
  ];
  const mayBeThousands = isBare && currency === 'unsaid' && amount < BARE && topic !== 'thing';
  const thousands = { rate: BARE, pound: undefined, isSaid: true, thousands: true };
  const isSale = reading.found.some(({ item }) => item.kind === 'transactionType' && item.value === 'sale');
  const usuals = isRent(reading) ? ['rent'] : isSale || !mayBeThousands ? ['sale'] : ['sale', 'rent'];
  const open = [
    ...rates.filter(({ isSaid }) => isSaid || currency === 'unsaid'),
    ...(mayBeThousands ? [thousands] : []),
  ];
  const strangeness = ({ rate, isSaid }: (typeof rates)[number]) =>
    Math.min(
      ...usuals.map((deal) =>
        Math.abs(Math.log(Math.max(amount * rate, 0.01) / USUAL[topic][deal as 'sale' | 'rent'])),
      ),
    ) + (isSaid ? 0 : UNSAID);
  const [best] = [...open].sort((a, b) => strangeness(a) - strangeness(b));
  return {
    rate: best?.rate ?? 1,
    pound: best?.pound,
    thousands: mayBeThousands ? best?.thousands === true : undefined,
  };
}

/** The deal that a price tells: «٨٠ ألف» of a flat is a sale, by the month a rent. */
export function dealOf(dollars: number, reading: Reading, topic: Topic): 'sale' | 'rent' | undefined {
  if (reading.taken.has('transactionType') || topic !== 'home') return undefined;
  if (reading.found.some(({ item }) => item.kind === 'transactionType')) return undefined;
  if (isRent(reading)) return 'rent';
  return dollars >= SOLD_FROM ? 'sale' : undefined;
}
