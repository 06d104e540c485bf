import type { CASH_METHODS } from './credits.ts';

export type PayeeMethod = (typeof CASH_METHODS)[number];
export const PAYEE_FIELD_NAMES = ['number', 'holder', 'place', 'hours'] as const;
export type PayeeField = (typeof PAYEE_FIELD_NAMES)[number];

/** Facts of a payee besides its name, by method; `place` is a bank's branch or a desk's address. Others it has none of. */
export const PAYEE_FIELDS: Readonly<Record<PayeeMethod, Partial<Record<PayeeField, 'required' | 'optional'>>>> = {
  mobile_wallet: { number: 'required', holder: 'required' },
  bank_transfer: { number: 'required', holder: 'required', place: 'optional' },
  cash: { place: 'required', hours: 'required' },
  check: { holder: 'required', place: 'required', hours: 'required' },
};

/** Payers are told for so long that a payee is not what it was. */
export const CHANGE_TOLD_DAYS = 7;
