import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { hashSecret, newSecret, seal, unseal } from '../../lib/auth/secrets.ts';
import { assertGoodStanding } from '../../lib/auth/standing.ts';
import type { Lang } from '../../lib/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import { accountById } from './users.ts';

export const SESSION_DAYS = 30;
/** Seconds in which a repeated refresh (a lost answer, two tabs) gets the same successor. */
const GRACE_SECONDS = 10;

export interface Device {
  fingerprint: string | null;
  userAgent: string | null;
  ip: string | null;
  isCookie: boolean;
}

export interface Issued {
  sessionId: string;
  userId: string;
  refreshToken: string;
  isCookie: boolean;
}

export type EndReason =
  | 'logout'
  | 'reuse'
  | 'password'
  | 'suspended'
  | 'banned'
  | 'closed'
  | 'ended_by_user'
  | 'ended_by_admin';

/** Signs a device in. `secondFactor`: it was shown just now. */
export async function startSession(db: Db, userId: string, device: Device, secondFactor: boolean): Promise<Issued> {
  const refreshToken = newSecret();
  const sessionId = await db.transaction(async (trx) => {
    const [session] = await trx('sessions')
      .insert({
        user_id: userId,
        fingerprint: device.fingerprint,
        user_agent: device.userAgent?.slice(0, 300) ?? null,
        ip: device.ip,
        is_cookie: device.isCookie,
        second_factor_at: secondFactor ? trx.raw('app_now()') : null,
        expires_at: trx.raw(`app_now() + interval '${SESSION_DAYS} days'`),
      })
      .returning('id');
    await trx('refresh_tokens').insert({ token_hash: hashSecret(refreshToken), session_id: session.id });
    return session.id as string;
  });
  return { sessionId, userId, refreshToken, isCookie: device.isCookie };
}

type TokenRow = Pick<tables.RefreshTokenRow, 'session_id' | 'successor_sealed'> &
  Pick<tables.SessionRow, 'user_id' | 'is_cookie'> & {
    is_over: boolean;
    is_stopped: boolean;
    rotated: boolean;
    in_grace: boolean;
  };

/** A token of a session that ended with a suspension or a ban. */
interface Stopped {
  stoppedUserId: string;
}

/**
 * Trades a refresh token for its successor. Within the grace the immediate parent gets the same successor again; a token
 * from further back, or after the grace, was stolen or replayed: the whole family ends.
 * @throws AppError refresh_failed, session_expired (401), the standing's (403) to the device of a stopped account
 */
export async function refreshSession(db: Db, token: string, lang: Lang): Promise<Issued> {
  const hash = hashSecret(token);
  const outcome = await db.transaction(async (trx): Promise<Issued | Stopped | 'unknown' | 'over' | 'reuse'> => {
    const { rows } = await trx.raw(
      `select t.session_id, s.user_id, s.is_cookie, s.ended_at is not null or s.expires_at <= app_now() as is_over,
         coalesce(s.end_reason in ('suspended', 'banned'), false) as is_stopped,
         t.rotated_at is not null as rotated, t.rotated_at > clock_timestamp() - make_interval(secs => ?) as in_grace,
         t.successor_sealed
       from refresh_tokens t join sessions s on s.id = t.session_id
       where t.token_hash = ? for update of s, t`,
      [GRACE_SECONDS, hash],
    );
    const row = rows[0] as TokenRow | undefined;
    if (!row) return 'unknown';
    if (row.is_over) return row.is_stopped ? { stoppedUserId: row.user_id } : 'over';
    const issued = { sessionId: row.session_id, userId: row.user_id, isCookie: row.is_cookie };
    if (!row.rotated) {
      const next = newSecret();
      await trx('refresh_tokens').insert({
        token_hash: hashSecret(next),
        session_id: row.session_id,
        parent_hash: hash,
      });
      await trx('refresh_tokens')
        .where({ token_hash: hash })
        .update({ rotated_at: trx.raw('clock_timestamp()'), successor_sealed: seal(next, token) });
      await trx('sessions')
        .where({ id: row.session_id })
        .update({ last_used_at: trx.raw('app_now()') });
      return { ...issued, refreshToken: next };
    }
    const next = row.in_grace && row.successor_sealed ? unseal(row.successor_sealed, token) : undefined;
    const isNewest =
      next !== undefined &&
      (await trx('refresh_tokens')
        .where({ token_hash: hashSecret(next) })
        .whereNull('rotated_at')
        .first('token_hash'));
    if (next !== undefined && isNewest) return { ...issued, refreshToken: next };
    await endSessions(trx, { sessionId: row.session_id }, 'reuse');
    return 'reuse';
  });
  if (typeof outcome === 'object' && 'stoppedUserId' in outcome) {
    const account = await accountById(db, outcome.stoppedUserId);
    if (account) assertGoodStanding(account, lang);
    throw new AppError('session_expired', 401);
  }
  if (outcome === 'over') throw new AppError('session_expired', 401);
  if (typeof outcome === 'string') throw new AppError('refresh_failed', 401);
  return outcome;
}

/** The session a refresh token belongs to, if any. */
export async function sessionOf(db: Db, token: string): Promise<string | undefined> {
  const row = await db('refresh_tokens')
    .where({ token_hash: hashSecret(token) })
    .first('session_id');
  return row?.session_id;
}

/** Ends one session, or all of a user but one; their refresh tokens are dead at once. */
export async function endSessions(
  db: Db,
  which: { sessionId: string; userId?: string } | { userId: string; except?: string },
  reason: EndReason,
): Promise<number> {
  const query = db('sessions')
    .whereNull('ended_at')
    .update({ ended_at: db.raw('app_now()'), end_reason: reason });
  if (which.userId) query.where({ user_id: which.userId });
  if ('sessionId' in which) return query.where({ id: which.sessionId });
  return which.except ? query.whereNot({ id: which.except }) : query;
}
