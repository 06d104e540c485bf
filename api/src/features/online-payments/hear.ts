import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { giveBackLate } from '../credits/index.ts';
import { payerOfAccount } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import { type Brand, failPayment, openPayment, paymentPath, settleTopUp } from '../payments/index.ts';
import type { Word } from './providers/provider.ts';

export type Result = tables.PaymentMessageRow['result'];

/**
 * Does what a provider's word means, once: in one transaction with the row that remembers it. A word that comes after we gave
 * the payment up opens another one of the same amount, so that money which was paid is always there. Of an account that was closed
 * meanwhile the desk gives it back.
 * @returns `other_amount` where less or more was paid than was asked: nothing moves, an administrator has to look
 * @throws AppError payment_not_found (404)
 */
export async function hear(db: Db, { provider, word, brand }: { provider: string; word: Word; brand: Brand }) {
  return db.transaction(async (trx): Promise<Result> => {
    const online = await trx('online_payments').where({ payment_id: word.paymentId, provider }).forUpdate().first();
    if (!online) throw new AppError('payment_not_found', 404);
    const known = await trx('payment_messages').where({ provider, message: word.message }).first('result');
    if (known) return known.result;
    const payment = await trx('payments').where({ id: word.paymentId }).forUpdate().first();
    if (!payment) throw new AppError('payment_not_found', 404);
    const result = await act(trx, { word, payment, online, brand });
    await trx('payment_messages').insert({
      provider,
      message: word.message,
      payment_id: word.paymentId,
      outcome: word.outcome,
      amount_cents: word.cents,
      result,
    });
    return result;
  });
}

interface Heard {
  word: Word;
  payment: tables.PaymentRow;
  online: tables.OnlinePaymentRow;
  brand: Brand;
}

async function act(trx: Db, { word, payment, online, brand }: Heard): Promise<Result> {
  if (payment.status === 'success' || (await wasPaidLate(trx, word.reference))) return 'known';
  if (word.outcome === 'failed') {
    if (payment.status === 'failed') return 'known';
    await failPayment(trx, payment.id);
    await tell(trx, payment, { kind: 'online_payment_failed' });
    return 'failed';
  }
  if (word.cents !== payment.amount_cents) return 'other_amount';
  const paymentId = payment.status === 'pending' ? payment.id : await openAgain(trx, payment);
  await settleTopUp(trx, { paymentId, actorId: null, brand, referenceNumber: word.reference });
  if (await giveBackLate(trx, payment, word.reference)) return 'settled';
  await tell(trx, payment, { kind: online.purchase_id ? 'credit_added_for_purchase' : 'credit_added', paymentId });
  return 'settled';
}

const openAgain = (trx: Db, { account_id, user_id, amount_cents }: tables.PaymentRow) =>
  openPayment(trx, {
    accountId: account_id,
    userId: user_id,
    kind: 'top_up',
    method: 'mobile_wallet',
    referenceNumber: null,
    cents: amount_cents,
  });

const wasPaidLate = async (trx: Db, referenceNumber: string): Promise<boolean> =>
  Boolean(
    await trx('payments')
      .where({ method: 'mobile_wallet', reference_number: referenceNumber, status: 'success' })
      .first('id'),
  );

type News =
  | { kind: 'online_payment_failed' }
  /** Leads to its receipt. */
  | { kind: 'credit_added' | 'credit_added_for_purchase'; paymentId: string };

/** Those whose money it is now: of an office's account its owners of today, whoever opened the payment. */
async function tell(trx: Db, { account_id, amount_cents }: tables.PaymentRow, news: News): Promise<void> {
  const { people, isApart } = await payerOfAccount(trx, account_id);
  const { kind } = news;
  const url = 'paymentId' in news ? paymentPath(news.paymentId, { isApart }) : '/dashboard/credits/add';
  for (const userId of people)
    await notify(trx, { userId, type: 'credit', kind, url, parameters: { amount: amount_cents / 100 } });
}
