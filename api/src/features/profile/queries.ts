import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';

type Reachable = Pick<
  tables.UserRow,
  'email' | 'email_verified_at' | 'email_refused_at' | 'phone' | 'phone_verified_at'
>;

/** Where a user can be reached, and what of it has been proven. */
export const reachOf = (db: Db, userId: string): Promise<Reachable | undefined> =>
  db('users')
    .where({ id: userId })
    .first('email', 'email_verified_at', 'email_refused_at', 'phone', 'phone_verified_at');

export const setLanguage = (db: Db, userId: string, language: tables.UserRow['language']) =>
  db('users').where({ id: userId }).update({ language });

/** Changes the preferences that are named; the others stay. */
export const addPreferences = (db: Db, userId: string, preferences: object) =>
  db('users')
    .where({ id: userId })
    .update({
      notification_preferences: db.raw('notification_preferences || ?::jsonb', [JSON.stringify(preferences)]),
    });
