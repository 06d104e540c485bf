import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';

const signatureOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${id}`).digest('base64url');

/** Good for one search and nothing else, for as long as it is there: nobody hunts for an old mail in vain. */
export const unsubscribeToken = (secret: string, id: string): string => `${id}.${signatureOf(secret, id)}`;

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** @throws AppError unsubscribe_link_invalid (404) */
export async function subscriptionOf(
  db: Db,
  secret: string,
  token: string,
): Promise<{ id: string; name: string; subscribed: boolean }> {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = Buffer.from(signatureOf(secret, id));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const row = isOurs ? await db('saved_searches').where({ id }).first('id', 'name', 'by_email') : undefined;
  if (!row) throw new AppError('unsubscribe_link_invalid', 404);
  return { id: row.id, name: row.name, subscribed: row.by_email };
}

export const setSubscribed = (db: Db, id: string, isOn: boolean) =>
  db('saved_searches')
    .where({ id })
    .update({ by_email: isOn, updated_at: db.raw('app_now()') });
