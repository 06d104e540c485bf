import type { Db } from '@diyar/db';
import type { z } from 'zod';
import { enqueue } from '#jobs/enqueue.ts';
import { hashPassword } from '#lib/auth/passwords.ts';
import type { Secrets } from '#lib/auth/secrets.ts';
import { assertNoMeasure } from '#lib/auth/stored-measures.ts';
import type { Places } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import type { RegisterForm } from './contract.ts';
import { brokenConstraint, insertUser } from './users.ts';

/**
 * Opens an account. One that registers as an office is stored as regular, with an application that is filled in as far as
 * the form goes: the licence makes it complete, an administrator's approval makes it an office.
 * @throws AppError email_taken, phone_taken (409), unknown_place (400), those of a measure that a closed account took along (403)
 */
export async function registerAccount(
  db: Db,
  form: z.output<typeof RegisterForm>,
  { places, lang, secrets }: { places: Places; lang: Lang; secrets: Secrets },
): Promise<string> {
  const city = form.accountType === 'office' ? places.find('city', form.location ?? '') : undefined;
  if (form.accountType === 'office' && !city) throw new AppError('unknown_place', 400).on('location');
  // Before the expensive hash; the constraints still decide between two at once.
  await assertFree(db, form);
  const password_hash = await hashPassword(form.password);

  try {
    return await db.transaction(async (trx) => {
      const { firstName: first_name, lastName: last_name, email, phone } = form;
      const userId = await insertUser(trx, { first_name, last_name, email, phone, password_hash, language: lang });
      // After the row: whoever closes an account in this moment is waited for.
      await assertNoMeasure(trx, secrets, { email, phone }, { lang, isProven: false });
      if (city) {
        await trx('office_applications').insert({
          user_id: userId,
          name_ar: form.officeName,
          city_id: city.id,
          location: city.key,
          address: form.address,
          email,
          phone,
        });
      }
      await enqueue(trx, 'mail', { kind: 'verify_email', userId });
      return userId;
    });
  } catch (error) {
    if (brokenConstraint(error) === 'users_email') throw emailTaken();
    throw error;
  }
}

/**
 * An e-mail belongs to whoever registers it first: its owner takes the account over with "forgot password". A number
 * belongs to whoever has proven it; unproven it keeps nobody out.
 */
async function assertFree(db: Db, { email, phone }: { email: string; phone: string }): Promise<void> {
  const { rows } = await db.raw<{ rows: [{ email: boolean; phone: boolean }] }>(
    `select coalesce(bool_or(lower(email) = :email), false) as email,
       coalesce(bool_or(phone = :phone and phone_verified_at is not null), false) as phone
     from users where closed_at is null and (lower(email) = :email or phone = :phone)`,
    { email, phone },
  );
  if (rows[0].email) throw emailTaken();
  if (rows[0].phone) throw new AppError('phone_taken', 409).on('phone');
}

const emailTaken = () => new AppError('email_taken', 409).on('email');
