import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { payerOfAccount } from '../ledger/index.ts';
import { type KindAndParameters, notify } from '../notifications/index.ts';

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
  { account_id: accountId, purchase_id: purchaseId }: Pick<tables.CreditRequestRow, 'account_id' | 'purchase_id'>,
  news: News,
  { except }: Telling = {},
): Promise<void> {
  const { people, isApart } = await payerOfAccount(trx, accountId);
  const query = new URLSearchParams({
    ...(isApart && { purse: 'private' }),
    ...(news.kind === 'credit_added_for_purchase' && purchaseId && { purchase: purchaseId }),
  }).toString();
  const url = `/dashboard/credits${query && `?${query}`}`;
  for (const userId of people) if (userId !== except) await notify(trx, { userId, type: 'credit', url, ...news });
}
