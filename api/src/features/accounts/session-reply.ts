import type { Db } from '@diyar/db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_SECONDS } from '#lib/auth/access-tokens.ts';
import { assertGoodStanding } from '#lib/auth/standing.ts';
import { AppError } from '#lib/errors.ts';
import { SESSION_FLAG_COOKIE } from '#rules/session.ts';
import type { SignedIn, Tokens } from './contract.ts';
import { presentUser } from './present-user.ts';
import { type Device, endSessions, type Issued, SESSION_DAYS, startSession } from './sessions.ts';
import { accountById } from './users.ts';

const REFRESH_COOKIE = 'diyar_refresh';
const SECONDS = SESSION_DAYS * 86_400;

/** Our web client asks for a cookie; the header also proves that no foreign form sent the request. */
const wantsCookie = (request: FastifyRequest) => request.headers['x-session'] === 'cookie';

const deviceOf = (request: FastifyRequest, fingerprint: string | undefined): Device => ({
  fingerprint: fingerprint ?? null,
  userAgent: request.headers['user-agent'] ?? null,
  ip: request.ip,
  isCookie: wantsCookie(request),
});

/** Starts a session on the caller's device and puts its tokens where the caller wants them. */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, fingerprint, secondFactor = false }: { userId: string; fingerprint?: string; secondFactor?: boolean },
): Promise<SignedIn> {
  const { db } = request.server.deps;
  const issued = await startSession(db, userId, deviceOf(request, fingerprint), secondFactor);
  const tokens = await hand(request, reply, issued);
  return { user: await presentUser(db, userId, request.lang), tokens };
}

/**
 * The access token of a session that is alive, with the account's type as it is now.
 * @throws AppError refresh_failed (401) when the account is closed, the standing's (403) when it is stopped; its sessions end
 */
export async function accessTokenFor(
  request: FastifyRequest,
  issued: Pick<Issued, 'sessionId' | 'userId'>,
): Promise<string> {
  const { db } = request.server.deps;
  const account = await accountById(db, issued.userId);
  if (!account || account.banned_at || account.is_suspended) {
    await endSessions(db, { userId: issued.userId }, account ? 'suspended' : 'closed');
    if (account) assertGoodStanding(account, request.lang);
    throw new AppError('refresh_failed', 401);
  }
  await noteSeen(db, issued.userId);
  return request.server.accessTokens.issue({
    id: issued.userId,
    sessionId: issued.sessionId,
    type: account.account_type,
    secondFactor: await hasSecondFactor(db, issued.sessionId),
  });
}

/** When they were last here, as administrators see it: every access token passes this way, so it is right to five minutes. */
const noteSeen = (db: Db, userId: string) =>
  db('users')
    .where({ id: userId })
    .update({ last_seen_at: db.raw('app_now()') });

const hasSecondFactor = async (db: Db, sessionId: string) =>
  (await db('sessions').where({ id: sessionId }).whereNotNull('second_factor_at').first('id')) !== undefined;

/** Tokens in the body, or the refresh token as a cookie and a readable flag beside it. */
export async function hand(request: FastifyRequest, reply: FastifyReply, issued: Issued): Promise<Tokens> {
  reply.header('cache-control', 'no-store');
  const accessToken = await accessTokenFor(request, issued);
  if (!wantsCookie(request)) return { accessToken, refreshToken: issued.refreshToken, expiresIn: ACCESS_SECONDS };
  const secure = request.server.deps.config.http.publicUrl.startsWith('https:');
  reply.setCookie(REFRESH_COOKIE, issued.refreshToken, {
    httpOnly: true,
    secure,
    sameSite: 'strict',
    path: '/api/auth',
    maxAge: SECONDS,
  });
  reply.setCookie(SESSION_FLAG_COOKIE, '1', { secure, sameSite: 'strict', path: '/', maxAge: SECONDS });
  return { accessToken, refreshToken: null, expiresIn: ACCESS_SECONDS };
}

export function forgetCookies(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  reply.clearCookie(REFRESH_COOKIE, { path: '/api/auth' });
  reply.clearCookie(SESSION_FLAG_COOKIE, { path: '/' });
}

/** From the body, or from the cookie of a caller who asks for cookies. */
export const givenRefreshToken = (request: FastifyRequest, inBody: string | undefined): string | undefined =>
  inBody || (wantsCookie(request) ? request.cookies[REFRESH_COOKIE] : undefined);
