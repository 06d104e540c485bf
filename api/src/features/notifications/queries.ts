import type { Db } from '@diyar/db';
import type { Notification } from './contract.ts';

export interface NotificationRow {
  id: string;
  type: Notification['type'];
  kind: string;
  parameters: Notification['parameters'];
  url: string | null;
  read_at: Date | null;
  created_at: Date;
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

/** One, or all. @returns how many there were, read before or not */
export function markRead(db: Db, userId: string, id?: string): Promise<number> {
  const query = db('notifications').where({ user_id: userId });
  return (id ? query.where({ id }) : query.whereNull('read_at')).update({
    read_at: db.raw('coalesce(read_at, now())'),
  });
}

export const deleteNotification = (db: Db, userId: string, id: string): Promise<number> =>
  db('notifications').where({ user_id: userId, id }).delete();

/** In the transaction of what it tells of. `kind` must be worded in wording.ts. */
export async function notify(
  db: Db,
  note: {
    userId: string;
    type: Notification['type'];
    kind: string;
    parameters?: Notification['parameters'];
    url?: string;
  },
): Promise<void> {
  const { userId: user_id, type, kind, parameters = {}, url = null } = note;
  await db('notifications').insert({ user_id, type, kind, parameters, url });
}
