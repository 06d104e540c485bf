import type { Db } from '@diyar/db';
import type { z } from 'zod';
import { AppError } from '../../lib/errors.ts';
import type { ProfileForm } from './contract.ts';

/** Writes what is given. Another telephone number has yet to be confirmed. @throws AppError phone_taken (409) */
export async function updateProfile(db: Db, userId: string, form: z.output<typeof ProfileForm>): Promise<void> {
  const given = Object.entries({
    first_name: form.firstName,
    last_name: form.lastName,
    phone: form.phone,
    company: form.company,
    bio: form.bio,
    theme: form.theme,
  }).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  const changes: Record<string, unknown> = Object.fromEntries(given);
  if (form.phone) {
    changes.phone_verified_at = db.raw('case when phone = ? then phone_verified_at end', [form.phone]);
  }
  try {
    await db('users').where({ id: userId }).update(changes);
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'users_phone_once') throw new AppError('phone_taken', 409).on('phone');
    throw error;
  }
}
