import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { AppError } from '#lib/errors.ts';
import { centsIn, dollarsOf } from '#rules/money.ts';
import { systemAccount, transfer } from '../ledger/index.ts';
import { notifyOfPayment } from './notify.ts';
import { productOf, purchaseIn } from './products.ts';
import type { PurchaseOf } from './purchase-contract.ts';
import { type Brand, issueReceipt } from './receipts/issue-receipt.ts';

export type PurchaseRow = tables.PurchaseRow;

interface Buyer {
  accountId: string;
  userId: string;
}

/** A purchase that waits for credit, or is paid in the same transaction. */
export async function savePurchase(
  trx: Db,
  { accountId, userId, purchase }: Buyer & { purchase: PurchaseOf },
): Promise<PurchaseRow> {
  const { product, ...parameters } = purchase;
  return rowOf(trx('purchases').insert({ account_id: accountId, user_id: userId, product, parameters }).returning('*'));
}

export const openPurchasesOf = (db: Db, accountId: string): Promise<PurchaseRow[]> =>
  db('purchases').where({ account_id: accountId, status: 'kept' }).orderBy('id', 'desc').limit(20);

/** @throws AppError purchase_not_found (404), purchase_paid (409) */
export async function lockKept(trx: Db, { accountId, id }: { accountId: string; id: string }): Promise<PurchaseRow> {
  const row = await trx('purchases').where({ id, account_id: accountId }).forUpdate().first();
  if (!row || row.status === 'dropped') throw new AppError('purchase_not_found', 404);
  if (row.status === 'paid') throw new AppError('purchase_paid', 409);
  return row;
}

export async function dropPurchase(db: Db, kept: { accountId: string; id: string }): Promise<void> {
  await db.transaction(async (trx) => {
    await lockKept(trx, kept);
    await trx('purchases').where({ id: kept.id }).update({ status: 'dropped' });
  });
}

/** A sale that nobody is asked about: its price and what it gives are known by then. */
interface Automatic {
  cents: number;
  deliver(paid: { transferId: string; paymentId: string }): Promise<void>;
}

interface Payment {
  row: PurchaseRow;
  userId: string;
  brand: Brand;
  /** In dollars, what the buyer was told that it costs. */
  shown?: number | undefined;
  automatic?: Automatic;
}

/** A price that was raised, or lowered, since its buyer saw it is not taken. @throws AppError price_changed (409), with the new one */
export function assertShown(cents: number, shown: number | undefined): void {
  if (shown === undefined || centsIn(shown) === cents) return;
  throw new AppError('price_changed', 409, { price: dollarsOf(cents) }).with({ price: dollarsOf(cents) });
}

/**
 * Takes the price of today and gives what was bought, in one transaction.
 * @returns the payment's id
 * @throws AppError price_changed (409) with the new one, insufficient_credits (402) with the price and what is missing
 */
export async function payPurchase(trx: Db, { row, userId, brand, shown, automatic }: Payment): Promise<string> {
  const purchase = purchaseIn(row);
  const { kind, revenue, isHeld, hasOwnNews, lock, price, title, deliver } = productOf(purchase);
  if (!automatic) await lock?.(trx, row.account_id, purchase);
  const cents = automatic ? automatic.cents : await price(trx, purchase, row.account_id);
  assertShown(cents, shown);
  const transferId = await transfer(trx, {
    kind,
    event: `purchase:${row.id}`,
    from: row.account_id,
    to: await systemAccount(trx, isHeld ? { kind: 'held_budgets' } : { kind: 'revenue', name: revenue }),
    cents,
    actorId: automatic ? null : userId,
  }).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'insufficient_credits') throw error;
    throw error.with({ ...(error.data as { missing: number }), price: dollarsOf(cents), purchase });
  });
  const now = trx.raw('app_now()');
  await trx('purchases').where({ id: row.id }).update({ status: 'paid', transfer_id: transferId, paid_at: now });
  const payment: tables.PaymentRow = await rowOf(
    trx('payments')
      .insert({
        account_id: row.account_id,
        user_id: userId,
        kind: 'purchase',
        method: 'credits',
        amount_cents: cents,
        status: 'success',
        transfer_id: transferId,
        purchase_id: row.id,
        settled_at: now,
      })
      .returning('*'),
  );
  const paymentId = payment.id;
  if (automatic) await automatic.deliver({ transferId, paymentId });
  else await deliver(trx, { accountId: row.account_id, userId, purchaseId: row.id, transferId, paymentId, purchase });
  if (!hasOwnNews) await notifyOfPayment(trx, { kind: 'purchase_paid', payment, title: await title(trx, purchase) });
  await issueReceipt(trx, paymentId, brand);
  return paymentId;
}
