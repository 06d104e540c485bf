import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { centsIn, dollarsOf } from '#rules/money.ts';
import { lockPayer, systemAccount, transfer } from '../ledger/index.ts';
import { issueCreditNote } from '../payments/index.ts';
import type { BoostRow } from './queries.ts';

interface Stop {
  accountId: string;
  userId: string;
  id: string;
  /** In dollars, as it was shown. */
  refund?: number | undefined;
  /** One of several that an act stops, which has words of its own. */
  isQuiet?: boolean;
}

/**
 * Stops a boost that runs or waits, for its buyer: the days that have begun cost the cheapest terms that cover them, the rest
 * comes back at once (`stop_boost`).
 * @throws AppError boost_not_found (404), boost_over, boost_refund_changed (409)
 */
export async function cancelBoost(trx: Db, { accountId, userId, id, refund, isQuiet }: Stop): Promise<void> {
  await lockPayer(trx, accountId);
  const boost = await trx('boosts').where({ id, account_id: accountId }).forUpdate().first();
  if (!boost) throw new AppError('boost_not_found', 404);
  const { rows } = await trx.raw<{ rows: { cents: number }[] }>(
    `select stop_boost(id, 'cancelled') as cents from boosts
     where id = ? and status in ('pending', 'active') and ends_at > app_now()`,
    [id],
  );
  const [stopped] = rows;
  if (!stopped) throw new AppError('boost_over', 409);
  const { cents } = stopped;
  if (refund !== undefined && centsIn(refund) !== cents)
    throw new AppError('boost_refund_changed', 409).with({ refund: dollarsOf(cents) });
  await payBack(trx, { boost: { ...boost, refund_cents: cents }, actorId: userId, isNews: !isQuiet });
}

/** Before an administrator takes listings away: that is no stop of their owners, and whole days come back pro rata. */
export const stopBoostsAsRemoved = (trx: Db, listingIds: string[]): Promise<unknown> =>
  trx.raw(`select stop_boosts(cast(? as uuid[]), 'removed')`, [listingIds]);

/**
 * Once: the transfer's event is the boost's own.
 * @returns the payment of the return
 */
export async function payBack(
  trx: Db,
  { boost, actorId, isNews }: { boost: BoostRow; actorId: string | null; isNews?: boolean | undefined },
): Promise<string | undefined> {
  const { id, account_id: to, refund_cents: cents } = boost;
  if (!to || cents === 0) return undefined;
  const from = await systemAccount(trx, { kind: 'revenue', name: 'boost' });
  const transferId = await transfer(trx, { kind: 'boost', event: `boost_refund:${id}`, from, to, cents, actorId });
  await trx('boosts').where({ id }).update({ refund_transfer_id: transferId });
  return issueCreditNote(trx, { transferId, product: 'boost', isNews });
}
