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
const WITH_RECEIPT = new Set<News['kind']>(['credit_added', 'credit_added_for_purchase', 'refund_approved']);

interface Telling {
  /** The person who did it need not be told. */
  except?: string;
}

/** Tells those whose money it is now: of a person's account that person, of an office's its owners of today, whoever asked. */
export async function notifyOfRequest(
  trx: Db,
  request: Pick<tables.CreditRequestRow, 'account_id' | 'payment_id'>,
  news: News,
  { except }: Telling = {},
): Promise<void> {
  const { account_id: accountId, payment_id: paymentId } = request;
  const { people, isApart } = await payerOfAccount(trx, accountId);
  const list = isApart ? '/dashboard/credits?purse=private' : '/dashboard/credits';
  const url = WITH_RECEIPT.has(news.kind) ? paymentPath(paymentId, { isApart }) : list;
  for (const userId of people) if (userId !== except) await notify(trx, { userId, type: 'credit', url, ...news });
}
