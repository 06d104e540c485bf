import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../endpoint.ts';
import { AppError } from '../errors.ts';
import { maySee, type Section } from './sections.ts';

/** An administrator needs these to enrol the second factor in the first place. */
const WITHOUT_SECOND_FACTOR: readonly Section[] = ['settings', 'notifications'];

/**
 * Lets a request pass or throws, before anything of it is parsed.
 * @throws AppError unauthorized (401), forbidden, reports_office_only, second_factor_required (403)
 */
export async function admit(request: FastifyRequest, access: Endpoint['access'] | 'any-admin'): Promise<void> {
  if (access === 'public') return;
  const { caller } = request;
  if (!caller) throw new AppError('unauthorized', 401);
  if (access === 'user') return;
  const isAllowed = access === 'any-admin' ? caller.type === 'admin' : maySee(caller.type, access);
  if (!isAllowed) throw new AppError(access === 'reports' ? 'reports_office_only' : 'forbidden', 403);
  if (caller.type !== 'admin' || WITHOUT_SECOND_FACTOR.includes(access as Section)) return;
  if (!caller.secondFactor) throw new AppError('second_factor_required', 403);
  await stillAdmin(request, caller.sessionId);
}

/** A token outlives its session by minutes; administrators' power must not. */
async function stillAdmin(request: FastifyRequest, sessionId: string): Promise<void> {
  const { rows } = await request.server.deps.db.raw(
    `select 1 from sessions s join users u on u.id = s.user_id
     where s.id = ? and s.ended_at is null and s.expires_at > app_now() and s.second_factor_at is not null
       and u.account_type = 'admin' and u.closed_at is null and u.banned_at is null`,
    [sessionId],
  );
  if (rows.length === 0) throw new AppError('unauthorized', 401);
}
