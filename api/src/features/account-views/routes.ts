import type { FastifyPluginAsync } from 'fastify';
import { VIEW_MINUTES } from '#lib/auth/account-views.ts';
import { serve } from '#lib/serve.ts';
import { presentUser } from '../accounts/index.ts';
import * as contract from './contract.ts';
import { beginView, endView } from './views.ts';

export const accountViewRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.beginAccountView, async ({ params, body, caller, request }) => {
    const { sessionId, id: actorId } = caller;
    const act = { userId: params.id, actorId, sessionId, ip: request.ip, reason: body.reason };
    const { id: viewId, endsAt, type } = await beginView(db, act);
    request.log.info({ userId: params.id, by: actorId }, 'account view begun');
    const accessToken = await app.accessTokens.issue(
      { id: params.id, sessionId, type, secondFactor: false, viewId },
      VIEW_MINUTES * 60,
    );
    const user = await presentUser(db, params.id, request.lang);
    return { accessToken, endsAt: endsAt.toISOString(), user: { ...user, email: null, phone: null } };
  });

  serve(app, contract.endAccountView, async ({ params, caller, request }) => {
    const { sessionId, id: actorId } = caller;
    await endView(db, { userId: params.id, actorId, sessionId, ip: request.ip });
    request.log.info({ userId: params.id, by: actorId }, 'account view ended');
    return {};
  });
};
