import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';

/** Before a change of what is public: opens a history that was never begun with the prices as they were published. */
export const beginPrices = (trx: Db, listingId: string): Promise<unknown> =>
  trx.raw(
    `select record_prices(l.id, l.published_at) from listings l where l.id = ? and l.published_at is not null
       and not exists (select from listing_price_history h where h.listing_id = l.id)`,
    [listingId],
  );

/** Keeps what a listing is offered for from now on, each deal for itself, where that is new. */
export const recordPrices = (trx: Db, listingId: string): Promise<unknown> =>
  trx.raw('select record_prices(?, app_now())', [listingId]);

export type PastPrice = Pick<tables.ListingPriceHistoryRow, 'at' | 'deal' | 'period' | 'price_cents'>;

export const pricesOf = (db: Db, listingId: string): Promise<PastPrice[]> =>
  db('listing_price_history')
    .where({ listing_id: listingId })
    .orderBy(['at', 'deal'])
    .select('at', 'deal', 'period', 'price_cents');
