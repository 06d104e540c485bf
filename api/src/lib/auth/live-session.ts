import type { Db } from '@diyar/db';
import type { AccountType } from '#rules/sections.ts';
import { AppError } from '../errors.ts';
import type { Caller } from './access-tokens.ts';
import { STANDING_COLUMNS, type Standing } from './standing.ts';

/** State of a token's session and account now: the token itself is up to five minutes old. */
export interface LiveSession extends Standing {
  /** Neither ended nor expired, and the account is still there. */
  is_live: boolean;
  has_second_factor: boolean;
  account_type: AccountType;
  has_password: boolean;
  has_email: boolean;
  has_google: boolean;
  /** An authenticator is enrolled. */
  asks_second_factor: boolean;
}

/** A row by two primary keys; undefined when there is no such session any more. */
export async function readSession(db: Db, { id, sessionId }: Caller): Promise<LiveSession | undefined> {
  const { rows } = await db.raw<{ rows: LiveSession[] }>(
    `select s.ended_at is null and s.expires_at > app_now() and u.closed_at is null as is_live,
       s.second_factor_at is not null as has_second_factor, u.account_type, ${STANDING_COLUMNS},
       u.password_hash is not null as has_password, u.email is not null as has_email,
       u.google_subject is not null as has_google, u.totp_confirmed_at is not null as asks_second_factor
     from sessions s join users u on u.id = s.user_id where s.id = ? and u.id = ?`,
    [sessionId, id],
  );
  return rows[0];
}

/**
 * Keeps a session from ending before the transaction does. Lock the user first: two sessions that end each other wait there.
 * @throws AppError unauthorized (401) when the session ended since the request was let in
 */
export async function lockLiveSession(trx: Db, sessionId: string): Promise<void> {
  const live = await trx('sessions')
    .where({ id: sessionId })
    .whereNull('ended_at')
    .where('expires_at', '>', trx.raw('app_now()'))
    .forNoKeyUpdate()
    .first('id');
  if (!live) throw new AppError('unauthorized', 401);
}
