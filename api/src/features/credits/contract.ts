import { z } from 'zod';
import { Amount } from '../../lib/amount.ts';
import { endpoint, Moment, number, Page, several } from '../../lib/endpoint.ts';
import { TABLE_FORMATS, TABLE_TYPES } from '../../lib/tables/table.ts';
import { CASH_METHODS, NUMBERED_METHODS, REASON_LENGTH, TRANSACTION_TYPES } from '../../rules/credits.ts';
import { latinDigits } from '../../rules/digits.ts';
import { fault, filled } from '../accounts/fields.ts';
import { PurchaseOf } from '../payments/contract.ts';

export const CashMethod = z.enum(CASH_METHODS);
export const TransactionType = z.enum(TRANSACTION_TYPES);
export const TransactionStatus = z.enum(['completed', 'pending', 'approved', 'rejected', 'reversed']);
export const RequestStatus = z.enum(['pending', 'approved', 'rejected']);
export const RequestType = z.enum(['addition', 'refund']);

const shared = { tag: 'credits', access: 'credits' } as const;
const admin = { tag: 'credits', access: 'admin-credits' } as const;
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
  }),
});

export const Transaction = z.object({
  id: z.string(),
  type: TransactionType,
  /** Purchase behind the payment; null where nothing was bought. */
  title: z.string().nullable(),
  status: TransactionStatus,
  /** Without a sign. */
  amount: z.number(),
  /** Its effect on the balance, and the balance after it. */
  balanceChange: z.number(),
  balance: z.number(),
  date: z.string(),
  referenceNumber: z.string().nullable(),
  paymentId: z.uuid().nullable(),
  receiptNumber: z.string().nullable(),
  notes: z.string().nullable(),
});
export type Transaction = z.infer<typeof Transaction>;

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
  summary: 'What moved the balance, newest first',
  query: z.strictObject({ ...transactionFilters, ...paging }),
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
  query: z.strictObject({ ...transactionFilters, format: z.enum(TABLE_FORMATS).optional() }),
  data: z.unknown(),
  file: Object.values(TABLE_TYPES),
  errors: ['billing_forbidden'],
});

export const CreditRequest = z.object({
  id: z.uuid(),
  type: RequestType,
  amount: z.number(),
  reason: z.string().nullable(),
  method: CashMethod,
  referenceNumber: z.string().nullable(),
  payTo: z.string().nullable(),
  hasProof: z.boolean(),
  status: RequestStatus,
  /** The administrator's note; of a rejection the reason. */
  notes: z.string().nullable(),
  paymentId: z.uuid(),
  purchaseId: z.uuid().nullable(),
  requestDate: z.string(),
  decidedAt: z.string().nullable(),
});
export type CreditRequest = z.infer<typeof CreditRequest>;
const One = z.object({ request: CreditRequest });

