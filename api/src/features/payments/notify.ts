import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Message } from '#lib/errors.ts';
import { dollarsOf } from '#rules/money.ts';
import { payerOfAccount } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';

/** The page of a payment, where its receipt is. `isApart`: of the own purse of somebody who has an office's as well. */
export const paymentPath = (id: string, { isApart = false } = {}): string =>
  `/dashboard/payments/${id}${isApart ? '?purse=private' : ''}`;

interface News {
  kind: 'purchase_paid' | 'purchase_returned';
  payment: Pick<tables.PaymentRow, 'id' | 'account_id' | 'amount_cents'>;
  title: Message;
}

/** Leads to the payment's page, which has its receipt. */
export async function notifyOfPayment(trx: Db, { kind, payment, title }: News): Promise<void> {
  const { people, isApart } = await payerOfAccount(trx, payment.account_id);
  const parameters = { titleAr: title.ar, titleEn: title.en, amount: dollarsOf(payment.amount_cents) };
  const url = paymentPath(payment.id, { isApart });
  for (const userId of people) await notify(trx, { userId, type: 'credit', kind, url, parameters });
}
