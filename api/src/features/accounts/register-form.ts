import { z } from 'zod';
import { Email, fieldError, NewPassword } from '#lib/fields.ts';
import { Fingerprint, PersonName, SyrianPhone } from './fields.ts';

const person = {
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  phone: SyrianPhone,
  password: NewPassword,
  confirmPassword: z.string().max(1000),
  /** Confirms the terms and an age of at least 18. */
  acceptTerms: z.boolean(),
  deviceFingerprint: Fingerprint,
};
const officeText = (max: number) => z.string().trim().max(max).optional();
interface OfficeFields {
  accountType: string;
  officeName?: string;
  address?: string;
  location?: string;
}
/** Judged whatever else is wrong, so that all faults are said at once. */
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
type Needed = [
  isGiven: (form: OfficeFields) => boolean,
  error: ReturnType<typeof fieldError> & { path: string[]; when: typeof isObject },
];
const neededByOffices = (field: 'officeName' | 'address' | 'location'): Needed => [
  (form) => form.accountType !== 'office' || Boolean(form[field]),
  { ...fieldError('required'), path: [field], when: isObject },
];
export const RegisterForm = z
  .strictObject({
    ...person,
    accountType: z.enum(['personal', 'office']),
    officeName: officeText(100),
    address: officeText(300),
    /** A city's key (`damascus`). */
    location: officeText(80),
  })
  .refine(({ password, confirmPassword }) => confirmPassword === undefined || password === confirmPassword, {
    ...fieldError('password_mismatch'),
    path: ['confirmPassword'],
    when: isObject,
  })
  .refine(({ acceptTerms }) => acceptTerms !== false, {
    ...fieldError('terms_required'),
    path: ['acceptTerms'],
    when: isObject,
  })
  .refine(({ accountType, officeName }) => accountType !== 'office' || officeName?.length !== 1, {
    ...fieldError('name_length'),
    path: ['officeName'],
    when: isObject,
  })
  .refine(...neededByOffices('officeName'))
  .refine(...neededByOffices('address'))
  .refine(...neededByOffices('location'));
