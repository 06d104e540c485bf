import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { countRegistration } from './count-registration.ts';
import { googleLogIn, googleRegister, newNonce } from './google-sign-in.ts';
import { googleTokens } from './google-token.ts';
import { proofRoutes } from './proof-routes.ts';
import { signIn } from './session-reply.ts';

export const googleRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;
  const tokens = config.google && googleTokens(config.google);
  const read = async (token: string) => {
    if (!tokens) throw new AppError('google_not_configured', 503);
    return tokens.read(token);
  };

  await app.register(proofRoutes, { readGoogle: read });

  serve(app, contract.googleStart, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const { google } = config;
    if (!google) return { google };
    return { google: { clientId: google.clientId, nonce: await newNonce(db), scriptUrl: google.scriptUrl } };
  });

  serve(app, contract.googleLogin, async ({ body, request, reply }) => {
    const { userId, secondFactor } = await googleLogIn(db, config.auth.secrets, {
      identity: await read(body.token),
      code: body.code,
      lang: request.lang,
    });
    return signIn(request, reply, { userId, fingerprint: body.deviceFingerprint, secondFactor });
  });

  serve(app, contract.googleRegister, async ({ body, request, reply }) => {
    const identity = await read(body.token);
    await countRegistration(db, config, request.ip);
    const userId = await googleRegister(db, config.auth.secrets, { identity, lang: request.lang });
    request.log.info({ userId }, 'account opened with Google');
    return signIn(request, reply, { userId, fingerprint: body.deviceFingerprint });
  });
};
