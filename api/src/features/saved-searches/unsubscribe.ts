import type { Db } from '@diyar/db';
import type { Secrets } from '#lib/auth/secrets.ts';
import { AppError } from '#lib/errors.ts';
import { subjectOf } from '#mail/unsubscribe-link.ts';

const ID = /^[0-9a-f-]{36}$/;

/** @throws AppError unsubscribe_link_invalid (404) */
export async function subscriptionOf(
  db: Db,
  secrets: Secrets,
  token: string,
): Promise<{ id: string; name: string; subscribed: boolean }> {
  const id = subjectOf(secrets, token);
  const row = id && ID.test(id) && (await db('saved_searches').where({ id }).first('id', 'name', 'by_email'));
  if (!row) throw new AppError('unsubscribe_link_invalid', 404);
  return { id: row.id, name: row.name, subscribed: row.by_email };
}

/** Every search of somebody. @returns how many mailed until now */
export const unsubscribeAll = (db: Db, userId: string): Promise<number> =>
  db('saved_searches')
    .where({ user_id: userId, by_email: true })
    .update({ by_email: false, updated_at: db.raw('app_now()') });

export const setSubscribed = (db: Db, id: string, isOn: boolean) =>
  db('saved_searches')
    .where({ id })
    .update({ by_email: isOn, updated_at: db.raw('app_now()') });
