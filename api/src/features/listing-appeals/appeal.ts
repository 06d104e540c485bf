import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { lockOwnListing } from '../listings/index.ts';
import { decisionToAppeal } from './decision-to-appeal.ts';

/**
 * Objects to the last decision on one's own listing, once for each.
 * @throws AppError listing_not_found (404), account_stopped (403), nothing_to_appeal, already_appealed (409)
 */
export const appeal = (db: Db, { listingId, ownerId, text }: { listingId: string; ownerId: string; text: string }) =>
  db.transaction(async (trx) => {
    const listing = await lockOwnListing(trx, listingId, ownerId);
    const decision = await decisionToAppeal(trx, listing);
    if (!decision) throw new AppError('nothing_to_appeal', 409);
    const [added] = await trx('listing_appeals')
      .insert({ ...decision, listing_id: listingId, words: text })
      .onConflict(['listing_id', 'about'])
      .ignore()
      .returning(['id', 'state']);
    if (!added) throw new AppError('already_appealed', 409);
    return added;
  });
