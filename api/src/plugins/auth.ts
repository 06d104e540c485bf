import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type AccessTokens, accessTokens, type Caller } from '#lib/auth/access-tokens.ts';
import type { LiveSession } from '#lib/auth/live-session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens;
  }
  interface FastifyRequest {
    /** The caller, as far as a valid token says; null for visitors. `serve` lets nobody pass who may not. */
    caller: Caller | null;
    /** The caller's session as the database has it; read once per request, by those who must know. */
    session: LiveSession | undefined;
  }
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** Reads the bearer token once per request. A bad one is as good as none: the endpoint's `access` decides what that means. */
export const auth = fp(
  async (app) => {
    const { config } = app.deps;
    app.decorate('accessTokens', accessTokens({ secrets: config.auth.secrets, issuer: config.http.publicUrl }));
    app.decorateRequest('caller', null);
    app.decorateRequest('session', undefined);
    app.addHook('onRequest', async (request) => {
      const token = bearerOf(request);
      if (token) request.caller = await app.accessTokens.read(token).catch(() => null);
    });
  },
  { name: 'auth' },
);

const bearerOf = (request: FastifyRequest) => BEARER.exec(request.headers.authorization ?? '')?.[1];
