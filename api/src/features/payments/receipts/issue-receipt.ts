import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Message } from '#lib/errors.ts';
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

type PaidRow = Pick<tables.PaymentRow, 'kind' | 'method' | 'reference_number' | 'amount_cents'> & {
  person: string;
  /** The name of the office that has paid. */
  office: Message | null;
  /** The purchase that was paid for; null for credit. */
  purchase: Pick<tables.PurchaseRow, 'product' | 'parameters'> | null;
};

/** Gives a payment its receipt and the next number, in the transaction of the payment and as the last thing in it. */
export async function issueReceipt(trx: Db, paymentId: string, brand: Brand): Promise<void> {
  const { rows } = await trx.raw<{ rows: [PaidRow] }>(
    `select p.kind, p.method, p.reference_number, p.amount_cents, u.first_name || ' ' || u.last_name as person,
       case when o.id is not null then json_build_object('ar', o.name_ar, 'en', o.name_en) end as office,
       case when b.id is not null then json_build_object('product', b.product, 'parameters', b.parameters) end as purchase
     from payments p join users u on u.id = p.user_id join ledger_accounts a on a.id = p.account_id
       left join offices o on o.id = a.office_id left join purchases b on b.id = p.purchase_id
     where p.id = ?`,
    [paymentId],
  );
  const [row] = rows;
  const purchase = row.purchase && purchaseIn(row.purchase);
  const content: ReceiptContent = {
    brand,
    payer: row.office ?? { ar: row.person, en: row.person },
    kind: row.kind,
    method: row.method,
    referenceNumber: row.reference_number,
    amountCents: row.amount_cents,
    item: purchase && (await productOf(purchase).title(trx, purchase)),
  };
  // The number is the trigger's.
  await trx('receipts').insert({ number: 0, payment_id: paymentId, content: JSON.stringify(content) });
}
