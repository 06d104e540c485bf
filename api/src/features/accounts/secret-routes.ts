import type { FastifyPluginAsync } from 'fastify';
import { enqueue } from '#jobs/enqueue.ts';
import { countMailAttempt } from '#lib/auth/throttle.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { resetPassword } from './passwords.ts';
import { confirmSecondFactor, removeSecondFactor, renewRecoveryCodes, startSecondFactor } from './second-factor.ts';
import { accessTokenFor } from './session-reply.ts';
import { addressOf } from './users.ts';
import { verifyEmail } from './verify-email.ts';

/** Links that came by mail, and the second factor. */
export const secretRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;

  serve(app, contract.forgotPassword, async ({ body, request }) => {
    await countMailAttempt(db, config, body.email, request.ip);
    await enqueue(db, 'mail', { kind: 'reset_password', email: body.email });
    return {};
  });

  serve(app, contract.resetPassword, async ({ body, request }) => {
    const userId = await resetPassword(db, body);
    request.log.info({ userId }, 'password reset');
    return {};
  });

  serve(app, contract.verifyEmail, async ({ body }) => {
    await verifyEmail(db, body.token);
    return {};
  });

  serve(app, contract.startSecondFactor, async ({ caller }) => {
    const label = (await addressOf(db, caller.id)) ?? caller.id;
    return startSecondFactor(db, config.auth.secret, { ...caller, label, issuer: config.brand.en });
  });

  serve(app, contract.confirmSecondFactor, async ({ body, caller, request }) => {
    const recoveryCodes = await confirmSecondFactor(db, config.auth.secrets, {
      userId: caller.id,
      sessionId: caller.sessionId,
      code: body.code,
    });
    request.log.info({ userId: caller.id }, 'second factor confirmed');
    return {
      recoveryCodes,
      accessToken: await accessTokenFor(request, { sessionId: caller.sessionId, userId: caller.id }),
    };
  });

  serve(app, contract.renewRecoveryCodes, async ({ caller }) => ({
    recoveryCodes: await renewRecoveryCodes(db, caller),
  }));

  serve(app, contract.removeSecondFactor, async ({ caller }) => {
    await removeSecondFactor(db, caller);
    return {};
  });
};
