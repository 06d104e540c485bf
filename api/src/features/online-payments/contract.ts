import { z } from 'zod';
import { Amount } from '#lib/amount.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ofPurse } from '../ledger/purse-contract.ts';
import { Payment, PurchaseOf } from '../payments/contract.ts';

const shared = { tag: 'payments', access: 'credits-add' } as const;

export const openOnlinePayment = endpoint({
  ...shared,
  method: 'POST',
  path: '/payments/online',
  idempotency: 'required',
  summary: 'Open a payment that an outside provider collects; `begin` says where it is paid',
  query: z.strictObject(ofPurse),
  body: z.strictObject({
    amount: Amount,
    /** Kept, and finished with one click once the credit is there. */
    purchase: PurchaseOf.optional(),
  }),
  success: 201,
  data: z.object({ payment: Payment }),
  errors: ['billing_forbidden', 'provider_missing', 'amount_below_minimum', 'amount_above_maximum'],
});
export const beginOnlinePayment = endpoint({
  ...shared,
  method: 'POST',
  path: '/payments/online/:id/begin',
  summary: 'Where an open payment is paid; asked again it answers the same',
  query: z.strictObject(ofPurse),
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({ payUrl: z.string() }),
  errors: [
    ...(['billing_forbidden', 'provider_missing', 'provider_unavailable'] as const),
    ...(['payment_not_found', 'payment_settled'] as const),
  ],
});
/** The body is signed as it is sent, so it is read as text. */
export const hearOfPayment = endpoint({
  tag: 'payments',
  access: 'public',
  method: 'POST',
  path: '/payments/online/messages',
  summary: 'What the payment provider tells, signed in the header `x-signature`; repetitions do nothing',
  body: z.string().max(10_000),
  data: z.object({ result: z.enum(['settled', 'failed', 'known', 'other_amount']) }),
  errors: ['provider_missing', 'payment_message_refused', 'payment_not_found', 'reference_used'],
});
