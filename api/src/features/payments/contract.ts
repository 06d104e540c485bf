import { z } from 'zod';
import { endpoint, Moment, number, Page, several } from '#lib/endpoint.ts';
import { TABLE_FORMATS, TABLE_TYPES } from '#lib/tables/table.ts';
import { ofPurse } from '../ledger/purse-contract.ts';
import { Payee } from '../payees/contract.ts';
import { Product, PURCHASE_REFUSALS, PurchaseOf, ShownPrice } from './purchase-contract.ts';

export { PurchaseOf } from './purchase-contract.ts';

export const PaymentMethod = z.enum(['mobile_wallet', 'bank_transfer', 'cash', 'check', 'credits']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
export const PaymentStatus = z.enum(['pending', 'success', 'failed']);
export const PaymentKind = z.enum(['top_up', 'refund', 'purchase', 'return']);

export const Payment = z.object({
  id: z.uuid(),
  kind: PaymentKind,
  method: PaymentMethod,
  referenceNumber: z.string().nullable(),
  amount: z.number(),
  status: PaymentStatus,
  product: Product.nullable(),
  /** Given once the payment succeeded; without a gap over all payments. */
  receiptNumber: z.string().nullable(),
  createdAt: z.string(),
  settledAt: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

export const PaymentDetails = Payment.extend({
  /** Of an office, whoever paid. */
  payer: z.string(),
  /** Purchase behind the payment; null where nothing was bought. */
  title: z.string().nullable(),
  /** Of the account after it, in dollars; null before it moved anything. */
  balance: z.number().nullable(),
  /** Goods of a purchase, and how long they last. */
  given: z.array(
    z.object({
      /** Null: nothing but its title, or a listing that is gone. */
      name: z.string().nullable(),
      startsAt: z.string(),
      endsAt: z.string().nullable(),
      /** Dollars that came back for what was not used. */
      refund: z.number(),
    }),
  ),
  /** Request to an administrator. */
  request: z
    .object({
      status: z.enum(['pending', 'approved', 'rejected', 'cancelled']),
      reason: z.string().nullable(),
      payTo: z.string().nullable(),
      /** Where the money was sent, as the payer read it. */
      payee: Payee.nullable(),
      hasProof: z.boolean(),
      /** Of a rejection the reason. */
      notes: z.string().nullable(),
    })
    .nullable(),
});
export type PaymentDetails = z.infer<typeof PaymentDetails>;

const Purchase = z.object({
  id: z.uuid(),
  product: Product,
  slots: z.int().nullable(),
  title: z.string(),
  /** In dollars, as it costs now. */
  price: z.number(),
  /** What is missing for it; 0 when the credit is enough. */
  missing: z.number(),
  createdAt: z.string(),
});
export type Purchase = z.infer<typeof Purchase>;

const shared = { tag: 'payments', access: 'credits' } as const;
const paging = {
  page: number(z.number().int().min(1).max(10_000)),
  limit: number(z.number().int().min(1).max(100)),
};
const filters = {
  status: several(PaymentStatus),
  method: several(PaymentMethod),
  kind: several(PaymentKind),
  from: Moment.optional(),
  to: Moment.optional(),
};
const params = z.strictObject({ id: z.uuid() });
export const paymentHistory = endpoint({
  ...shared,
  method: 'GET',
  path: '/payments/history',
  summary: 'Payments of mine, or of my office, newest first',
  query: z.strictObject({ ...ofPurse, ...filters, ...paging }),
  data: z.object({ payments: z.array(Payment), page: Page }),
  errors: ['billing_forbidden'],
});
export const getPayment = endpoint({
  ...shared,
  method: 'GET',
  path: '/payments/:id',
  summary: 'One payment, what it paid for and what was decided about it',
  query: z.strictObject(ofPurse),
  params,
  data: z.object({ payment: PaymentDetails }),
  errors: ['billing_forbidden', 'payment_not_found'],
});
export const paymentReference = endpoint({
  ...shared,
  method: 'GET',
  path: '/payments/reference',
  summary: 'The code to write into the note of a transfer; with `number`, my payment of that reference number',
  query: z.strictObject({ ...ofPurse, number: z.string().trim().min(3).max(60).optional() }),
  data: z.object({ reference: z.string(), payment: Payment.nullable() }),
  errors: ['billing_forbidden'],
});
export const receipt = endpoint({
  ...shared,
  method: 'GET',
  path: '/payments/:id/receipt',
  summary: 'The receipt, in both languages',
  query: z.strictObject(ofPurse),
  params,
  data: z.unknown(),
  file: ['application/pdf'],
  errors: ['billing_forbidden', 'payment_not_found'],
});
export const payWithCredits = endpoint({
  ...shared,
  method: 'POST',
  path: '/payments/pay-with-credits',
  idempotency: 'required',
  summary: 'Buy something, or finish a purchase that was kept; the server knows the price',
  query: z.strictObject(ofPurse),
  body: z
    .strictObject({ purchaseId: z.uuid().optional(), purchase: PurchaseOf.optional(), shownPrice: ShownPrice })
    .refine(({ purchaseId, purchase }) => (purchaseId === undefined) !== (purchase === undefined), {
      params: { code: 'one_purchase' },
    }),
  success: 201,
  data: z.object({ payment: Payment, balance: z.number() }),
  errors: [
    ...(['billing_forbidden', 'insufficient_credits', 'price_changed', 'purchase_not_found', 'purchase_paid'] as const),
    ...PURCHASE_REFUSALS,
  ],
});
export const quotePurchase = endpoint({
  ...shared,
  method: 'POST',
  path: '/payments/quote',
  summary: 'What a purchase costs now, and what is missing for it',
  query: z.strictObject(ofPurse),
  body: z.strictObject({ purchase: PurchaseOf }),
  data: z.object({
    price: z.number(),
    balance: z.number(),
    missing: z.number(),
    /** From the payment on; null where it depends on what is bought. */
    days: z.int().nullable(),
  }),
  errors: ['billing_forbidden', ...PURCHASE_REFUSALS],
});
export const openPurchases = endpoint({
  ...shared,
  method: 'GET',
  path: '/payments/purchases',
  summary: 'Purchases that wait for credit',
  query: z.strictObject(ofPurse),
  data: z.object({ purchases: z.array(Purchase) }),
  errors: ['billing_forbidden'],
});
export const dropPurchase = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/payments/purchases/:id',
  summary: 'Forget a purchase that waits for credit',
  query: z.strictObject(ofPurse),
  params,
  data: z.object({}),
  errors: ['billing_forbidden', 'purchase_not_found'],
});

const AdminPayment = Payment.extend({
  payer: z.object({ userId: z.uuid(), name: z.string(), office: z.string().nullable() }),
  recordedBy: z.string().nullable(),
});
export type AdminPayment = z.infer<typeof AdminPayment>;
/** A figure by name: cash by method, revenue by product. */
const Totals = z.array(z.object({ name: z.string(), amount: z.number() }));

export const adminPayments = endpoint({
  tag: 'payments',
  access: 'payments',
  method: 'GET',
  path: '/admin/payments',
  summary: 'Payments of everybody, newest first, and what came in by method and by product in the same time',
  query: z.strictObject({ query: z.string().trim().max(100).optional(), ...filters, ...paging }),
  data: z.object({
    payments: z.array(AdminPayment),
    page: Page,
    totals: z.object({ cash: Totals, revenue: Totals, held: z.number(), budgets: z.number(), credit: z.number() }),
    /** Dollars that came in and were spent, by month. */
    months: z.array(z.object({ month: z.string(), cash: z.number(), revenue: z.number() })),
  }),
});
export const exportPayments = endpoint({
  tag: 'payments',
  access: 'payments',
  method: 'GET',
  path: '/admin/payments/export',
  summary: 'The same payments as a table for a spreadsheet; audited',
  query: z.strictObject({
    query: z.string().trim().max(100).optional(),
    ...filters,
    format: z.enum(TABLE_FORMATS),
  }),
  data: z.unknown(),
  file: Object.values(TABLE_TYPES),
});
export const adminReceipt = endpoint({
  tag: 'payments',
  access: 'payments',
  method: 'GET',
  path: '/admin/payments/:id/receipt',
  summary: 'The receipt of anybody’s payment',
  params,
  data: z.unknown(),
  file: ['application/pdf'],
  errors: ['payment_not_found'],
});
