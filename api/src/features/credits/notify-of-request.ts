import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { payerOfAccount } from '../ledger/index.ts';
import { type KindAndParameters, notify } from '../notifications/index.ts';
import { paymentPath } from '../payments/index.ts';

type News = KindAndParameters<
  | 'credit_added'
  | 'credit_added_for_purchase'
  | 'credit_rejected'
  | 'credit_cancelled'
  | 'refund_approved'
  | 'refund_rejected'
  | 'refund_cancelled'
>;
interface Telling {
  /** The person who did it need not be told. */
  except?: string;
}

/** Tells those whose money it is now: of a person's account that person, of an office's its owners of today, whoever asked. */
export async function notifyOfRequest(
  trx: Db,
  request: Pick<tables.CreditRequestRow, 'account_id' | 'purchase_id' | 'payment_id'>,
  news: News,
  { except }: Telling = {},
): Promise<void> {
  const { account_id: accountId, purchase_id: purchaseId, payment_id: paymentId } = request;
  const { people, isApart } = await payerOfAccount(trx, accountId);
  const query = new URLSearchParams({
    ...(isApart && { purse: 'private' }),
    ...(news.kind === 'credit_added_for_purchase' && purchaseId && { purchase: purchaseId }),
  }).toString();
  const hasReceipt = news.kind === 'credit_added' || news.kind === 'refund_approved';
  const url = hasReceipt ? paymentPath(paymentId, { isApart }) : `/dashboard/credits${query && `?${query}`}`;
  for (const userId of people) if (userId !== except) await notify(trx, { userId, type: 'credit', url, ...news });
}
