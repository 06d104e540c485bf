import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { mayBeTold } from '#lib/standing/questions.ts';
import { takesMail } from '#mail/refusals.ts';
import type { ChatChannel } from '#rules/notifications.ts';
import type { NotificationPreferences } from '../accounts/index.ts';
import type { Notification } from './contract.ts';
import type { Note } from './notify.ts';

export type NotificationRow = Pick<
  tables.NotificationRow,
  'id' | 'type' | 'kind' | 'url' | 'read_at' | 'created_at'
> & {
  parameters: Notification['parameters'];
};

interface Reader {
  user_id: string;
  email: string;
  first_name: string;
  language: Lang;
  notification_preferences: Partial<NotificationPreferences>;
}

/** Null where the page does not open for its reader any more. */
const urlOf = (db: Db, row: string) => db.raw('notice_url(??.url, ??.user_id) as url', [row, row]);

export function notificationsOf(
  db: Db,
  userId: string,
  { read, after, limit }: { read?: boolean; after?: string; limit: number },
): Promise<NotificationRow[]> {
  const query = db('notifications').where({ user_id: userId }).orderBy('id', 'desc').limit(limit);
  if (read !== undefined) query[read ? 'whereNotNull' : 'whereNull']('read_at');
  if (after) query.where('id', '<', after);
  return query.select('id', 'type', 'kind', 'parameters', urlOf(db, 'notifications'), 'read_at', 'created_at');
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

/** The one statement that writes notifications. @returns their ids, in the order of `notes` */
export async function addNotifications(db: Db, notes: readonly Note[]): Promise<string[]> {
  const given = notes.map(({ userId: user_id, type, kind, parameters = {}, url = null }) => ({
    user_id,
    type,
    kind,
    parameters,
    url,
  }));
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `with given as materialized (
       select uuid_v7() as id, note.*
       from rows from (jsonb_to_recordset(?::jsonb) as (user_id uuid, type text, kind text, parameters jsonb, url text))
         with ordinality as note (user_id, type, kind, parameters, url, position)),
     added as (
       insert into notifications (id, user_id, type, kind, parameters, url)
       select id, user_id, type, kind, parameters, url from given)
     select id from given order by position`,
    [JSON.stringify(given)],
  );
  return rows.map(({ id }) => id);
}

/** With its reader, while there is an address to write to. */
export const notificationForMail = (db: Db, id: string): Promise<(NotificationRow & Reader) | undefined> =>
  db('notifications as n')
    .join('users as u', 'u.id', 'n.user_id')
    .where('n.id', id)
    .whereRaw(takesMail('u'))
    .whereRaw(mayBeTold('u'))
    .first('n.*', urlOf(db, 'n'), 'u.email', 'u.first_name', 'u.language', 'u.notification_preferences');

export type NotificationForChat = NotificationRow &
  Pick<Reader, 'user_id' | 'language' | 'notification_preferences'> & {
    chat_id: string;
    from_hour: number | null;
    until_hour: number | null;
    now: Date;
  };

/** With its reader, their chat and quiet hours; none that was read, or that is older than so many seconds. */
export const notificationForChat = (
  db: Db,
  id: string,
  { channel, seconds }: { channel: ChatChannel; seconds: number },
): Promise<NotificationForChat | undefined> =>
  db('notifications as n')
    .join('users as u', 'u.id', 'n.user_id')
    .join('chat_links as c', 'c.user_id', 'u.id')
    .leftJoin('alert_quiet_hours as q', 'q.user_id', 'u.id')
    .where({ 'n.id': id, 'c.channel': channel })
    .whereNull('n.read_at')
    .where('n.created_at', '>', db.raw('app_now() - make_interval(secs => ?)', [seconds]))
    .whereRaw(mayBeTold('u'))
    .first(
      'n.*',
      urlOf(db, 'n'),
      'u.language',
      'u.notification_preferences',
      'c.chat_id',
      'q.from_hour',
      'q.until_hour',
      db.raw('app_now() as now'),
    );

export type NotificationForPush = NotificationRow & Pick<Reader, 'user_id' | 'notification_preferences'>;

/** With their reader's choices; none that its reader has read, or that is older than so many seconds. */
export async function notificationsForPush(
  db: Db,
  ids: readonly string[],
  seconds: number,
): Promise<ReadonlyMap<string, NotificationForPush>> {
  const rows = await db('notifications as n')
    .join('users as u', 'u.id', 'n.user_id')
    .whereIn('n.id', ids)
    .whereNull('n.read_at')
    .where('n.created_at', '>', db.raw('app_now() - make_interval(secs => ?)', [seconds]))
    .select<NotificationForPush[]>('n.*', urlOf(db, 'n'), 'u.notification_preferences');
  return new Map(rows.map((row) => [row.id, row]));
}
