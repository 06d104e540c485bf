import type { Db } from '@diyar/db';
import { lockPayer, systemAccount, transfer } from '../ledger/index.ts';
import { requireOwn } from './change-advertisement.ts';
import type { AdvertisementRow } from './queries.ts';

interface Own {
  accountId: string;
  userId: string;
  id: string;
}

/** Gone for everybody; what is left of the budget comes back at once. @returns it, in cents */
export async function deleteAdvertisement(trx: Db, { accountId, userId, id }: Own): Promise<number> {
  await lockPayer(trx, accountId);
  const row = await requireOwn(trx, { accountId, id });
  if (row.status === 'expired') {
    await trx('advertisements').where({ id }).update({ status: 'deleted' });
    return 0;
  }
  return endAdvertisement(trx, { row, status: 'deleted', actorId: userId });
}

/** Ends a locked one. @returns what came back, in cents */
export async function endAdvertisement(
  trx: Db,
  { row, status, actorId }: { row: AdvertisementRow; status: 'expired' | 'deleted'; actorId: string | null },
): Promise<number> {
  const cents = row.budget_cents - row.spent_cents;
  await trx('advertisements')
    .where({ id: row.id })
    .update({
      ...{ status, pause_reason: null, ended_at: trx.raw('app_now()'), refund_cents: cents },
      version: row.version + 1,
    });
  await payBack(trx, { row, cents, actorId });
  return cents;
}

/** Once: the transfer's event is the advertisement's own. */
export async function payBack(
  trx: Db,
  { row, cents, actorId }: { row: AdvertisementRow; cents: number; actorId: string | null },
): Promise<void> {
  if (cents === 0) return;
  const from = await systemAccount(trx, { kind: 'held_budgets' });
  const event = `advertisement_refund:${row.id}`;
  const transferId = await transfer(trx, { kind: 'purchase', event, from, to: row.account_id, cents, actorId });
  await trx('advertisements').where({ id: row.id }).update({ refund_transfer_id: transferId });
}
