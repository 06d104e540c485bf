import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { AppError } from '#lib/errors.ts';
import { systemAccount, transfer } from '../ledger/index.ts';
import { type Brand, issueReceipt } from './receipts/issue-receipt.ts';

type Payment = tables.PaymentRow;
export type CashMethod = Exclude<Payment['method'], 'credits'>;

interface Opened {
  accountId: string;
  userId: string;
  kind: 'top_up' | 'refund';
  method: CashMethod;
  referenceNumber: string | null;
  cents: number;
  recordedBy?: string;
}

/** A payment that waits to be seen by an administrator or to be told of by a provider. @returns its id */
export async function openPayment(trx: Db, opened: Opened): Promise<string> {
  const row = await rowOf(
    trx('payments')
      .insert({
        account_id: opened.accountId,
        user_id: opened.userId,
        kind: opened.kind,
        method: opened.method,
        reference_number: opened.referenceNumber,
        amount_cents: opened.cents,
        recorded_by: opened.recordedBy ?? null,
      })
      .returning('id'),
  );
  return row.id;
}

const lockPending = async (trx: Db, paymentId: string): Promise<Payment> => {
  const payment = await trx('payments').where({ id: paymentId }).forUpdate().first();
  if (payment?.status !== 'pending') throw new AppError('payment_settled', 409);
  return payment;
};

interface Settlement {
  paymentId: string;
  /** Null: a provider said so. */
  actorId: string | null;
  brand: Brand;
  /** Reference of the payment, where the payer named none. */
  referenceNumber?: string | null;
}

/**
 * The money came in: the account gets it, once. @returns the transfer's id
 * @throws AppError payment_settled, reference_used (409)
 */
export async function settleTopUp(trx: Db, settlement: Settlement): Promise<string> {
  const payment = await lockPending(trx, settlement.paymentId);
  const transferId = await transfer(trx, {
    kind: 'deposit',
    event: `payment:${payment.id}`,
    from: await systemAccount(trx, { kind: 'cash', name: payment.method as CashMethod }),
    to: payment.account_id,
    cents: payment.amount_cents,
    actorId: settlement.actorId,
  });
  await succeed(trx, payment, transferId, settlement);
  return transferId;
}

/** The money was paid out of what the refund held. @returns the transfer's id */
export async function settleRefund(trx: Db, settlement: Settlement): Promise<string> {
  const payment = await lockPending(trx, settlement.paymentId);
  const transferId = await transfer(trx, {
    kind: 'refund',
    event: `payment:${payment.id}`,
    from: await systemAccount(trx, { kind: 'held_refunds' }),
    to: await systemAccount(trx, { kind: 'cash', name: payment.method as CashMethod }),
    cents: payment.amount_cents,
    actorId: settlement.actorId,
  });
  await succeed(trx, payment, transferId, settlement);
  return transferId;
}

/**
 * Gives the money of a top-up that was just settled back the way it came: its account closed meanwhile and nobody could spend it.
 * A refund of its own, with its receipt. @returns the refund's payment
 */
export async function payBackTopUp(
  trx: Db,
  paymentId: string,
  { actorId, brand }: Pick<Settlement, 'actorId' | 'brand'>,
): Promise<string> {
  const paid = await rowOf(trx('payments').where({ id: paymentId }).first());
  const { account_id: accountId, user_id: userId, method, amount_cents: cents } = paid;
  const opened = {
    accountId,
    userId,
    kind: 'refund',
    method: method as CashMethod,
    referenceNumber: null,
    cents,
  } as const;
  const id = await openPayment(trx, opened);
  await transfer(trx, {
    kind: 'refund',
    event: `refund_hold:${id}`,
    from: accountId,
    cents,
    actorId,
    to: await systemAccount(trx, { kind: 'held_refunds' }),
  });
  await settleRefund(trx, { paymentId: id, actorId, brand });
  return id;
}

export async function failPayment(trx: Db, paymentId: string): Promise<void> {
  await lockPending(trx, paymentId);
  await trx('payments')
    .where({ id: paymentId })
    .update({ status: 'failed', settled_at: trx.raw('app_now()') });
}

async function succeed(trx: Db, payment: Payment, transferId: string, settlement: Settlement): Promise<void> {
  const referenceNumber = payment.reference_number ?? settlement.referenceNumber ?? null;
  await trx('payments')
    .where({ id: payment.id })
    .update({
      status: 'success',
      transfer_id: transferId,
      reference_number: referenceNumber,
      settled_at: trx.raw('app_now()'),
    })
    .catch((error: Error & { constraint?: string }) => {
      if (error.constraint === 'payments_reference_once') throw new AppError('reference_used', 409);
      throw error;
    });
  await issueReceipt(trx, payment.id, settlement.brand);
}
