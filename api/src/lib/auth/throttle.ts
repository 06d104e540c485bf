import type { Db } from '@diyar/db';
import type { Config } from '#config.ts';
import { AppError } from '../errors.ts';
import { countedAddress } from './client-address.ts';
import { hashSecret } from './secrets.ts';

/** Tries of one kind that are let through per window. */
export interface Limit {
  key: string;
  tries: number;
  /** How long the window is; a quarter of an hour unless told. */
  minutes?: number;
  /** Said instead of the common code when this limit is the one that refuses. */
  code?: string;
}
const WINDOW_MINUTES = 15;
/** Rows are kept for a day (retention), so no window is longer. */
export const DAY_MINUTES = 1440;

/**
 * Counts a try before it is made, so that parallel guesses count too. A refused try counts for nothing: the window opens
 * again when it is over, and nobody is locked out for good. Inside a transaction the count holds if that commits.
 * @throws AppError `code` (429) with `{minutes}`
 */
export async function consumeAttempt(db: Db, limits: readonly Limit[], code: string): Promise<void> {
  // In one order, or two requests with the same keys could wait for each other.
  const ordered = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
  const refused = await db.transaction(async (trx) => {
    const taken: string[] = [];
    for (const limit of ordered) {
      const { key, tries, minutes = WINDOW_MINUTES } = limit;
      const { rows } = await trx.raw<{ rows: unknown[] }>(
        `insert into login_throttle as t (key, failures, started_at, updated_at) values (:key, 1, app_now(), app_now())
         on conflict (key) do update set
           failures = case when t.started_at <= app_now() - :minutes * interval '1 minute' then 1 else t.failures + 1 end,
           started_at = case when t.started_at <= app_now() - :minutes * interval '1 minute' then app_now() else t.started_at end,
           updated_at = app_now()
         where t.failures < :tries or t.started_at <= app_now() - :minutes * interval '1 minute'
         returning key`,
        { key, tries, minutes },
      );
      if (rows.length === 0) {
        await giveBack(trx, taken);
        return limit;
      }
      taken.push(key);
    }
    return undefined;
  });
  if (!refused) return;
  const [rule] = refused.key.split(':');
  throw new AppError(refused.code ?? code, 429, { minutes: refused.minutes ?? WINDOW_MINUTES }).by(rule);
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

/**
 * A limit of everybody behind one address: none where addresses are not counted (`countedAddress`), or where the operator set 0.
 * @param limit `key` without the address
 */
export const ofAddress = (address: string | null, { key, tries, ...limit }: Limit): Limit[] =>
  address === null || tries === 0 ? [] : [{ ...limit, key: `${key}:${address}`, tries: Math.ceil(tries) }];

const MAILS_TO_ONE = 3;

/**
 * Mails that a visitor may cause: three to an address, `ADDRESS_MAILS` from one, whether there is such an account or not.
 * @throws AppError mail_throttled (429)
 */
export function countMailAttempt(db: Db, config: Config, email: string, ip: string): Promise<void> {
  const toOne = { key: `mail:${hashSecret(email).toString('base64url')}`, tries: MAILS_TO_ONE };
  const fromOne = ofAddress(countedAddress(config, ip), { key: 'mails', tries: config.limits.mails });
  return consumeAttempt(db, [toOne, ...fromOne], 'mail_throttled');
}
