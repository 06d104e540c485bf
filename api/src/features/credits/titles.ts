import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import type { Message } from '#lib/errors.ts';
import { productOf, purchaseIn, type Returned, returnedBy } from '../payments/index.ts';
import type { Transaction } from './contract.ts';
import { METHODS, MOVEMENTS, RETURNED, TYPES } from './movement-words.ts';
import { presentTransaction } from './present.ts';
import { paymentsOfPurchases, type TransactionRow } from './queries.ts';

const RETURNABLE = new Set<TransactionRow['kind']>(['subscription', 'boost', 'listing', 'purchase']);
/** Of a product, and back to the credit: no purchase of its own. */
const isReturn = ({ kind, amount_cents: cents }: TransactionRow) => RETURNABLE.has(kind) && cents > 0;
const said = (words: Message, blanks: Message): Message => ({
  ar: words.ar.replace('{what}', () => blanks.ar),
  en: words.en.replace('{what}', () => blanks.en),
});

/** Movements with what they are, things as they are called now, and what came back with the payment it was paid with. */
export async function presentTransactions(db: Db, rows: readonly TransactionRow[], lang: Lang): Promise<Transaction[]> {
  const returned = await returnedBy(
    db,
    rows.filter(isReturn).map(({ transfer_id }) => transfer_id),
  );
  const purchases = [...returned.values()].flatMap(({ purchaseId }) => purchaseId ?? []);
  const payments = await paymentsOfPurchases(db, [...new Set(purchases)]);
  return Promise.all(
    rows.map(async (row) => {
      const back = returned.get(row.transfer_id);
      const title = (await titleOf(db, row, back))[lang];
      return presentTransaction(row, {
        title,
        isReturn: isReturn(row),
        group: row.act,
        paymentId: row.payment_id ?? payments.get(back?.purchaseId ?? '') ?? null,
      });
    }),
  );
}

async function titleOf(db: Db, row: TransactionRow, back: Returned | undefined): Promise<Message> {
  if (isReturn(row)) return said(RETURNED, back?.title ?? TYPES[row.type]);
  if (row.product) {
    const purchase = purchaseIn({ product: row.product, parameters: row.parameters });
    return productOf(purchase).title(db, purchase);
  }
  if (row.returned_request)
    return MOVEMENTS[row.returned_request === 'cancelled' ? 'refund_cancelled' : 'refund_rejected'];
  if (row.kind === 'closure') return MOVEMENTS.closure;
  if (row.kind === 'adjustment') return MOVEMENTS.adjustment;
  return row.method && row.method !== 'credits'
    ? said(MOVEMENTS[row.kind === 'refund' ? 'refund' : 'deposit'], METHODS[row.method])
    : TYPES[row.type];
}
