import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { countRegistration } from './count-registration.ts';
import { describeDevice } from './describe-device.ts';
import { logIn } from './log-in.ts';
import { inPasswordLane } from './password-lanes.ts';
import { registerAccount } from './register-account.ts';
import { forgetCookies, givenRefreshToken, hand, signIn } from './session-reply.ts';
import { endSessions, liveSessionsOf, refreshSession, sessionOf } from './sessions.ts';

/** In, out, and which devices are in. */
export const sessionRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts, config } = app.deps;

  serve(app, contract.register, async ({ body, request, reply }) => {
    await countRegistration(db, config, request.ip);
    const { catalogue } = await facts.get();
    return inPasswordLane(async () => {
      const userId = await registerAccount(db, body, {
        places: catalogue.places,
        lang: request.lang,
        secrets: config.auth.secrets,
      });
      request.log.info({ userId }, 'account opened');
      return signIn(request, reply, { userId, fingerprint: body.deviceFingerprint });
    });
  });

  serve(app, contract.login, ({ body, request, reply }) =>
    inPasswordLane(async () => {
      const { email, password, code, deviceFingerprint: fingerprint } = body;
      const given = { email, password, code, fingerprint, ip: request.ip, lang: request.lang };
      const attempt = { ...given, triesOfAddress: config.limits.signIns };
      const { userId, secondFactor } = await logIn(db, config.auth.secrets, attempt);
      return signIn(request, reply, { userId, fingerprint, secondFactor });
    }),
  );

  serve(app, contract.refresh, async ({ body, request, reply }) => {
    const token = givenRefreshToken(request, body.refreshToken);
    if (!token) throw new AppError('no_refresh_token', 401);
    const arrivedAt = performance.now() - reply.elapsedTime;
    try {
      const issued = await refreshSession(db, { token, arrivedAt, lang: request.lang });
      return { tokens: await hand(request, reply, issued) };
    } catch (error) {
      if (error instanceof AppError && error.statusCode === 401) forgetCookies(reply);
      throw error;
    }
  });

  serve(app, contract.logout, async ({ body, caller, request, reply }) => {
    forgetCookies(reply);
    const token = givenRefreshToken(request, body.refreshToken);
    const sessionId = (token && (await sessionOf(db, token))) || caller?.sessionId;
    if (sessionId) await endSessions(db, { sessionId }, 'logout');
    return {};
  });

  serve(app, contract.listSessions, async ({ caller }) => {
    const rows = await liveSessionsOf(db, caller.id);
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        isCurrent: row.id === caller.sessionId,
        device: describeDevice(row.user_agent),
        ip: row.ip,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at.toISOString(),
      })),
    };
  });

  serve(app, contract.endSession, async ({ caller, params, reply }) => {
    const ended = await endSessions(db, { sessionId: params.id, userId: caller.id }, 'ended_by_user');
    if (ended === 0) throw new AppError('session_not_found', 404);
    if (params.id === caller.sessionId) forgetCookies(reply);
    return {};
  });

  serve(app, contract.endOtherSessions, async ({ caller }) => ({
    ended: await endSessions(db, { userId: caller.id, except: caller.sessionId }, 'ended_by_user'),
  }));
};
