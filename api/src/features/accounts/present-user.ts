import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { NOTIFICATION_KINDS } from '#rules/notifications.ts';
import type { NotificationPreferences, User } from './contract.ts';

interface UserRow extends Omit<tables.UserRow, 'notification_preferences'> {
  notification_preferences: Partial<NotificationPreferences>;
  office: { id: string; slug: string; name: string } | null;
  /** State of the newest application for an office; none is kept before it is handed in. */
  application: Exclude<tables.OfficeApplicationRow['status'], 'draft'> | null;
}

/** The signed-in user as the client keeps it. @throws AppError unauthorized when the account is gone */
export async function presentUser(db: Db, id: string, lang: Lang): Promise<User> {
  const { rows } = await db.raw<{ rows: UserRow[] }>(
    `select u.*,
       case when o.id is not null then json_build_object('id', o.id, 'slug', o.slug, 'name', o.name_${lang}) end as office,
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
    emailRefused: row.email !== null && row.email_refused_at !== null,
    phoneVerified: row.phone_verified_at !== null,
    hasPassword: row.password_hash !== null,
    secondFactor: row.totp_confirmed_at !== null,
    office: row.office,
    officeApplication: row.application,
    createdAt: row.created_at.toISOString(),
  };
}

/** Preferences that were never chosen are on. */
export const preferencesOf = (stored: Partial<NotificationPreferences>): NotificationPreferences =>
  Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, stored[kind] ?? { email: true, push: true }]),
  ) as NotificationPreferences;
