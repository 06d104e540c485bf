import { z } from 'zod';
import { bareDigits } from '#rules/digits.ts';
import { isCommonPassword } from './auth/common-passwords.ts';

/** An error with a sentence of its own in lib/messages.ts, by `code`. */
export const fieldError = (code: string) => ({ params: { code } });

/**
 * `emptyCode`: the sentence for nothing but spaces. No check of a field ends the others: a form's own errors would be left out
 * with them, and of several in one field the first is told.
 */
export const filled = (max: number, emptyCode = 'required') =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text !== '', fieldError(emptyCode));

/** Names of something that stands in both languages. */
export const bothNames = (max: number) => ({
  nameAr: filled(max, 'name_ar_required'),
  nameEn: filled(max, 'name_en_required'),
});

const LETTERS_AND_PERIODS = /^[\p{L}\p{M}][\p{L}\p{M} '’.-]*$/u;

/** In the profile: 2 to 100 characters, periods too. */
export const ProfileName = filled(100)
  .refine((name) => name.length >= 2, fieldError('name_length'))
  .refine((name) => LETTERS_AND_PERIODS.test(name), fieldError('name_letters'));

/** 9 to 15 digits; becomes E.164, a leading zero meaning Syria. */
export const ProfilePhone = filled(30)
  .transform((text) => bareDigits(text).replace(/^00/, '+'))
  .refine((phone) => /^\+?\d{9,15}$/.test(phone), fieldError('phone_digits'))
  .transform((phone) => (phone.startsWith('+') ? phone : phone.startsWith('0') ? `+963${phone.slice(1)}` : `+${phone}`))
  .refine((phone) => /^\+[1-9]\d{8,14}$/.test(phone), fieldError('phone_digits'));

export const Email = filled(254)
  .transform((text) => text.toLowerCase())
  .refine((email) => z.email().safeParse(email).success, fieldError('email'));

/** Spec, section 5, any other character also allowed; at most 128, and not one of those that are guessed first. */
export const NewPassword = z
  .string()
  .refine((text) => text !== '', fieldError('required'))
  .refine((text) => text.length >= 8, fieldError('password_short'))
  .refine((text) => text.length <= 128, fieldError('password_long'))
  .refine(
    (text) => /[A-Z]/.test(text) && /[a-z]/.test(text) && /\d/.test(text) && /[@$!%*?&]/.test(text),
    fieldError('password_rule'),
  )
  .refine((text) => !isCommonPassword(text), fieldError('password_common'));

/** A password that is only compared: whatever it is, up to a length that is worth hashing. */
export const GivenPassword = filled(1000).refine((text) => text.length <= 128, fieldError('password_long'));

export const Secret = z.string().trim().min(20).max(100);
