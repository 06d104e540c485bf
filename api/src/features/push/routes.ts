import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import type { Config } from '#config.ts';
import { throttleAddress } from '#lib/auth/client-address.ts';
import { consumeAttempt, DAY_MINUTES, ofAddress } from '#lib/auth/throttle.ts';
import { AppError } from '#lib/errors.ts';
import { isOnCurve } from '#lib/p256.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { dropSubscriptionOf, dropVisitorDevice, saveSubscription, saveVisitorDevice } from './queries.ts';
import { isPushService } from './send.ts';

/** In a day: many people share an address of a mobile network. */
const DEVICES_OF_AN_ADDRESS = 100;

export const pushRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;
  const setup = setupOf(config.push);

  serve(app, contract.readPush, () => setup);
  serve(app, contract.startPush, async ({ caller, body }) => {
    expectSubscription(config, body);
    await saveSubscription(db, caller, body);
    return {};
  });
  serve(app, contract.stopPush, async ({ caller }) => {
    await dropSubscriptionOf(db, caller.sessionId);
    return {};
  });

  serve(app, contract.readVisitorPush, () => setup);
  serve(app, contract.startVisitorPush, async ({ body, request }) => {
    expectSubscription(config, body);
    const limit = { key: 'visitor-device', tries: DEVICES_OF_AN_ADDRESS, minutes: DAY_MINUTES };
    await consumeAttempt(db, ofAddress(throttleAddress(request.ip), limit), 'too_many_devices');
    await saveVisitorDevice(db, body);
    return {};
  });
  serve(app, contract.stopVisitorPush, async ({ body }) => {
    await dropVisitorDevice(db, body.endpoint);
    return {};
  });
};

function setupOf(push: Config['push']) {
  const { publicKey = null, firebase } = push ?? {};
  if (!firebase) return { publicKey, firebase: null };
  const { projectId, apiKey, appId } = firebase;
  return { publicKey, firebase: { projectId, apiKey, appId, messagingSenderId: senderOf(appId) } };
}
/** Firebase names an app `1:<sender>:web:<hash>`. */
const senderOf = (appId: string) => appId.split(':')[1] ?? '';

/** @throws AppError push_not_set_up (409), push_service_unknown, push_key_invalid (400) */
function expectSubscription(
  { push }: Pick<Config, 'push'>,
  { endpoint, keys }: z.output<typeof contract.Subscription>,
) {
  if (!push) throw new AppError('push_not_set_up', 409);
  if (!isPushService(endpoint, push)) throw new AppError('push_service_unknown', 400);
  if (!isOnCurve(keys.p256dh)) throw new AppError('push_key_invalid', 400);
}
