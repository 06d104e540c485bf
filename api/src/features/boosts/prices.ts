import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { BOOST_DURATIONS, type BoostDuration, type BoostType, daysOf } from '#rules/boosts.ts';

export type Rules = Pick<
  tables.MoneyRuleRow,
  'boost_homepage_factor' | 'boost_bulk_from' | 'boost_bulk_percent' | 'boost_refunds'
>;
export const rulesOf = (db: Db): Promise<Rules> => rowOf(db('money_rules').first());

/** Of one boost without the discount. */
export type PriceList = (type: BoostType, duration: BoostDuration) => number;

export async function priceList(db: Db, { boost_homepage_factor: factor }: Rules): Promise<PriceList> {
  const rows = await db('boost_prices').select();
  return (type, duration) => {
    const isHomepage = type === 'homepage_featured';
    const row = rows.find((row) => row.type === (isHomepage ? 'featured' : type) && row.days === daysOf(duration));
    if (!row) throw new Error(`no price of ${type} for ${duration}`);
    return row.cents * (isHomepage ? factor : 1);
  };
}

/** Price of several bought together; the discount is counted once for all, and what it leaves of a cent is the buyer's. */
export const priceOfAll = (cents: number, count: number, { boost_bulk_from, boost_bulk_percent }: Rules): number =>
  count < boost_bulk_from ? cents * count : Math.floor((cents * count * (100 - boost_bulk_percent)) / 100);

/** What a boost keeps of its purchase: the list it was bought from, and the number of listings its discount asks for. */
export interface Terms {
  terms: [days: number, cents: number][];
  bulkFrom: number | null;
}
export async function termsOf(db: Db, { type, listings }: Pick<Chosen, 'type' | 'listings'>): Promise<Terms> {
  const rules = await rulesOf(db);
  const price = await priceList(db, rules);
  return {
    terms: BOOST_DURATIONS.map((duration) => [daysOf(duration), price(type, duration)]),
    bulkFrom: listings.length < rules.boost_bulk_from ? null : rules.boost_bulk_from,
  };
}

interface Chosen {
  type: BoostType;
  duration: BoostDuration;
  listings: string[];
}

/** In cents, all of the purchase. */
export async function priceOfChoice(db: Db, { type, duration, listings }: Chosen): Promise<number> {
  const rules = await rulesOf(db);
  const price = await priceList(db, rules);
  return priceOfAll(price(type, duration), listings.length, rules);
}

/** A sum in so many parts of whole cents that differ by one at most. */
export const partsOf = (cents: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.floor((cents * (at + 1)) / count) - Math.floor((cents * at) / count));
