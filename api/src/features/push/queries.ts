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
  { endpoint, keys, language, firebaseToken: firebase_token }: z.output<typeof Subscription>,
): Promise<void> {
  return db.transaction(async (trx) => {
    await lockLiveSession(trx, sessionId);
    await trx('push_subscriptions').where({ session_id: sessionId }).whereNot({ endpoint }).delete();
    // A device whose person signs in is nobody's no more.
    await trx('visitor_devices').where({ endpoint }).delete();
    await trx('push_subscriptions')
      .insert({ endpoint, user_id: id, session_id: sessionId, ...keys, language, firebase_token })
      .onConflict('endpoint')
      .merge({
        ...{ user_id: id, session_id: sessionId, ...keys, language, firebase_token },
        renewed_at: trx.raw('app_now()'),
      });
  });
}

export const dropSubscriptionOf = (db: Db, sessionId: string): Promise<number> =>
  db('push_subscriptions').where({ session_id: sessionId }).delete();

/** Renewed by its page once a week at least. */
export const saveVisitorDevice = (
  db: Db,
  { endpoint, keys, language, firebaseToken: firebase_token }: z.output<typeof Subscription>,
): Promise<unknown> =>
  db('visitor_devices')
    .insert({ endpoint, ...keys, language, firebase_token })
    .onConflict('endpoint')
    .merge({ ...keys, language, firebase_token, renewed_at: db.raw('app_now()') });

export const dropVisitorDevice = (db: Db, endpoint: string): Promise<number> =>
  db('visitor_devices').where({ endpoint }).delete();

export const countVisitorDevices = async (db: Db): Promise<number> => {
  const [row] = await db('visitor_devices').count({ n: '*' });
  return Number(row?.n ?? 0);
};

/** The next ids behind one, in their order. */
export const visitorDevicesAfter = (db: Db, after: string | null, most: number): Promise<string[]> =>
  db('visitor_devices')
    .modify((query) => after && query.where('id', '>', after))
    .orderBy('id')
    .limit(most)
    .pluck<string[]>('id');

export const visitorDevices = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Device>> =>
  byId(
    await db('visitor_devices')
      .whereIn('id', ids)
      .select<Device[]>('id', 'endpoint', 'p256dh', 'auth', 'language', 'firebase_token as firebaseToken'),
  );

export const dropDevices = async (db: Db, endpoints: readonly string[]): Promise<void> => {
  for (const table of TABLES) await db(table).whereIn('endpoint', endpoints).delete();
};

export const markSent = async (db: Db, endpoints: readonly string[]): Promise<void> => {
  for (const table of TABLES)
    await db(table)
      .whereIn('endpoint', endpoints)
      .update({ sent_at: db.raw('app_now()') });
};

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
    .select<{ userId: string; ids: string[] }[]>('p.user_id as userId', db.raw('array_agg(p.id order by p.id) as ids'));
  return new Map(rows.map(({ userId, ids }) => [userId, ids]));
}

/** A browser has one address, whoever uses it. */
const TABLES = ['push_subscriptions', 'visitor_devices'] as const;

export interface Device {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Lang;
  firebaseToken: string | null;
}
type OwnDevice = Device & { userId: string };

export const liveDevices = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, OwnDevice>> =>
  byId(
    await db('push_subscriptions as p')
      .whereIn('p.id', ids)
      .whereRaw(IS_LIVE)
      .select<OwnDevice[]>(
        ...(['p.id', 'p.user_id as userId', 'p.endpoint', 'p.p256dh', 'p.auth', 'p.language'] as const),
        'p.firebase_token as firebaseToken',
      ),
  );

const byId = <Row extends { id: string }>(rows: Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
