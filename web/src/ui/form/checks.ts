import { bareDigits } from '@diyar/api/rules/digits';

/** Faults of a field before anything is sent; the server judges again, in the same words. */
export type FieldError =
  | 'required'
  | 'email'
  | 'nameLetters'
  | 'nameLength'
  | 'phoneSyrian'
  | 'phoneDigits'
  | 'codeDigits'
  | 'notNumber'
  | 'passwordShort'
  | 'passwordRule'
  | 'passwordMismatch'
  | 'termsRequired';

export type Values = Record<string, string>;
export type Check = (value: string, values: Values) => FieldError | undefined;
/** Judges a text by itself, whatever else its form holds. */
export type TextCheck = (value: string) => FieldError | undefined;

const LETTERS = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u;
const LETTERS_AND_PERIODS = /^[\p{L}\p{M}][\p{L}\p{M} '’.-]*$/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** The rules of a new password (spec, section 5), as they are ticked off while it is typed. */
export const PASSWORD_RULES = {
  length: (text: string) => text.length >= 8,
  upper: (text: string) => /[A-Z]/.test(text),
  lower: (text: string) => /[a-z]/.test(text),
  digit: (text: string) => /\d/.test(text),
  symbol: (text: string) => /[@$!%*?&]/.test(text),
};
export type PasswordRule = keyof typeof PASSWORD_RULES;

export const filled: TextCheck = (value) => (value.trim() ? undefined : 'required');

const and =
  (isRight: (value: string) => boolean, error: FieldError): TextCheck =>
  (value) =>
    filled(value) ?? (isRight(value.trim()) ? undefined : error);

export const email = and((value) => EMAIL.test(value), 'email');
export const personName = and((value) => LETTERS.test(value), 'nameLetters');
export const syrianPhone = and((value) => /^(\+963|0)9\d{8}$/.test(bareDigits(value)), 'phoneSyrian');
/** In the profile: 2 to 100 characters, periods too. */
export const profileName: TextCheck = (value) => {
  const length = [...value.trim()].length;
  const short = length === 1 || length > 100 ? 'nameLength' : undefined;
  return filled(value) ?? short ?? (LETTERS_AND_PERIODS.test(value.trim()) ? undefined : 'nameLetters');
};
export const profilePhone = and((value) => /^\+?\d{9,15}$/.test(bareDigits(value).replace(/^00/, '+')), 'phoneDigits');
export const sixDigits = and((value) => /^\d{6}$/.test(bareDigits(value)), 'codeDigits');
export const accepted: TextCheck = (value) => (value ? undefined : 'termsRequired');

/** Compared as typed: a space at an end is part of a password. */
export const newPassword: TextCheck = (value) => {
  if (value === '') return 'required';
  if (!PASSWORD_RULES.length(value)) return 'passwordShort';
  return Object.values(PASSWORD_RULES).every((isMet) => isMet(value)) ? undefined : 'passwordRule';
};
export const sameAsPassword: Check = (value, values) => {
  if (value === '') return 'required';
  return value === values.password ? undefined : 'passwordMismatch';
};
