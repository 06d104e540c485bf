import type { Db, ReceiptRow } from '@diyar/db';
import type { ReceiptContent } from './issue-receipt.ts';

type Row = Pick<ReceiptRow, 'number' | 'issued_at'> & { content: ReceiptContent };

export async function receiptOf(
  db: Db,
  paymentId: string,
): Promise<{ number: number; content: ReceiptContent; issuedAt: Date } | undefined> {
  const row = await db('receipts')
    .where({ payment_id: paymentId })
    .first<Row | undefined>('number', 'content', 'issued_at');
  return row && { number: row.number, content: row.content, issuedAt: row.issued_at };
}
