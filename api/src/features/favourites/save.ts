import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { KEPT_AT_MOST, LISTS, type List } from '#rules/favourites.ts';
import type { Kept, KeptLists } from './contract.ts';
import { addKept, countKept, type KeptRow, keptRows, lockLists, trimKept } from './queries.ts';

/** @throws AppError listing_not_found (404), favourites_full (409) */
export const saveOne = (db: Db, userId: string, list: List, listingId: string): Promise<Kept> =>
  db.transaction(async (trx) => {
    await lockLists(trx, userId);
    await add(trx, userId, list, [{ id: listingId }]);
    const row = (await keptRows(trx, userId, list)).find((row) => row.listing_id === listingId);
    if (row) return present(row);
    const isFull = list === 'favourites' && (await countKept(trx, userId, list)) >= KEPT_AT_MOST.favourites;
    throw isFull ? new AppError('favourites_full', 409) : new AppError('listing_not_found', 404);
  });

type Brought = Record<List, { id: string; at: string }[]>;

/**
 * Lists that a device kept for a visitor join the account's: their union, each once, the newest where there is no room
 * for all. What is not public any more stays behind.
 */
export const merge = (db: Db, userId: string, brought: Brought): Promise<KeptLists> =>
  db.transaction(async (trx) => {
    await lockLists(trx, userId);
    for (const list of LISTS) if (brought[list].length > 0) await add(trx, userId, list, brought[list]);
    return listsOf(trx, userId);
  });

async function add(trx: Db, userId: string, list: List, additions: readonly { id: string; at?: string }[]) {
  const most = KEPT_AT_MOST[list];
  // A favourite is never pushed out by another one; what was hidden or looked at long ago is.
  const limit = list === 'favourites' ? most - (await countKept(trx, userId, list)) : most;
  await addKept(trx, { userId, list, additions, limit: Math.max(0, limit) });
  if (list !== 'favourites') await trimKept(trx, userId, list, most);
}

export async function listsOf(db: Db, userId: string): Promise<KeptLists> {
  const lists: KeptLists = { favourites: [], hidden: [], viewed: [] };
  // In sequence: a transaction has one connection.
  for (const list of LISTS) lists[list] = (await keptRows(db, userId, list)).map(present);
  return lists;
}

const present = ({ listing_id, at, price_cents }: KeptRow): Kept => ({
  id: listing_id,
  at: at.toISOString(),
  price: price_cents === null ? null : price_cents / 100,
});
