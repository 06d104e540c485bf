import type { Lang } from '#lib/endpoint.ts';
import { dollarsOf } from '#rules/money.ts';
import type { AdminPayment, Payment } from './contract.ts';
import type { AdminPaymentRow, PaymentRow } from './queries.ts';

/** `DY-000042`: what people quote. */
export const receiptNumberOf = (number: number): string => `DY-${String(number).padStart(6, '0')}`;

export const presentPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  kind: row.kind,
  method: row.method,
  referenceNumber: row.reference_number,
  amount: dollarsOf(row.amount_cents),
  status: row.status,
  product: row.product,
  receiptNumber: row.receipt_number === null ? null : receiptNumberOf(row.receipt_number),
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
});

export const presentForAdmin = (row: AdminPaymentRow, lang: Lang): AdminPayment => ({
  ...presentPayment(row),
  payer: {
    userId: row.user_id,
    name: row.payer_name,
    office: lang === 'ar' ? row.office_name_ar : row.office_name_en,
  },
  recordedBy: row.recorder_name,
});
