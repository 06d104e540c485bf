import { z } from 'zod';
import { Amount } from '#lib/amount.ts';
import { endpoint, Moment, number, Page, several } from '#lib/endpoint.ts';
import { fieldError, filled } from '#lib/fields.ts';
import { TABLE_FORMATS, TABLE_TYPES } from '#lib/tables/table.ts';
import { REASON_LENGTH } from '#rules/credits.ts';
import { ofPurse, Purse } from '../ledger/purse-contract.ts';
import { PurchaseOf } from '../payments/contract.ts';
import {
  CashMethod,
  CreditRequest,
  numbered,
  paid,
  Reason,
  RequestStatus,
  Transaction,
  TransactionStatus,
  TransactionType,
} from './credit-request.ts';

export { Purse } from '../ledger/purse-contract.ts';
export * from './admin-contract.ts';
export * from './credit-request.ts';

const shared = { tag: 'credits', access: 'credits' } as const;
const paging = {
  page: number(z.number().int().min(1).max(10_000)),
  limit: number(z.number().int().min(1).max(100)),
};
const params = z.strictObject({ id: z.uuid() });

export const creditsBalance = endpoint({
  method: 'GET',
  path: '/credits/balance',
  access: 'user',
  tag: 'credits',
  summary: 'The balance in dollars, what was ever added and spent, and the bounds of a request',
  query: z.strictObject(ofPurse),
  data: z.object({
    balance: z.number(),
    /** Held for refunds that wait. */
    held: z.number(),
    lifetimeAdded: z.number(),
    lifetimeSpent: z.number(),
    minimum: z.number(),
    maximum: z.number(),
    /** An outside provider collects, besides what is paid by hand. */
    canPayOnline: z.boolean(),
    /** Whose this is: the one asked for, or else the first of `purses`. */
    purse: Purse,
    /** Those the caller sees and manages: the office's first for who runs its money, one's own where there is one or no other. */
    purses: z.array(Purse),
  }),
});

const amountBound = z.preprocess((text) => (text === '' ? undefined : text), Amount.optional());
const transactionFilters = {
  type: several(TransactionType),
  status: several(TransactionStatus),
  from: Moment.optional(),
  to: Moment.optional(),
  minAmount: amountBound,
  maxAmount: amountBound,
};
export const creditTransactions = endpoint({
  ...shared,
  method: 'GET',
  path: '/credits/transactions',
  summary: 'What moved the balance, newest first; a page counts acts, whatever one of them moved',
  query: z.strictObject({ ...ofPurse, ...transactionFilters, ...paging }),
  data: z.object({
    transactions: z.array(Transaction),
    page: Page,
    /** Dollars added and spent by month of the last year. */
    months: z.array(z.object({ month: z.string(), added: z.number(), spent: z.number() })),
  }),
  errors: ['billing_forbidden'],
});
export const exportTransactions = endpoint({
  ...shared,
  method: 'GET',
  path: '/credits/transactions/export',
  summary: 'The same as a table for a spreadsheet',
  query: z.strictObject({ ...ofPurse, ...transactionFilters, format: z.enum(TABLE_FORMATS).optional() }),
  data: z.unknown(),
  file: Object.values(TABLE_TYPES),
  errors: ['billing_forbidden'],
});

const One = z.object({ request: CreditRequest });

const listed = {
  ...shared,
  method: 'GET',
  query: z.strictObject({ ...ofPurse, status: several(RequestStatus), ...paging }),
  data: z.object({ requests: z.array(CreditRequest), page: Page }),
  errors: ['billing_forbidden'],
} as const;
export const creditRequests = endpoint({
  ...listed,
  path: '/credits/requests',
  summary: 'My requests for credit, newest first',
});
export const refundRequests = endpoint({
  ...listed,
  path: '/credits/refunds',
  summary: 'My refund requests, newest first',
});

export const requestCredit = endpoint({
  ...shared,
  access: 'credits-add',
  method: 'POST',
  path: '/credits/request',
  idempotency: 'required',
  summary: 'Say that money was paid; an administrator looks and adds the credit',
  query: z.strictObject(ofPurse),
  body: z
    .strictObject({
      ...paid,
      /** Where the money was sent, as the payer read it; without it the first payee of the method. */
      payee: z.uuid().optional(),
      reason: Reason,
      /** Kept, and finished with one click once the credit is there. */
      purchase: PurchaseOf.optional(),
    })
    .refine(numbered.check, numbered.error),
  success: 201,
  data: One,
  errors: [
    'billing_forbidden',
    'amount_below_minimum',
    'amount_above_maximum',
    'method_not_offered',
    'too_many_credit_requests',
  ],
});
export const requestRefund = endpoint({
  ...shared,
  method: 'POST',
  path: '/credits/refund',
  idempotency: 'required',
  summary: 'Ask for credit to be paid back; the amount is held until it is decided',
  query: z.strictObject(ofPurse),
  body: z.strictObject({
    amount: Amount,
    reason: filled(REASON_LENGTH.max).refine(
      (text) => text.length >= REASON_LENGTH.min,
      fieldError('credit_reason_length'),
    ),
    method: CashMethod,
    /** The wallet's or account's number, or who collects it. */
    payTo: filled(100),
  }),
  success: 201,
  data: One,
  errors: [
    'billing_forbidden',
    'no_balance_to_refund',
    'insufficient_balance',
    'insufficient_credits',
    'amount_below_minimum',
    'amount_above_maximum',
    'too_many_credit_requests',
  ],
});
export const cancelRequest = endpoint({
  ...shared,
  method: 'POST',
  path: '/credits/requests/:id/cancel',
  summary: 'Take back a request that waits, mine or another’s of my office; what a refund held comes back at once',
  query: z.strictObject(ofPurse),
  params,
  body: z.strictObject({}),
  data: One,
  errors: ['billing_forbidden', 'credit_request_not_found', 'credit_request_decided', 'payment_settled'],
});
export const uploadProof = endpoint({
  ...shared,
  access: 'credits-add',
  method: 'PUT',
  path: '/credits/requests/:id/proof',
  summary: 'Send the proof of a payment (multipart, field `proof`, PDF, JPG or PNG, ≤ 5 MB)',
  query: z.strictObject(ofPurse),
  params,
  upload: { field: 'proof' },
  data: One,
  errors: [
    'billing_forbidden',
    'credit_request_not_found',
    'credit_request_decided',
    'proof_missing',
    'proof_type',
    'proof_too_large',
    'upload_failed',
  ],
});
