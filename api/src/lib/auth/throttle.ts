import type { Db } from '@diyar/db';
import type { Config } from '../../config.ts';
import { AppError } from '../errors.ts';
import { throttleAddress } from './client-address.ts';
import { hashSecret } from './secrets.ts';

/** Tries of one kind that are let through per quarter of an hour. */
export interface Limit {
  key: string;
  tries: number;
}
const WINDOW_MINUTES = 15;

/**
 * Counts a try before it is made, so that parallel guesses count too. A refused try counts for nothing: the window opens
 * again a quarter of an hour after the last one that was let through, and nobody is locked out for good.
 * @throws AppError `code` (429) with `{minutes}`
 */
export async function takeTry(db: Db, limits: readonly Limit[], code: string): Promise<void> {
  // In one order, or two requests with the same keys could wait for each other.
  const ordered = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
  const isRefused = await db.transaction(async (trx) => {
    const taken: string[] = [];
    for (const { key, tries } of ordered) {
      const { rows } = await trx.raw(
        `insert into login_throttle as t (key, failures, updated_at) values (:key, 1, app_now())
         on conflict (key) do update set
           failures = case when t.updated_at < app_now() - :window * interval '1 minute' then 1 else t.failures + 1 end,
           updated_at = app_now()
         where t.failures < :tries or t.updated_at < app_now() - :window * interval '1 minute'
         returning key`,
        { key, tries, window: WINDOW_MINUTES },
      );
      if (rows.length === 0) {
        await giveBack(trx, taken);
        return true;
      }
      taken.push(key);
    }
    return false;
  });
  if (isRefused) throw new AppError(code, 429, { minutes: WINDOW_MINUTES });
}

/** The try was a good one: it does not count. */
export const giveBack = (db: Db, keys: readonly string[]) =>
  keys.length === 0
    ? Promise.resolve(0)
    : db('login_throttle')
        .whereIn('key', [...keys])
        .where('failures', '>', 0)
        .update({ failures: db.raw('failures - 1') });

/** Forgets the failures: whoever knows the secret has shown so. */
export const forgive = (db: Db, keys: readonly string[]) =>
  db('login_throttle')
    .whereIn('key', [...keys])
    .delete();

const MAILS_TO_ONE = 3;
const MAILS_FROM_ONE = 20;

/**
 * Mails that a visitor may cause: three to an address, twenty from one, whether there is such an account or not.
 * @throws AppError mail_throttled (429)
 */
export function takeMailTry(db: Db, config: Config, email: string, ip: string): Promise<void> {
  const toOne = { key: `mail:${hashSecret(email).toString('base64url')}`, tries: MAILS_TO_ONE };
  const fromOne = { key: `mails:${throttleAddress(ip)}`, tries: MAILS_FROM_ONE };
  return takeTry(db, config.http.rateLimitPerMinute > 0 ? [toOne, fromOne] : [toOne], 'mail_throttled');
}
