import type { FastifyRequest } from 'fastify';
import { type AccountType, maySee, type Section } from '#rules/sections.ts';
import type { Endpoint } from '../endpoint.ts';
import { AppError } from '../errors.ts';
import type { Caller } from './access-tokens.ts';
import { type LiveSession, readSession } from './live-session.ts';
import { assertProof } from './proofs.ts';
import { assertGoodStanding } from './standing.ts';

/** An administrator needs these to enrol the second factor in the first place. */
const WITHOUT_SECOND_FACTOR: readonly Section[] = ['settings', 'notifications'];

type Gate = Pick<Endpoint, 'endedSession' | 'loginCode' | 'proof'> & { access: Endpoint['access'] | 'any-admin' };

/**
 * Lets a request pass or throws, before anything of it is parsed. The session behind a token is looked up at every call: a token
 * outlives its session by minutes, what it may read and change does not. (A view's session is looked up by `account-views`.)
 * @throws AppError unauthorized or `loginCode` (401), forbidden, reports_office_only, second_factor_required, proof_required, the standing's (403),
 *   already_office (409)
 */
export async function admit(
  request: FastifyRequest,
  { access, endedSession, loginCode = 'unauthorized', proof }: Gate,
): Promise<void> {
  const { caller } = request;
  if (access === 'public') {
    if (caller && !caller.viewId && endedSession !== 'accepted') await forgetEndedCaller(request, caller);
    return;
  }
  if (!caller) throw new AppError(loginCode, 401);
  const session = caller.viewId ? undefined : await liveSession(request, caller);
  if (access !== 'user') assertSection(caller, access, session?.account_type);
  const isAdminArea = access !== 'user' && caller.type === 'admin' && !isOpenToEnrol(access);
  if (isAdminArea && !caller.secondFactor) throw new AppError('second_factor_required', 403);
  if (!session) return;
  if (isAdminArea && !session.has_second_factor) throw new AppError('unauthorized', 401);
  if (proof) await assertProof(request, proof, caller, session);
}

/**
 * A token says what its account was up to five minutes ago. Where it has joined or left an office since, and that decides, the token is to
 * be renewed like one that ran out, before anybody is sent away or let in by it.
 */
function assertSection({ type }: Caller, access: Section | 'any-admin', typeNow = type): void {
  const isAllowed = mayCall(type, access);
  if (isAllowed !== mayCall(typeNow, access)) throw new AppError('unauthorized', 401);
  if (isAllowed) return;
  if (access === 'office-register' && type === 'office') throw new AppError('already_office', 409);
  throw new AppError(access === 'reports' ? 'reports_office_only' : 'forbidden', 403);
}

const mayCall = (type: AccountType, access: Section | 'any-admin') =>
  access === 'any-admin' ? type === 'admin' : maySee(type, access);

const isOpenToEnrol = (access: Section | 'any-admin') =>
  access !== 'any-admin' && WITHOUT_SECOND_FACTOR.includes(access);

/** @throws AppError unauthorized (401), the standing's (403) */
export async function liveSession(request: FastifyRequest, caller: Caller): Promise<LiveSession> {
  request.session ??= await readSession(request.server.deps.db, caller);
  const { session } = request;
  if (!session) throw new AppError('unauthorized', 401);
  assertGoodStanding(session, request.lang);
  if (!session.is_live) throw new AppError('unauthorized', 401);
  return session;
}

/** A public call is answered as to a visitor, like one with a token that ran out. */
async function forgetEndedCaller(request: FastifyRequest, caller: Caller): Promise<void> {
  const session = await readSession(request.server.deps.db, caller);
  const isStopped = !session?.is_live || session.is_suspended || session.banned_at !== null;
  if (isStopped) request.caller = null;
}
