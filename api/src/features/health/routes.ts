import type { FastifyPluginAsync } from 'fastify';
import { assertOperatorsKey } from '#lib/auth/secrets.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { health, ready, siteStatus } from './contract.ts';
import { siteStatus as readStatus } from './status/status.ts';

/** Of a database that is well; nobody learns of an outage by waiting for it. */
const PULSE_MS = 1_500;

/** Liveness, readiness, and Prometheus metrics for whoever has `METRICS_KEY`; without one only `METRICS_PORT` tells them. */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  const { db, engine } = app.deps;
  const takesRequests = () => {
    if (app.draining.isOn()) throw new AppError('service_unavailable', 503);
  };
  serve(app, health, () => {
    takesRequests();
    return { status: 'up' as const };
  });
  serve(app, ready, async ({ request }) => {
    takesRequests();
    try {
      await db.raw('select 1').timeout(PULSE_MS);
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new AppError('service_unavailable', 503);
    }
    return { database: 'up' as const, engine: (await engine.healthy()) ? ('up' as const) : ('down' as const) };
  });
  serve(app, siteStatus, async () => ({
    parts: await readStatus({ db, engine, dataDir: app.deps.config.dataDir }),
    at: new Date().toISOString(),
  }));
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    assertOperatorsKey(request, app.deps.config.metrics.key);
    return reply
      .type(app.metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await app.metrics.metrics());
  });
};
