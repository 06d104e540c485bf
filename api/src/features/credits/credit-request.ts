import { z } from 'zod';
import { Amount } from '#lib/amount.ts';
import { fieldError } from '#lib/fields.ts';
import { CASH_METHODS, NUMBERED_METHODS, REASON_LENGTH, TRANSACTION_TYPES } from '#rules/credits.ts';
import { latinDigits } from '#rules/digits.ts';
import { Payee } from '../payees/index.ts';

export const CashMethod = z.enum(CASH_METHODS);
export const TransactionType = z.enum(TRANSACTION_TYPES);
export const TransactionStatus = z.enum(['completed', 'pending', 'approved', 'rejected', 'cancelled', 'reversed']);
export const RequestStatus = z.enum(['pending', 'approved', 'rejected', 'cancelled']);
export const RequestType = z.enum(['addition', 'refund']);

export const Transaction = z.object({
  id: z.string(),
  type: TransactionType,
  /** In a sentence: what was bought, what came back and how much of it was left, how money came in. */
  title: z.string(),
  /** The credit gets back what was paid from it before. */
  isReturn: z.boolean(),
  /** Rows that stand beside each other with the same one are one act. */
  group: z.string(),
  status: TransactionStatus,
  /** Without a sign. */
  amount: z.number(),
  /** Its effect on the balance, and the balance after it. */
  balanceChange: z.number(),
  balance: z.number(),
  date: z.string(),
  referenceNumber: z.string().nullable(),
  /** Of what came back the payment that had paid for it. */
  paymentId: z.uuid().nullable(),
  receiptNumber: z.string().nullable(),
  notes: z.string().nullable(),
});
export type Transaction = z.infer<typeof Transaction>;

export const CreditRequest = z.object({
  id: z.uuid(),
  type: RequestType,
  amount: z.number(),
  reason: z.string().nullable(),
  method: CashMethod,
  referenceNumber: z.string().nullable(),
  payTo: z.string().nullable(),
  /** Where the money was sent, as the payer read it. */
  payee: Payee.nullable(),
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

/** Texts of a form that may be left empty. */
export const Reason = z
  .string()
  .trim()
  .max(REASON_LENGTH.max)
  .refine((text) => text === '' || text.length >= REASON_LENGTH.min, fieldError('credit_reason_length'))
  .transform((text) => text || null)
  .nullable()
  .optional();
/** As receipts of wallets and banks print it, digits of either script. */
export const ReferenceNumber = z
  .string()
  .trim()
  .max(60)
  .transform((text) => latinDigits(text).replace(/\s+/g, '') || null)
  .refine((text) => text === null || text.length >= 3, fieldError('reference_number'))
  .nullable()
  .optional();
export const paid = {
  amount: Amount,
  method: CashMethod,
  referenceNumber: ReferenceNumber,
};
export const numbered = {
  check: ({ method, referenceNumber }: { method: string; referenceNumber?: string | null | undefined }) =>
    !NUMBERED_METHODS.includes(method) || Boolean(referenceNumber),
  error: { ...fieldError('reference_number_required'), path: ['referenceNumber'] },
};
