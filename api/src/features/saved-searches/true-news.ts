import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { inferredOf, type SearchListingRow } from '@diyar/indexer/document';
import type { KnownFacts } from '#lib/facts.ts';
import type { Asked, Criteria } from '../search/index.ts';
import { askedPrice, isFall } from './asked-price.ts';
import { matcherOf } from './match-listings.ts';

export type Alerted = Pick<tables.SavedSearchAlertRow, 'listing_id' | 'reason' | 'deal' | 'was_cents'>;

/** A listing as it is told: with the price the search asks for, and what that was before, where it fell. */
export interface TrueNews {
  row: SearchListingRow;
  cents: number | null;
  period: SearchListingRow['price_period'];
  /** Null: it is new, and no cheaper. */
  wasCents: number | null;
}

type Row = SearchListingRow & Omit<Asked, 'inferred'>;

/**
 * What of a search's alerts is true when it is told, newest first: listings that are public and still what the search asks for,
 * and falls that are still falls. Hours may lie between an alert and a digest.
 */
export async function trueNews(
  trx: Db,
  alerts: readonly Alerted[],
  criteria: Criteria,
  facts: KnownFacts,
): Promise<TrueNews[]> {
  if (alerts.length === 0) return [];
  const { rows } = await trx.raw<{ rows: Row[] }>(
    'select * from search_listing where id = any(?::uuid[]) order by published_at desc, id',
    [[...new Set(alerts.map((alert) => alert.listing_id))]],
  );
  return rows.flatMap((row) => {
    if (!matcherOf({ ...row, inferred: inferredOf(row, facts.wording) }, facts)(criteria)) return [];
    const own = alerts.filter((alert) => alert.listing_id === row.id);
    const asked = askedPrice(criteria, row);
    const drop = own.find(({ reason }) => reason === 'price_drop');
    const price = drop?.deal && drop.deal !== asked.deal ? priceOf(drop.deal, row) : asked;
    if (drop && isFall(price.cents, drop.was_cents)) return [{ row, ...money(price), wasCents: drop.was_cents }];
    return own.some(({ reason }) => reason === 'new') ? [{ row, ...money(asked), wasCents: null }] : [];
  });
}

const money = ({ cents, period }: { cents: number | null; period: SearchListingRow['price_period'] }) => ({
  cents,
  period,
});

/** Of a deal that was told of; nothing where it is not offered any more. */
const priceOf = (deal: string, row: Row): { cents: number | null; period: SearchListingRow['price_period'] } => {
  if (row.transaction_type !== 'both') return { cents: null, period: null };
  return deal === 'rent' ? { cents: row.rent_cents, period: row.rent_period } : { cents: row.sale_cents, period: null };
};