const listed = {
  ...shared,
  method: 'GET',
  query: z.strictObject({ status: several(RequestStatus), ...paging }),
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

/** Texts of a form that may be left empty. */
const Reason = z
  .string()
  .trim()
  .max(REASON_LENGTH.max)
  .refine((text) => text === '' || text.length >= REASON_LENGTH.min, fault('credit_reason_length'))
  .transform((text) => text || null)
  .nullable()
  .optional();
/** As receipts of wallets and banks print it, digits of either script. */
const ReferenceNumber = z
  .string()
  .trim()
  .max(60)
  .transform((text) => latinDigits(text).replace(/\s+/g, '') || null)
  .refine((text) => text === null || text.length >= 3, fault('reference_number'))
  .nullable()
  .optional();
const paid = {
  amount: Amount,
  method: CashMethod,
  referenceNumber: ReferenceNumber,
};
const numbered = {
  check: ({ method, referenceNumber }: { method: string; referenceNumber?: string | null | undefined }) =>
    !NUMBERED_METHODS.includes(method) || Boolean(referenceNumber),
  fault: { ...fault('reference_number_required'), path: ['referenceNumber'] },
};

export const requestCredit = endpoint({
  ...shared,
  access: 'credits-add',
  method: 'POST',
  path: '/credits/request',
  idempotency: 'required',
  summary: 'Say that money was paid; an administrator looks and adds the credit',
  body: z
    .strictObject({
      ...paid,
      reason: Reason,
      /** Kept, and finished with one click once the credit is there. */
      purchase: PurchaseOf.optional(),
    })
    .refine(numbered.check, numbered.fault),
  data: One,
  errors: ['billing_forbidden', 'amount_below_minimum', 'amount_above_maximum', 'too_many_credit_requests'],
});
export const requestRefund = endpoint({
  ...shared,
  method: 'POST',
  path: '/credits/refund',
  idempotency: 'required',
  summary: 'Ask for credit to be paid back; the amount is held until it is decided',
  body: z.strictObject({
    amount: Amount,
    reason: filled(REASON_LENGTH.max).refine((text) => text.length >= REASON_LENGTH.min, fault('credit_reason_length')),
    method: CashMethod,
    /** The wallet's or account's number, or who collects it. */
    payTo: filled(100),
  }),
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
export const uploadProof = endpoint({
  ...shared,
  access: 'credits-add',
  method: 'PUT',
  path: '/credits/requests/:id/proof',
  summary: 'Send the proof of a payment (multipart, field `proof`, PDF, JPG or PNG, ≤ 5 MB)',
  params,
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

const Person = z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable(), phone: z.string().nullable() });
const AdminRequest = CreditRequest.extend({
  user: Person,
  office: z.string().nullable(),
  /** Of the account now, without what is held. */
  balance: z.number(),
  proofType: z.string().nullable(),
  /** Two administrators decide it; the first has, when `firstApprovedBy` is there. */
  needsTwo: z.boolean(),
  firstApprovedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  decidedBy: z.string().nullable(),
  /** Other payments under the same method and number. */
  sameReference: z.array(
    z.object({ paymentId: z.uuid(), status: z.string(), payer: z.string(), amount: z.number(), createdAt: z.string() }),
  ),
});
export type AdminRequest = z.infer<typeof AdminRequest>;
const AdminOne = z.object({ request: AdminRequest });

/** Requests of one type that wait. */
const Waiting = z.object({
  count: z.int(),
  /** In dollars, of all of them. */
  amount: z.number(),
  oldestAt: z.string().nullable(),
  /** Beyond what its page promises: a day for credit, five business days for a refund. */
  late: z.int(),
});

export const pendingRequests = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/credits/requests/pending',
  summary: 'Requests to be decided, oldest first; with another `status`, those decided, newest first',
  query: z.strictObject({ type: RequestType.optional(), status: RequestStatus.optional(), ...paging }),
  data: z.object({
    requests: z.array(AdminRequest),
    page: Page,
    /** Any subject that is asked for. */
    waiting: z.object({ addition: Waiting, refund: Waiting }),
    /** Of the last 30 days: dollars added, and the median hours from request to decision, null where nothing was decided. */
    decided: z.object({ approved: z.int(), rejected: z.int(), amount: z.number(), hours: z.number().nullable() }),
  }),
});
/** Answers the file itself, not the envelope. */
export const viewProof = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/credits/requests/:id/proof',
  summary: 'The proof of a payment',
  params,
  data: z.unknown(),
  file: ['application/pdf', 'image/jpeg', 'image/png'],
  errors: ['credit_request_not_found', 'proof_missing'],
});
export const processRequest = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/credits/requests/:id/process',
  proof: 'code',
  idempotency: 'required',
  summary: 'Approve or reject; above a configured amount the first approval waits for a second administrator’s',
  params,
  body: z
    .strictObject({
      decision: z.enum(['approve', 'reject']),
      /** Of a rejection the reason, which the applicant reads. */
      notes: z
        .string()
        .trim()
        .max(500)
        .transform((text) => text || null)
        .nullable()
        .optional(),
      /** The number of the payout, or the wallet's own. */
      referenceNumber: ReferenceNumber,
    })
    .refine(({ decision, notes }) => decision === 'approve' || Boolean(notes), {
      ...fault('rejection_reason_required'),
      path: ['notes'],
    }),
  data: AdminOne,
  errors: [
    'proof_required',
    'credit_request_not_found',
    'credit_request_decided',
    'second_administrator_needed',
    'reference_used',
    'payment_settled',
  ],
});
export const userCredit = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/credits/users/:id',
  summary: 'A user’s credit, or their office’s: balance, transactions, requests',
  params,
  query: z.strictObject(paging),
  data: z.object({
    user: Person,
    office: z.string().nullable(),
    balance: z.number(),
    held: z.number(),
    lifetimeAdded: z.number(),
    lifetimeSpent: z.number(),
    transactions: z.array(Transaction),
    page: Page,
    requests: z.array(CreditRequest),
  }),
  errors: ['user_not_found'],
});
export const recordPayment = endpoint({
  tag: 'credits',
  access: 'payments',
  method: 'POST',
  path: '/admin/payments',
  proof: 'code',
  idempotency: 'required',
  summary:
    'Record money that was received and add it as credit; above a configured amount a second administrator confirms',
  body: z.strictObject({ ...paid, user: filled(254), notes: Reason }).refine(numbered.check, numbered.fault),
  data: AdminOne,
  errors: [
    'proof_required',
    'user_not_found',
    'reference_used',
    'amount_below_minimum',
    'amount_above_maximum',
    'payment_settled',
  ],
});
