import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { fieldError, filled } from '#lib/fields.ts';
import { CASH_METHODS } from '#rules/credits.ts';
import { latinDigits } from '#rules/digits.ts';
import { PAYEE_FIELD_NAMES, PAYEE_FIELDS, type PayeeField } from '#rules/payees.ts';

const Method = z.enum(CASH_METHODS);

export const Payee = z.object({
  /** Of what is said here: a payee that changes gets another one. */
  id: z.uuid(),
  method: Method,
  /** Wallet, bank or desk. */
  name: z.string(),
  /** In whose name the wallet or the account is, or a check is made out. */
  holder: z.string().nullable(),
  number: z.string().nullable(),
  /** The bank's branch, or the desk's address. */
  place: z.string().nullable(),
  hours: z.string().nullable(),
  /** Only where that was in the last seven days. */
  changedAt: z.string().nullable(),
  /** Money may still be sent there. */
  isCurrent: z.boolean(),
});
export type Payee = z.infer<typeof Payee>;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((words) => words || null)
    .nullable()
    .default(null);
const Facts = {
  nameAr: filled(100),
  nameEn: filled(100),
  holder: text(100),
  /** Digits of either script, spaces as people write them. */
  number: z
    .string()
    .trim()
    .max(60)
    .transform((written) => latinDigits(written).replace(/\s+/g, '').toUpperCase() || null)
    .refine((number) => number === null || /^[A-Z0-9+./-]{4,40}$/.test(number), fieldError('payee_number'))
    .nullable()
    .default(null),
  placeAr: text(200),
  placeEn: text(200),
  hoursAr: text(200),
  hoursEn: text(200),
};
type Column = Exclude<keyof typeof Facts, 'nameAr' | 'nameEn'>;
const COLUMNS: Readonly<Record<PayeeField, readonly Column[]>> = {
  holder: ['holder'],
  number: ['number'],
  place: ['placeAr', 'placeEn'],
  hours: ['hoursAr', 'hoursEn'],
};
const Written = z.strictObject({ method: Method, ...Facts });
export type PayeeForm = z.output<typeof Written>;

/** Facts that the method has none of are left out; those that it needs, and the other language of one that is there, are asked for. */
function complete(form: PayeeForm, context: z.core.$RefinementCtx): PayeeForm {
  const kept = { ...form };
  for (const field of PAYEE_FIELD_NAMES) {
    const need = PAYEE_FIELDS[form.method][field];
    const columns = COLUMNS[field];
    const isAsked = need === 'required' || columns.some((column) => form[column] !== null);
    for (const column of columns) {
      if (!need) kept[column] = null;
      else if (isAsked && !form[column])
        context.addIssue({ code: 'custom', path: [column], ...fieldError('required') });
    }
  }
  return kept;
}

const AdminFacts = z.object({
  nameAr: z.string(),
  nameEn: z.string(),
  holder: z.string().nullable(),
  number: z.string().nullable(),
  placeAr: z.string().nullable(),
  placeEn: z.string().nullable(),
  hoursAr: z.string().nullable(),
  hoursEn: z.string().nullable(),
});
export type AdminFacts = z.infer<typeof AdminFacts>;
const AdminPayee = z.object({
  id: z.uuid(),
  method: Method,
  /** Payers read it. */
  isActive: z.boolean(),
  changedAt: z.string().nullable(),
  /** As payers read it, or read it last; null before two administrators agreed on the first. */
  facts: AdminFacts.nullable(),
  /** Proposed by one administrator, to be confirmed by another. */
  proposal: z
    .object({
      id: z.uuid(),
      facts: AdminFacts,
      by: z.object({ id: z.uuid(), name: z.string() }),
      at: z.string(),
      /** By the reader, who can take it back but not confirm it. */
      isMine: z.boolean(),
    })
    .nullable(),
});
export type AdminPayee = z.infer<typeof AdminPayee>;
const All = z.object({
  payees: z.array(AdminPayee),
  /** Methods that nobody can pay by, since they have no payee. */
  missing: z.array(Method),
});

const tag = 'payees';
export const offeredPayees = endpoint({
  method: 'GET',
  path: '/credits/payees',
  access: 'credits-add',
  tag,
  summary: 'Where money for credit is sent; a method without any is not offered',
  data: z.object({ payees: z.array(Payee) }),
});

const params = z.strictObject({ id: z.uuid() });
const admin = { access: 'payments', tag } as const;
const write = { ...admin, proof: 'code', data: All } as const;
export const adminPayees = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/payees',
  summary: 'All payees, and what waits for a second administrator',
  data: All,
});
export const createPayee = endpoint({
  ...write,
  method: 'POST',
  path: '/admin/payees',
  summary: 'Propose a payee; it is shown once another administrator confirms it',
  body: Written.extend({ id: z.uuid() }).transform(({ id, ...form }, context) => ({ id, ...complete(form, context) })),
  success: 201,
  errors: ['proof_required', 'payee_not_found', 'payee_waits'],
});
export const updatePayee = endpoint({
  ...write,
  method: 'PUT',
  path: '/admin/payees/:id',
  summary:
    'Propose other facts, or the same for one that was switched off; what is shown stays until another one confirms',
  params,
  body: Written.transform(complete),
  errors: ['proof_required', 'payee_not_found', 'payee_waits'],
});
export const decidePayee = endpoint({
  ...write,
  method: 'POST',
  path: '/admin/payees/:id/decide',
  summary: 'Confirm what another administrator proposed, or refuse it; one’s own can only be taken back',
  params,
  body: z.strictObject({ proposal: z.uuid(), decision: z.enum(['confirm', 'refuse']) }),
  errors: ['proof_required', 'payee_not_found', 'payee_decided', 'payee_own_proposal', 'payee_proposer_left'],
});
export const stopPayee = endpoint({
  ...write,
  method: 'POST',
  path: '/admin/payees/:id/stop',
  summary: 'Switch a payee off at once; on again needs two administrators',
  params,
  body: z.strictObject({}),
  errors: ['proof_required', 'payee_not_found', 'payee_stopped'],
});
export const orderPayees = endpoint({
  ...write,
  method: 'POST',
  path: '/admin/payees/order',
  summary: 'Put the payees of a method in order',
  body: z.strictObject({ method: Method, ids: z.array(z.uuid()).min(1).max(50) }),
  errors: ['proof_required', 'payee_not_found'],
});
