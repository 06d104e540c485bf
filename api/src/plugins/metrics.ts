import fp from 'fastify-plugin';
import { Histogram, Registry } from 'prom-client';
import { EVENT_STREAM } from '#lib/endpoint.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
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
    app.decorate('metrics', registry);
    app.addHook('onResponse', async (request, reply) => {
      // A stream lasts as long as its page is open, which says nothing about the server.
      if (request.routeOptions.config.endpoint?.file?.includes(EVENT_STREAM)) return;
      const route = request.routeOptions.url ?? 'unmatched';
      seconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    });
  },
  { name: 'metrics' },
);
