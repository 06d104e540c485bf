import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { isOnCurve } from '#lib/p256.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { dropSubscriptionOf, saveSubscription } from './queries.ts';
import { isPushService } from './services.ts';

export const pushRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;

  serve(app, contract.readPush, () => ({ publicKey: config.push?.publicKey ?? null }));
  serve(app, contract.startPush, async ({ caller, body }) => {
    if (!config.push) throw new AppError('push_not_set_up', 409);
    if (!isPushService(body.endpoint, config.push)) throw new AppError('push_service_unknown', 400);
    if (!isOnCurve(body.keys.p256dh)) throw new AppError('push_key_invalid', 400);
    await saveSubscription(db, caller, body);
    return {};
  });
  serve(app, contract.stopPush, async ({ caller }) => {
    await dropSubscriptionOf(db, caller.sessionId);
    return {};
  });
};
