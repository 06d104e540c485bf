import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { AppError } from '#lib/errors.ts';
import { balanceOf, billingAccount, type Purse, payerOfAccount, systemAccount, transfer } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import { payeeInFull, payeeOf } from '../payees/index.ts';
import { type CashMethod, openPayment, type PurchaseOf, savePurchase } from '../payments/index.ts';
import { moneyRules } from './queries.ts';

/** Limit of waiting ones per account, so that a queue of people is not one person's. */
const WAITING_AT_MOST = 10;

interface Asked {
  userId: string;
  /** Whose money, where the caller says so. */
  purse?: Purse | undefined;
  cents: number;
  method: CashMethod;
}

/** @throws AppError amount_below_minimum, amount_above_maximum (400) */
export async function assertAmount(trx: Db, cents: number): Promise<void> {
  const { minimum_cents: minimum, maximum_cents: maximum } = await moneyRules(trx);
  if (cents < minimum) throw new AppError('amount_below_minimum', 400, { limitCents: minimum }).on('amount');
  if (cents > maximum) throw new AppError('amount_above_maximum', 400, { limitCents: maximum }).on('amount');
}

/** Counted while the account is locked. @throws AppError too_many_credit_requests (409) */
async function assertFewWait(trx: Db, accountId: string, userId: string): Promise<void> {
  await trx('users').where({ id: userId }).forNoKeyUpdate().first('id');
  const waiting = await trx('credit_requests').where({ account_id: accountId, status: 'pending' }).pluck('id');
  if (waiting.length >= WAITING_AT_MOST) throw new AppError('too_many_credit_requests', 409);
}

/**
 * Money that its payer says was paid. Nothing is added before an administrator has seen it.
 * @returns the request's id
 * @throws AppError method_not_offered, too_many_credit_requests (409)
 */
export async function requestCredit(
  trx: Db,
  asked: Asked & {
    reason: string | null;
    referenceNumber: string | null;
    /** Where to send it, as the payer read it. */
    payee?: string | undefined;
    purchase?: PurchaseOf | undefined;
  },
): Promise<string> {
  const { userId, purse, cents, method, reason, referenceNumber, purchase } = asked;
  await assertAmount(trx, cents);
  const payee = await payeeOf(trx, method, asked.payee);
  const accountId = await billingAccount(trx, userId, purse);
  await assertFewWait(trx, accountId, userId);
  const paymentId = await openPayment(trx, { accountId, userId, kind: 'top_up', method, referenceNumber, cents });
  const kept = purchase && (await savePurchase(trx, { accountId, userId, purchase }));
  const row = await rowOf(
    trx('credit_requests')
      .insert({
        account_id: accountId,
        user_id: userId,
        type: 'addition',
        amount_cents: cents,
        reason,
        payment_id: paymentId,
        purchase_id: kept?.id ?? null,
        payee_version_id: payee.id,
      })
      .returning('id'),
  );
  const { isApart } = await payerOfAccount(trx, accountId);
  await notify(trx, {
    userId,
    type: 'credit',
    kind: 'credit_requested',
    parameters: { amount: cents / 100, payeeAr: payeeInFull(payee, 'ar'), payeeEn: payeeInFull(payee, 'en') },
    url: `/dashboard/payments/${paymentId}${isApart ? '?purse=private' : ''}`,
  });
  return row.id;
}

/**
 * Credit to be paid back: held from now on, so it cannot be spent meanwhile.
 * @returns the request's id
 * @throws AppError no_balance_to_refund (409), insufficient_balance (402)
 */
export async function requestRefund(
  trx: Db,
  { userId, purse, cents, method, reason, payTo }: Asked & { reason: string; payTo: string },
): Promise<string> {
  await assertAmount(trx, cents);
  const accountId = await billingAccount(trx, userId, purse);
  await assertFewWait(trx, accountId, userId);
  const balance = await balanceOf(trx, accountId);
  if (balance === 0) throw new AppError('no_balance_to_refund', 409);
  if (balance < cents) throw new AppError('insufficient_balance', 402, { limitCents: balance }).on('amount');
  const opened = { accountId, userId, kind: 'refund', method, referenceNumber: null, cents } as const;
  const paymentId = await openPayment(trx, opened);
  const holdId = await transfer(trx, {
    kind: 'refund',
    event: `refund_hold:${paymentId}`,
    from: accountId,
    to: await systemAccount(trx, { kind: 'held_refunds' }),
    cents,
    actorId: userId,
  });
  const row = await rowOf(
    trx('credit_requests')
      .insert({
        account_id: accountId,
        user_id: userId,
        type: 'refund',
        amount_cents: cents,
        reason,
        pay_to: payTo,
        payment_id: paymentId,
        hold_id: holdId,
      })
      .returning('id'),
  );
  return row.id;
}
