import type { Db } from '@diyar/db';
import type { Lang } from '../../lib/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import { NOTIFICATION_KINDS } from '../../rules/notifications.ts';
import type { NotificationPreferences, User } from './contract.ts';

/** The signed-in user as the client keeps it. @throws AppError unauthorized when the account is gone */
export async function presentUser(db: Db, id: string, lang: Lang): Promise<User> {
  const { rows } = await db.raw(
    `select u.*, o.id as office_id, o.slug as office_slug, o.name_ar as office_name_ar, o.name_en as office_name_en,
       (select status from office_applications a where a.user_id = u.id order by a.id desc limit 1) as application
     from users u
       left join office_members m on m.user_id = u.id
       left join offices o on o.id = m.office_id
     where u.id = ? and u.closed_at is null`,
    [id],
  );
  const row = rows[0];
  if (!row) throw new AppError('unauthorized', 401);
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    type: row.account_type,
    avatar: row.avatar_image_id,
    company: row.company,
    bio: row.bio,
    language: row.language,
    theme: row.theme,
    notificationPreferences: preferencesOf(row.notification_preferences),
    emailVerified: row.email_verified_at !== null,
    phoneVerified: row.phone_verified_at !== null,
    hasPassword: row.password_hash !== null,
    secondFactor: row.totp_confirmed_at !== null,
    office: row.office_id && {
      id: row.office_id,
      slug: row.office_slug,
      name: lang === 'ar' ? row.office_name_ar : row.office_name_en,
    },
    officeApplication: row.application,
    createdAt: row.created_at.toISOString(),
  };
}

/** Preferences that were never chosen are on. */
export const preferencesOf = (stored: Partial<NotificationPreferences>): NotificationPreferences =>
  Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, stored[kind] ?? { email: true, push: true }]),
  ) as NotificationPreferences;
