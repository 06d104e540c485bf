import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { hashSecret, newSecret } from './secrets.ts';

export type Purpose =
  | 'verify_email'
  | 'reset_password'
  | 'delete_account'
  | 'verify_phone'
  | 'prove_person'
  | 'link_chat';

const MINUTES: Record<Purpose, number> = {
  verify_email: 7 * 1440,
  reset_password: 60,
  delete_account: 1440,
  verify_phone: 10,
  prove_person: 10,
  link_chat: 15,
};

/** A link's secret, kept as a hash; those of the same purpose that were sent before are worthless from now on. */
export async function newOneTimeToken(
  db: Db,
  userId: string,
  purpose: Purpose,
  { secret = newSecret(), payload = {} }: { secret?: string; payload?: Record<string, string> } = {},
): Promise<string> {
  await db('one_time_tokens').where({ user_id: userId, purpose }).delete();
  await db('one_time_tokens').insert({
    token_hash: hashSecret(secret),
    user_id: userId,
    purpose,
    payload,
    expires_at: db.raw(`app_now() + ? * interval '1 minute'`, [MINUTES[purpose]]),
  });
  return secret;
}

/** Links asked for before a password was changed: whoever reads the mailbox may have asked for them. */
export const dropMailedLinks = (trx: Db, userId: string) =>
  trx('one_time_tokens').where({ user_id: userId }).whereIn('purpose', ['reset_password', 'delete_account']).delete();

/** Uses a link up. @returns whose it was; undefined when it is unknown, used or too old */
export async function spendOneTimeToken(
  db: Db,
  secret: string,
  purpose: Purpose,
): Promise<{ userId: string; payload: Record<string, string> } | undefined> {
  const { rows } = await db.raw<{ rows: { userId: string; payload: Record<string, string> }[] }>(
    `update one_time_tokens t set used_at = app_now() from users u
     where t.token_hash = ? and t.purpose = ? and t.used_at is null and t.expires_at > app_now()
       and u.id = t.user_id and u.closed_at is null
     returning t.user_id as "userId", t.payload`,
    [hashSecret(secret), purpose],
  );
  return rows[0];
}

/** Whose link it is while it can be used. */
export async function holderOfToken(db: Db, secret: string, purpose: Purpose): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: Pick<tables.OneTimeTokenRow, 'user_id'>[] }>(
    `select t.user_id from one_time_tokens t join users u on u.id = t.user_id and u.closed_at is null
     where t.token_hash = ? and t.purpose = ? and t.used_at is null and t.expires_at > app_now()`,
    [hashSecret(secret), purpose],
  );
  return rows[0]?.user_id;
}

/** Whether a link that can't be used has been used already, by whoever holds it: then what it was for is done. */
export async function wasSpent(db: Db, secret: string, purpose: Purpose): Promise<boolean> {
  const row = await db('one_time_tokens')
    .where({ token_hash: hashSecret(secret), purpose })
    .whereNotNull('used_at')
    .first('token_hash');
  return row !== undefined;
}
