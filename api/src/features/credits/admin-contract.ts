import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';
import { fieldError, filled } from '#lib/fields.ts';
import { ofPurse, Purse } from '../ledger/purse-contract.ts';
import {
  CreditRequest,
  numbered,
  paid,
  Reason,
  ReferenceNumber,
  RequestStatus,
  RequestType,
  Transaction,
} from './credit-request.ts';

const admin = { tag: 'credits', access: 'admin-credits' } as const;
const params = z.strictObject({ id: z.uuid() });
const paging = {
  page: number(z.number().int().min(1).max(10_000)),
  limit: number(z.number().int().min(1).max(100)),
};
const Person = z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable(), phone: z.string().nullable() });
const AdminRequest = CreditRequest.extend({
  user: Person,
  office: z.string().nullable(),
  /** Of the account now, without what is held. */
  balance: z.number(),
  proofType: z.string().nullable(),
  /** Two administrators decide it; the first has, when `firstApprovedBy` is there. */
  needsTwo: z.boolean(),
  /** Dollars that the reader has approved alone for this receiver today; they count towards the amount that needs two. */
  approvedAlone: z.number(),
  firstApprovedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  decidedBy: z.string().nullable(),
  /** The account, or its office, was closed since: money that comes in is paid back at once. */
  isClosed: z.boolean(),
  /** Of an office's: who asked does not run its money any more. */
  isAskerGone: z.boolean(),
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
      ...fieldError('rejection_reason_required'),
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
    'refund_asker_gone',
  ],
});
export const userCredit = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/credits/users/:id',
  summary:
    'A user’s credit: balance, transactions, requests. With `purse=office` their office’s, which is meant without it where they run that and have none of their own',
  params,
  query: z.strictObject({ ...ofPurse, ...paging }),
  data: z.object({
    user: Person,
    office: z.string().nullable(),
    /** Whose credit this is. */
    purse: Purse,
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
  body: z
    .strictObject({
      ...paid,
      user: filled(254),
      notes: Reason,
      /** Whose credit the payer meant; without it the office's of who runs one, else the payer's own. */
      purse: Purse.optional(),
    })
    .refine(numbered.check, numbered.error),
  success: 201,
  data: AdminOne,
  errors: [
    'proof_required',
    'user_not_found',
    'no_office_of_payer',
    'reference_used',
    'amount_below_minimum',
    'amount_above_maximum',
    'payment_settled',
  ],
});
