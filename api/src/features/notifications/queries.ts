import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Lang } from '../../lib/endpoint.ts';
import type { NotificationPreferences } from '../accounts/contract.ts';
import type { Notification } from './contract.ts';
import type { Note } from './notify.ts';

export type NotificationRow = Pick<
  tables.NotificationRow,
  'id' | 'type' | 'kind' | 'url' | 'read_at' | 'created_at'
> & {
  parameters: Notification['parameters'];
};

interface Reader {
  email: string;
  first_name: string;
  language: Lang;
  notification_preferences: Partial<NotificationPreferences>;
}

export function notificationsOf(
  db: Db,
  userId: string,
  { read, after, limit }: { read?: boolean; after?: string; limit: number },
): Promise<NotificationRow[]> {
  const query = db('notifications').where({ user_id: userId }).orderBy('id', 'desc').limit(limit);
  if (read !== undefined) query[read ? 'whereNotNull' : 'whereNull']('read_at');
  if (after) query.where('id', '<', after);
  return query.select('id', 'type', 'kind', 'parameters', 'url', 'read_at', 'created_at');
}

export async function unreadCountOf(db: Db, userId: string): Promise<number> {
  const [row] = await db('notifications').where({ user_id: userId }).whereNull('read_at').count({ n: '*' });
  return Number(row?.n ?? 0);
}

/** A single one, or all. @returns how many there were, read before or not */
export function markRead(db: Db, userId: string, id?: string): Promise<number> {
  const query = db('notifications').where({ user_id: userId });
  return (id ? query.where({ id }) : query.whereNull('read_at')).update({
    read_at: db.raw('coalesce(read_at, app_now())'),
  });
}

export const deleteNotification = (db: Db, userId: string, id: string): Promise<number> =>
  db('notifications').where({ user_id: userId, id }).delete();

/** @returns its id */
export async function addNotification(db: Db, note: Note): Promise<string> {
  const { userId: user_id, type, kind, parameters = {}, url = null } = note;
  const [row] = await db('notifications').insert({ user_id, type, kind, parameters, url }).returning('id');
  return row.id;
}

/** With its reader, while there is an address to write to. */
export const notificationForMail = (db: Db, id: string): Promise<(NotificationRow & Reader) | undefined> =>
  db('notifications as n')
    .join('users as u', 'u.id', 'n.user_id')
    .where('n.id', id)
    .whereNotNull('u.email')
    .whereNull('u.closed_at')
    .whereNull('u.banned_at')
    .first('n.*', 'u.email', 'u.first_name', 'u.language', 'u.notification_preferences');
