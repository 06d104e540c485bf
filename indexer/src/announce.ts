import type { Db } from '@diyar/db';
import { rowsOf } from './sql.ts';

/** PostgreSQL takes a notification of fewer than 8,000 bytes; an id and its comma are 37. */
const MOST = Math.floor(7_999 / 37);

/**
 * Tells whoever caches pages that these listings have changed *in the engine*: ids joined by commas on the channel
 * `listings_indexed`, or `*` when they are too many (or all, after a swap).
 */
export async function announce(db: Db, listingIds: string[] | '*'): Promise<void> {
  const payload = listingIds === '*' || listingIds.length > MOST ? '*' : listingIds.join(',');
  if (payload !== '') await rowsOf(db, "select pg_notify('listings_indexed', ?)", [payload]);
}
