import { setTimeout } from 'node:timers/promises';
import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { ListingDocument } from '@diyar/indexer/document';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from './catalogue/index.ts';
import type { FactsSource } from './facts.ts';

/** Asking prices of one category and deal in one place: a cell of `place_prices`, kept from eight listings on. */
export type PlacePriceRow = Pick<
  tables.PlacePriceRow,
  | 'location_id'
  | 'category_id'
  | 'deal'
  | 'sample'
  | 'median_cents'
  | 'low_cents'
  | 'high_cents'
  | 'per_m2_sample'
  | 'per_m2_median_cents'
>;

export type Verdict = 'below' | 'typical' | 'above';

/** A listing's price beside the median of its like round it. */
export interface Comparison {
  row: PlacePriceRow;
  /** By the square metre, where both sides know one. */
  byArea: boolean;
  ownCents: number;
  medianCents: number;
  /** Own price against the median in per cent: -12 is twelve below. */
  difference: number;
  verdict: Verdict;
  /** Against its own neighborhood or city: a card has no room to name a governorate. */
  isLocal: boolean;
}

type Priced = Pick<ListingDocument, 'price' | 'area' | 'province' | 'city' | 'neighborhood' | 'transactionTypes'> & {
  card: Pick<ListingDocument['card'], 'category' | 'priceKind' | 'pricePeriod'>;
};

/** Within this many per cent of the median a price is like the others. */
const TYPICAL = 7;
/** Past this the two are hardly the same kind of thing (or a slip of the keyboard): a word would mislead. */
const WIDEST = 90;
/** As the medians themselves count: below it, an area is a slip. */
const SMALLEST_AREA = 10;
/** Medians are computed every five minutes, so a minute more is little. */
const FRESH_MS = 60_000;
const MOST_CELLS = 20_000;
/** A list without the word is better than one that comes late. */
const PATIENCE_MS = 100;

/** Which medians a listing is held against, the nearest place first; null for what has no comparable price. */
function cellsOf(
  { price, province, city, neighborhood, transactionTypes, card }: Priced,
  { places, categories }: Catalogue,
): string[] | null {
  const category = categories.find(card.category);
  const offered = card.pricePeriod === null ? 'sale' : 'rent';
  if (card.priceKind !== 'amount' || price === undefined || !category || !transactionTypes.includes(offered))
    return null;
  const deal = card.pricePeriod === null ? 'sale' : `rent_${card.pricePeriod}`;
  const chain = [
    neighborhood && places.byKey('neighborhood', neighborhood),
    places.byKey('city', city),
    places.byKey('province', province),
  ];
  return chain.flatMap((place) => (place ? [`${place.id} ${category.id} ${deal}`] : []));
}

function compare({ price, area }: Priced, row: PlacePriceRow, isLocal: boolean): Comparison | null {
  const cents = Math.round((price ?? 0) * 100);
  const perM2 = area !== undefined && area >= SMALLEST_AREA ? Math.round(cents / area) : null;
  const byArea = perM2 !== null && row.per_m2_median_cents !== null;
  const ownCents = byArea ? perM2 : cents;
  const medianCents = Number(byArea ? row.per_m2_median_cents : row.median_cents);
  const difference = Math.round((ownCents / medianCents - 1) * 100);
  if (!Number.isFinite(difference) || Math.abs(difference) > WIDEST) return null;
  const verdict = Math.abs(difference) <= TYPICAL ? 'typical' : difference < 0 ? 'below' : 'above';
  return { row, byArea, ownCents, medianCents, difference, verdict, isLocal };
}

/**
 * Holds prices against the usual ones: at the time of the answer, so that no document goes stale when a median moves. One
 * query for a page of listings, none for cells that were asked for within the last minute. Never rejects: the search goes on
 * while PostgreSQL is away.
 */
export function createUsualPrices(db: Db, facts: FactsSource, log: FastifyBaseLogger, now = Date.now) {
  // A stale median stays until a fresh one has come: a list in a hurry shows it.
  const cached = new LRUCache<string, { row: PlacePriceRow | null }>({
    max: MOST_CELLS,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnStaleGet: true,
  });

  async function load(cells: string[]): Promise<void> {
    const parts = cells.map((cell) => cell.split(' '));
    const column = (at: number) => parts.map((part) => part[at] ?? '');
    const { rows } = await db.raw<{ rows: PlacePriceRow[] }>(
      `select p.* from place_prices p
       join unnest(?::uuid[], ?::uuid[], ?::text[]) as wanted (location_id, category_id, deal)
         using (location_id, category_id, deal)`,
      [column(0), column(1), column(2)],
    );
    for (const cell of cells) cached.set(cell, { row: null });
    for (const row of rows) cached.set(`${row.location_id} ${row.category_id} ${row.deal}`, { row });
  }

  async function fetchMissing(cells: string[], inHurry: boolean): Promise<void> {
    const missing = [...new Set(cells)].filter((cell) => !cached.has(cell));
    if (missing.length === 0) return;
    const loading = load(missing).catch((error: unknown) => log.warn({ err: error }, 'usual prices are unknown'));
    await (inHurry ? Promise.race([loading, setTimeout(PATIENCE_MS, undefined, { ref: false })]) : loading);
  }

  return {
    /**
     * Comparisons in the listings' order; null where fewer than eight of its like are listed. A list is in a hurry: medians
     * that come too late are there for the next list.
     */
    async of(listings: readonly Priced[], { inHurry = false } = {}): Promise<(Comparison | null)[]> {
      const { catalogue } = await facts.get();
      const cells = listings.map((listing) => cellsOf(listing, catalogue) ?? []);
      await fetchMissing(cells.flat(), inHurry);
      return listings.map((listing, index) => {
        const rows = (cells[index] ?? []).map((cell) => cached.get(cell)?.row);
        const at = rows.findIndex(Boolean);
        const row = rows[at];
        // The governorate is the last of them.
        return row ? compare(listing, row, at < rows.length - 1) : null;
      });
    },
  };
}
export type UsualPrices = ReturnType<typeof createUsualPrices>;
