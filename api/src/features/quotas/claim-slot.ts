import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { lockAccount, quotaOf } from './queries.ts';

/**
 * Whoever publishes locks his account first: the tokens of stopped people run on for minutes, and quotas are counted.
 * @throws AppError account_stopped (403)
 */
export async function lockSeller(trx: Db, userId: string): Promise<void> {
  const account = await lockAccount(trx, userId);
  if (!account || account.is_stopped) throw new AppError('account_stopped', 403);
}

type Whose = { owner_id: string; office_id: string | null };
/** An administrator is told about somebody else's listings. */
type Reader = 'owner' | 'admin';
const FULL = { owner: 'listing_limit_reached', admin: 'owner_limit_reached' } as const;

/**
 * Room for one more listing, where it is counted: with its office, or with its owner. The account is locked by then, so nobody
 * else takes the same place.
 * @throws AppError listing_limit_reached, to an administrator owner_limit_reached (409)
 */
export const claimSlot = (trx: Db, listing: Whose, by: Reader = 'owner'): Promise<void> =>
  assertRoom(trx, listing, 1, by);

/**
 * A listing that is counted already stays in view for another term only where no more are counted than there are places: those
 * above, after a limit was lowered or an office ended, are not renewed for ever.
 * @throws AppError listing_limit_reached, to an administrator owner_limit_reached (409)
 */
export const holdSlot = (trx: Db, listing: Whose, by: Reader = 'owner'): Promise<void> =>
  assertRoom(trx, listing, 0, by);

async function assertRoom(
  trx: Db,
  { owner_id: userId, office_id: officeId }: Whose,
  more: number,
  by: Reader,
): Promise<void> {
  const quota = await quotaOf(trx, officeId === null ? { userId } : { officeId });
  if (!quota) throw new AppError('quota_unavailable', 503);
  const { listing_limit: free, bought, used } = quota;
  const allowed = free === null ? null : free + bought;
  if (allowed !== null && used + more > allowed) throw new AppError(FULL[by], 409, { allowed });
}
