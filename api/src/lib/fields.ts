import { z } from 'zod';
import { isCommonPassword } from '../../lib/auth/common-passwords.ts';
import { bareDigits } from '../../rules/digits.ts';

/** A fault with a sentence of its own in lib/messages.ts, by `code`. */
export const fault = (code: string) => ({ params: { code } });

export const filled = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text !== '', { ...fault('required'), abort: true });

const LETTERS = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u;
const LETTERS_AND_PERIODS = /^[\p{L}\p{M}][\p{L}\p{M} '’.-]*$/u;

/** At registration: letters of any script, spaces, hyphens and apostrophes. */
export const PersonName = filled(100).refine((name) => LETTERS.test(name), fault('name_letters'));
/** In the profile: 2 to 100 characters, periods too. */
export const ProfileName = filled(100)
  .refine((name) => name.length >= 2, { ...fault('name_length'), abort: true })
  .refine((name) => LETTERS_AND_PERIODS.test(name), fault('name_letters'));

/** `+963912345678` or `0912345678`, digits of either script; becomes E.164. */
export const SyrianPhone = filled(30)
  .transform(bareDigits)
  .refine((phone) => /^(\+963|0)9\d{8}$/.test(phone), fault('phone_syrian'))
  .transform((phone) => phone.replace(/^0/, '+963'));

/** 9 to 15 digits; becomes E.164, a leading zero meaning Syria. */
export const ProfilePhone = filled(30)
  .transform((text) => bareDigits(text).replace(/^00/, '+'))
  .refine((phone) => /^\+?\d{9,15}$/.test(phone), fault('phone_digits'))
  .transform((phone) => (phone.startsWith('+') ? phone : phone.startsWith('0') ? `+963${phone.slice(1)}` : `+${phone}`))
  .refine((phone) => /^\+[1-9]\d{8,14}$/.test(phone), fault('phone_digits'));

export const Email = filled(254)
  .transform((text) => text.toLowerCase())
  .refine((email) => z.email().safeParse(email).success, fault('email'));

/** Spec, section 5, any other character also allowed; at most 128, and not one of those that are guessed first. */
export const NewPassword = z
  .string()
  .refine((text) => text !== '', { ...fault('required'), abort: true })
  .refine((text) => text.length >= 8, { ...fault('password_short'), abort: true })
  .refine((text) => text.length <= 128, { ...fault('password_long'), abort: true })
  .refine((text) => /[A-Z]/.test(text) && /[a-z]/.test(text) && /\d/.test(text) && /[@$!%*?&]/.test(text), {
    ...fault('password_rule'),
    abort: true,
  })
  .refine((text) => !isCommonPassword(text), fault('password_common'));

/** A password that is only compared: whatever it is, up to a length that is worth hashing. */
export const GivenPassword = filled(1000).refine((text) => text.length <= 128, fault('password_long'));

export const Fingerprint = z
  .string()
  .regex(/^[\w+/=-]{8,128}$/)
  .optional();

/** A code that was sent; digits of either script. */
export const SixDigits = filled(30)
  .transform(bareDigits)
  .refine((code) => /^\d{6}$/.test(code), fault('code_digits'));

/** Six digits of an authenticator, or a recovery code. */
export const SecondFactorCode = z.string().trim().min(6).max(20);
export const Secret = z.string().trim().min(20).max(100);
