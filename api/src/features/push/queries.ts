import type { Db } from '@diyar/db';
import type { z } from 'zod';
import { lockLiveSession } from '#lib/auth/live-session.ts';
import type { Lang } from '#lib/endpoint.ts';
import { mayBeTold } from '#lib/standing/questions.ts';
import type { Subscription } from './contract.ts';

/**
 * The session's subscription. A browser that somebody else signed in with takes its address along; the session's lock keeps two
 * requests of one device from leaving two.
 */
export function saveSubscription(
  db: Db,
  { id, sessionId }: { id: string; sessionId: string },
  { endpoint, keys, language }: z.output<typeof Subscription>,
): Promise<void> {
  return db.transaction(async (trx) => {
    await lockLiveSession(trx, sessionId);
    await trx('push_subscriptions').where({ session_id: sessionId }).whereNot({ endpoint }).delete();
    await trx('push_subscriptions')
      .insert({ endpoint, user_id: id, session_id: sessionId, p256dh: keys.p256dh, auth: keys.auth, language })
      .onConflict('endpoint')
      .merge({
        user_id: id,
        session_id: sessionId,
        p256dh: keys.p256dh,
        auth: keys.auth,
        language,
        renewed_at: trx.raw('app_now()'),
      });
  });
}

export const dropSubscriptionOf = (db: Db, sessionId: string): Promise<number> =>
  db('push_subscriptions').where({ session_id: sessionId }).delete();

export const dropSubscription = (db: Db, id: string): Promise<number> =>
  db('push_subscriptions').where({ id }).delete();

export const markSent = (db: Db, id: string): Promise<number> =>
  db('push_subscriptions')
    .where({ id })
    .update({ sent_at: db.raw('app_now()') });

/** SQL, of `push_subscriptions` as `p`: whoever signed in on that device still is, and may be told. */
export const IS_LIVE = `exists (
  select from sessions s join users u on u.id = s.user_id
  where s.id = p.session_id and s.ended_at is null and s.expires_at > app_now() and ${mayBeTold('u')})`;

/** Ids of these people's devices. */
export async function devicesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db('push_subscriptions as p')
    .whereIn('p.user_id', userIds)
    .whereRaw(IS_LIVE)
    .groupBy('p.user_id')
    .select('p.user_id as userId', db.raw('array_agg(p.id order by p.id) as ids'));
  return new Map(rows.map(({ userId, ids }) => [userId, ids]));
}

export interface Device {
  id: string;
  userId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Lang;
}

export const liveDevice = (db: Db, id: string): Promise<Device | undefined> =>
  db('push_subscriptions as p')
    .where('p.id', id)
    .whereRaw(IS_LIVE)
    .first('p.id', 'p.user_id as userId', 'p.endpoint', 'p.p256dh', 'p.auth', 'p.language');
