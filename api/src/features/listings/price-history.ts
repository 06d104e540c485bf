import type { Db } from '@diyar/db';

interface Priced {
  id: string;
  price_cents: number | null;
  published_at: Date | null;
}

/**
 * Keeps what a listing is offered for from now on, when that is new.
 * @param before as it was public until now; its price opens a history that was never begun
 */
export async function recordPrice(trx: Db, { id, price_cents: before, published_at }: Priced): Promise<void> {
  const last = await trx('listing_price_history').where({ listing_id: id }).orderBy('at', 'desc').first('price_cents');
  const now = await trx('listings').where({ id }).first('price_cents', 'price_currency', 'price_original');
  if (!last && published_at && now.price_cents !== before) {
    await trx('listing_price_history').insert({ listing_id: id, price_cents: before, at: published_at });
  }
  if (last ? last.price_cents === now.price_cents : published_at && now.price_cents === before) return;
  await trx('listing_price_history').insert({ listing_id: id, ...now, at: trx.raw('app_now()') });
}

export const pricesOf = (db: Db, listingId: string): Promise<{ at: Date; price_cents: number | null }[]> =>
  db('listing_price_history').where({ listing_id: listingId }).orderBy('at').select('at', 'price_cents');
