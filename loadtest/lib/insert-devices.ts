import { aBrowser } from '@diyar/api/testing/push-service';
import type { Db } from '@diyar/db';

const CHUNK = 10_000;

/** People who are signed in on a device that may be told, all with one browser's keys: who reads it is not what is measured. */
export async function insertDevices(db: Db, count: number, origin: string): Promise<void> {
  const { keys } = aBrowser(origin).subscription;
  for (let done = 0; done < count; done += CHUNK)
    await db.raw(INSERT, { count: Math.min(CHUNK, count - done), origin, p256dh: keys.p256dh, auth: keys.auth });
}

const INSERT = `
  with person as (
    insert into users (first_name, last_name, email)
    select 'ليلى', 'الخطيب', gen_random_uuid() || '@load.test' from generate_series(1, :count) returning id),
  session as (
    insert into sessions (user_id, expires_at) select id, app_now() + interval '30 days' from person returning id, user_id)
  insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, language)
  select user_id, id, :origin || '/' || id, :p256dh, :auth, 'ar' from session`;
