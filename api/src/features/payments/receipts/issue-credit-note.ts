import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { notifyOfPayment } from '../notify.ts';
import { receiptNumberOf } from '../present.ts';
import { returnedBy } from '../products.ts';
import type { ReceiptContent } from './issue-receipt.ts';

/** The receipt that a credit note refers to. */
type CitedRow = Pick<tables.PaymentRow, 'user_id' | 'purchase_id'> & { number: number; content: ReceiptContent };

async function moved(trx: Db, transferId: string): Promise<{ account_id: string; cents: number }> {
  const { rows } = await trx.raw<{ rows: [{ account_id: string; cents: number }] }>(
    `select e.account_id, e.amount_cents as cents from ledger_entries e
     where e.transfer_id = ? and e.amount_cents > 0`,
    [transferId],
  );
  return rows[0];
}

/** Of the purchase itself, or else the account's newest of the product. */
async function citedBy(
  trx: Db,
  {
    accountId,
    product,
    purchaseId,
  }: { accountId: string; product: tables.PurchaseRow['product']; purchaseId: string | null },
): Promise<CitedRow | undefined> {
  const { rows } = await trx.raw<{ rows: CitedRow[] }>(
    `select p.user_id, p.purchase_id, r.number, r.content
     from payments p join purchases b on b.id = p.purchase_id join receipts r on r.payment_id = p.id
     where p.account_id = :accountId and p.kind = 'purchase' and b.product = :product
       and (cast(:purchaseId as uuid) is null or b.id = :purchaseId)
     order by r.number desc limit 1`,
    { accountId, product, purchaseId },
  );
  return rows[0];
}

/**
 * Gives what came back a payment of its own and the next number of the receipts, in the transaction of the transfer and once the
 * product knows it as its own. Brand and name are those of the receipt it refers to; without one there is nothing to correct.
 * @param isNews its payer is told here
 * @returns the payment's id
 */
export async function issueCreditNote(
  trx: Db,
  {
    transferId,
    product,
    isNews,
  }: { transferId: string; product: tables.PurchaseRow['product']; isNews?: boolean | undefined },
): Promise<string | undefined> {
  const back = (await returnedBy(trx, [transferId])).get(transferId);
  if (!back) return undefined;
  const { account_id: accountId, cents } = await moved(trx, transferId);
  const cited = await citedBy(trx, { accountId, product, purchaseId: back.purchaseId });
  if (!cited) return undefined;
  const payment: tables.PaymentRow = await rowOf(
    trx('payments')
      .insert({
        account_id: accountId,
        user_id: cited.user_id,
        purchase_id: cited.purchase_id,
        amount_cents: cents,
        kind: 'return',
        method: 'credits',
        status: 'success',
        transfer_id: transferId,
        settled_at: trx.raw('app_now()'),
      })
      .returning('*'),
  );
  const content: ReceiptContent = {
    brand: cited.content.brand,
    payer: cited.content.payer,
    kind: 'return',
    method: 'credits',
    referenceNumber: receiptNumberOf(cited.number),
    amountCents: cents,
    item: back.item,
  };
  if (isNews) await notifyOfPayment(trx, { kind: 'purchase_returned', payment, title: back.title });
  await trx('receipts').insert({ number: 0, payment_id: payment.id, content: JSON.stringify(content) });
  return payment.id;
}
