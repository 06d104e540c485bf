import type { Db } from '@diyar/db';
import { lockPayer, systemAccount, transfer } from '../ledger/index.ts';
import { issueCreditNote } from '../payments/index.ts';
import { requireOwn } from './change-advertisement.ts';
import type { AdvertisementRow } from './queries.ts';

interface Own {
  accountId: string;
  userId: string;
  id: string;
  /** One of several that an act ends, which has words of its own. */
  isQuiet?: boolean;
}

/** Gone for everybody; what the used days leave of the budget comes back at once. @returns it, in cents */
export async function deleteAdvertisement(trx: Db, { accountId, userId, id, isQuiet }: Own): Promise<number> {
  await lockPayer(trx, accountId);
  const row = await requireOwn(trx, { accountId, id });
  if (row.status === 'expired') {
    await trx('advertisements').where({ id }).update({ status: 'deleted' });
    return 0;
  }
  return (await endAdvertisement(trx, { row, status: 'deleted', actorId: userId, isNews: !isQuiet })).cents;
}

/**
 * Ends a locked one before its days are used, by its owner's doing or the end its owner has set: the days that were used cost
 * the cheapest term that covers them. One that an administrator has taken down gives back its unspent days.
 * @returns what came back, in cents, and its payment
 */
export async function endAdvertisement(
  trx: Db,
  { row, status, actorId, isNews }: Omit<Moved, 'cents'> & { status: 'expired' | 'deleted' },
): Promise<{ cents: number; paymentId: string | undefined }> {
  const { rows } = await trx.raw<{ rows: [{ kept: number }] }>(
    'select advertisement_keeps(ad) as kept from advertisements ad where id = ?',
    [row.id],
  );
  const [{ kept }] = rows;
  const cents = row.budget_cents - row.spent_cents - kept;
  await trx('advertisements')
    .where({ id: row.id })
    .update({
      status,
      pause_reason: null,
      ended_at: trx.raw('app_now()'),
      refund_cents: cents,
      kept_cents: kept,
      version: row.version + 1,
    });
  await earn(trx, { row, cents: kept, actorId });
  return { cents, paymentId: await payBack(trx, { row, cents, actorId, isNews }) };
}

interface Moved {
  row: AdvertisementRow;
  cents: number;
  actorId: string | null;
  /** Its payer is told of what came back. */
  isNews?: boolean | undefined;
}

/** The used days' price beyond what was spent for them day by day. */
async function earn(trx: Db, { row, cents, actorId }: Moved): Promise<void> {
  if (cents === 0) return;
  const from = await systemAccount(trx, { kind: 'held_budgets' });
  const to = await systemAccount(trx, { kind: 'revenue', name: 'advertisement' });
  const event = `advertisement_kept:${row.id}`;
  const transferId = await transfer(trx, { kind: 'purchase', event, from, to, cents, actorId });
  await trx('advertisements').where({ id: row.id }).update({ kept_transfer_id: transferId });
}

/**
 * Once: the transfer's event is the advertisement's own.
 * @returns the payment of the return
 */
export async function payBack(trx: Db, { row, cents, actorId, isNews }: Moved): Promise<string | undefined> {
  if (cents === 0) return undefined;
  const from = await systemAccount(trx, { kind: 'held_budgets' });
  const event = `advertisement_refund:${row.id}`;
  const transferId = await transfer(trx, { kind: 'purchase', event, from, to: row.account_id, cents, actorId });
  await trx('advertisements').where({ id: row.id }).update({ refund_transfer_id: transferId });
  return issueCreditNote(trx, { transferId, product: 'advertisement', isNews });
}
