import fp from 'fastify-plugin';
import { Counter, Histogram, Registry } from 'prom-client';
import { EVENT_STREAM } from '#lib/endpoint.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
    /** Whoever is asked to come later: which limit said so. */
    countRefusal(rule: string): void;
  }
}

/** Prometheus figures: seconds per route and status. The runtime's own belong to the process (`server.ts`). */
export const metrics = fp(
  async (app) => {
    const registry = new Registry();
    const seconds = new Histogram({
      name: 'http_request_seconds',
      help: 'Seconds per request by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers: [registry],
    });
    const refusals = new Counter({
      name: 'refused_total',
      help: 'Refusals with 429 by the limit that said so: calls and drawings by address and minute, the others by their key in login_throttle',
      labelNames: ['rule'],
      registers: [registry],
    });
    app.decorate('metrics', registry);
    app.decorate('countRefusal', (rule) => refusals.inc({ rule }));
    app.addHook('onResponse', async (request, reply) => {
      // A stream lasts as long as its page is open, which says nothing about the server.
      if (request.routeOptions.config.endpoint?.file?.includes(EVENT_STREAM)) return;
      const route = request.routeOptions.url ?? 'unmatched';
      seconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    });
  },
  { name: 'metrics' },
);
