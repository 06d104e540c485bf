import type { Db } from '@diyar/db';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Others' notifications name people and titles; the address of each holds the id of the listing or thread it tells of. */
export const deleteNotificationsAbout = (trx: Db, ids: string[]) =>
  trx('notifications').whereRaw('substring(url from ?) = any(?::text[])', [ID, ids]).delete();
