import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Message } from '../../../lib/errors.ts';
import { productOf, purchaseIn } from '../products.ts';

export type Brand = Message;

/** A receipt as it was issued: nothing of it is looked up again. */
export interface ReceiptContent {
  brand: Brand;
  payer: Message;
  kind: tables.PaymentRow['kind'];
  method: tables.PaymentRow['method'];
  referenceNumber: string | null;
  amountCents: number;
  /** The purchase; null for credit added or paid back. */
  item: Message | null;
}

/** Gives a payment its receipt and the next number, in the transaction of the payment and as the last thing in it. */
export async function issueReceipt(trx: Db, paymentId: string, brand: Brand): Promise<void> {
  const { rows } = await trx.raw(
    `select p.kind, p.method, p.reference_number, p.amount_cents, b.product, b.parameters,
       u.first_name || ' ' || u.last_name as person, o.name_ar, o.name_en
     from payments p join users u on u.id = p.user_id join ledger_accounts a on a.id = p.account_id
       left join offices o on o.id = a.office_id left join purchases b on b.id = p.purchase_id
     where p.id = ?`,
    [paymentId],
  );
  const [row] = rows;
  const purchase = row.product ? purchaseIn(row) : null;
  const content: ReceiptContent = {
    brand,
    payer: row.name_ar ? { ar: row.name_ar, en: row.name_en } : { ar: row.person, en: row.person },
    kind: row.kind,
    method: row.method,
    referenceNumber: row.reference_number,
    amountCents: row.amount_cents,
    item: purchase && (await productOf(purchase).title(trx, purchase)),
  };
  // The number is the trigger's.
  await trx('receipts').insert({ number: 0, payment_id: paymentId, content: JSON.stringify(content) });
}
