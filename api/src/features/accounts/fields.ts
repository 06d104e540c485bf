import { z } from 'zod';
import { fieldError, filled } from '#lib/fields.ts';
import { bareDigits } from '#rules/digits.ts';

const LETTERS = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u;

/** At registration: letters of any script, spaces, hyphens and apostrophes. */
export const PersonName = filled(100).refine((name) => LETTERS.test(name), fieldError('name_letters'));
/** `+963912345678` or `0912345678`, digits of either script; becomes E.164. */
export const SyrianPhone = filled(30)
  .transform(bareDigits)
  .refine((phone) => /^(\+963|0)9\d{8}$/.test(phone), fieldError('phone_syrian'))
  .transform((phone) => phone.replace(/^0/, '+963'));

export const Fingerprint = z
  .string()
  .regex(/^[\w+/=-]{8,128}$/)
  .optional();

/** A code that was sent; digits of either script. */
export const SixDigits = filled(30)
  .transform(bareDigits)
  .refine((code) => /^\d{6}$/.test(code), fieldError('code_digits'));

/** Six digits of an authenticator, or a recovery code. */
export const SecondFactorCode = z.string().trim().min(6).max(20);
