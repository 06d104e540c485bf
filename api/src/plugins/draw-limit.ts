import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { throttleAddress } from '#lib/auth/client-address.ts';

/** Addresses that a limit remembers in this process, least recently seen out first: a few megabytes. */
export const REMEMBERED_ADDRESSES = 20_000;
export const addressOf = (request: FastifyRequest) => throttleAddress(request.ip);

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a page or preview picture that must be drawn against the visitor's address.
     * @returns seconds until the address may have another one drawn; 0 when this one may be drawn
     */
    countDrawing(request: FastifyRequest): Promise<number>;
  }
}

/** The page's own token covers the calls that the page makes to the API while it is drawn. */
export const drawLimit = fp(
  async (app) => {
    const { drawingsPerMinute: max } = app.deps.config.http;
    if (max === 0) {
      app.decorate('countDrawing', async () => 0);
      return;
    }
    const timeWindow = '1 minute';
    await app.register(rateLimit, {
      global: false,
      max,
      timeWindow,
      cache: REMEMBERED_ADDRESSES,
      keyGenerator: addressOf,
    });
    const check = app.createRateLimit();
    app.decorate('countDrawing', async (request) => {
      const taken = await check(request);
      if (taken.isAllowed || !taken.isExceeded) return 0;
      app.countRefusal('drawings');
      return Math.max(1, taken.ttlInSeconds);
    });
  },
  { name: 'draw-limit' },
);
