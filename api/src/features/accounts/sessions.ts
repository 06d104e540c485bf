import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { hashSecret, newSecret, seal, unseal } from '#lib/auth/secrets.ts';
import { assertGoodStanding } from '#lib/auth/standing.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { accountById } from './users.ts';

export const SESSION_DAYS = 30;
/** Seconds in which a replaced token is refused without ending its family: answers can overtake each other. */
const OVERTAKING_SECONDS = 10;

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
    const session = await rowOf(
      trx('sessions')
        .insert({
          user_id: userId,
          fingerprint: device.fingerprint,
          user_agent: device.userAgent?.slice(0, 300) ?? null,
          ip: device.ip,
          is_cookie: device.isCookie,
          second_factor_at: secondFactor ? trx.raw('app_now()') : null,
          expires_at: trx.raw(`app_now() + interval '${SESSION_DAYS} days'`),
        })
        .returning('id'),
    );
    await trx('refresh_tokens').insert({ token_hash: hashSecret(refreshToken), session_id: session.id });
    return session.id;
  });
  return { sessionId, userId, refreshToken, isCookie: device.isCookie };
}

type FamilyRow = Pick<tables.SessionRow, 'id' | 'user_id' | 'is_cookie'> & { is_over: boolean; is_stopped: boolean };
type TokenRow = Pick<tables.RefreshTokenRow, 'successor_sealed'> & {
  is_replaced: boolean;
  /** It was replaced a moment ago: two requests of one device may have overtaken each other. */
  is_overtaken: boolean;
  /** The request came in before the successor was made. */
  is_parallel: boolean;
};

/** A token of a session that ended with a suspension or a ban. */
interface Stopped {
  stoppedUserId: string;
}

interface Refresh {
  token: string;
  /** When the request came in, by `performance.now()`. */
  arrivedAt: number;
  lang: Lang;
}

/**
 * Trades a refresh token for its successor. As long as that one was never used, its parent gets another one and the unused one
 * dies: the answer was lost. Requests that run beside each other get the same successor. A parent whose successor was used, and
 * whatever is further back, was stolen or replayed: the whole family ends.
 * @throws AppError refresh_failed, session_expired (401), the standing's (403) to the device of a stopped account
 */
export async function refreshSession(db: Db, refresh: Refresh): Promise<Issued> {
  const outcome = await db.transaction((trx) => rotate(trx, refresh));
  if (typeof outcome === 'object' && 'stoppedUserId' in outcome) {
    const account = await accountById(db, outcome.stoppedUserId);
    if (account) assertGoodStanding(account, refresh.lang);
    throw new AppError('session_expired', 401);
  }
  if (outcome === 'over') throw new AppError('session_expired', 401);
  if (outcome === 'refused') throw new AppError('refresh_failed', 401);
  return outcome;
}

async function rotate(
  trx: Db,
  { token, arrivedAt }: Pick<Refresh, 'token' | 'arrivedAt'>,
): Promise<Issued | Stopped | 'refused' | 'over'> {
  const waitedMs = performance.now() - arrivedAt;
  const hash = hashSecret(token);
  const session = await lockFamily(trx, hash);
  if (!session) return 'refused';
  if (session.is_over) return session.is_stopped ? { stoppedUserId: session.user_id } : 'over';
  const issued = { sessionId: session.id, userId: session.user_id, isCookie: session.is_cookie };
  const row = await readToken(trx, hash, waitedMs);
  const successor = await trx('refresh_tokens')
    .where({ parent_hash: hash })
    .whereNull('replaced_at')
    .first('token_hash', 'rotated_at');
  if (row.is_overtaken) return 'refused';
  if (row.is_replaced || successor?.rotated_at) {
    await endSessions(trx, { sessionId: session.id }, 'reuse');
    return 'refused';
  }
  if (row.is_parallel && row.successor_sealed) {
    return { ...issued, refreshToken: unseal(row.successor_sealed, token) };
  }
  if (successor) {
    await trx('refresh_tokens')
      .where({ token_hash: successor.token_hash })
      .update({ replaced_at: trx.raw('clock_timestamp()') });
  }
  const next = newSecret();
  await trx('refresh_tokens').insert({ token_hash: hashSecret(next), session_id: session.id, parent_hash: hash });
  await trx('refresh_tokens')
    .where({ token_hash: hash })
    .update({ rotated_at: trx.raw('clock_timestamp()'), successor_sealed: seal(next, token) });
  await trx('sessions')
    .where({ id: session.id })
    .update({ last_used_at: trx.raw('app_now()') });
  return { ...issued, refreshToken: next };
}

/** All tokens of a session change under its row's lock, so what is read after it is what the next one finds. */
async function lockFamily(trx: Db, hash: Buffer): Promise<FamilyRow | undefined> {
  const { rows } = await trx.raw<{ rows: FamilyRow[] }>(
    `select id, user_id, is_cookie, ended_at is not null or expires_at <= app_now() as is_over,
       coalesce(end_reason in ('suspended', 'banned'), false) as is_stopped
     from sessions where id = (select session_id from refresh_tokens where token_hash = ?) for update`,
    [hash],
  );
  return rows[0];
}

async function readToken(trx: Db, hash: Buffer, waitedMs: number): Promise<TokenRow> {
  const { rows } = await trx.raw<{ rows: [TokenRow] }>(
    `select successor_sealed, replaced_at is not null as is_replaced,
       coalesce(replaced_at > clock_timestamp() - make_interval(secs => :overtaking), false) as is_overtaken,
       coalesce(rotated_at > transaction_timestamp() - make_interval(secs => :waited), false) as is_parallel
     from refresh_tokens where token_hash = :hash`,
    { hash, overtaking: OVERTAKING_SECONDS, waited: waitedMs / 1000 },
  );
  return rows[0];
}

type LiveSession = Pick<tables.SessionRow, 'id' | 'user_agent' | 'ip' | 'created_at' | 'last_used_at'>;

/** Devices a user is signed in on, the last used first; at most fifty. */
export const liveSessionsOf = (db: Db, userId: string): Promise<LiveSession[]> =>
  db('sessions')
    .where({ user_id: userId })
    .whereNull('ended_at')
    .where('expires_at', '>', db.raw('app_now()'))
    .orderBy('last_used_at', 'desc')
    .limit(50)
    .select('id', 'user_agent', 'ip', 'created_at', 'last_used_at');

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
