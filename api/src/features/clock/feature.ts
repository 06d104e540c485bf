import type { FastifyPluginAsync } from 'fastify';
import { Gauge } from 'prom-client';
import { clockHandlersOf, feature } from '#feature.ts';
import { clockLag, tick } from './tick.ts';

/** How far the clock is behind, told with the process's own figures. */
const clockMetrics: FastifyPluginAsync = async (app) => {
  new Gauge({
    name: 'clock_lag_seconds',
    help: 'Seconds since the oldest event that waits for the clock fell due; above 120 the worker is down or an event fails',
    registers: [app.metrics],
    async collect() {
      this.reset();
      this.set(await clockLag(app.deps.db, clockHandlersOf(app.features)));
    },
  });
};

declare global {
  namespace GraphileWorker {
    interface Tasks {
      clock: Record<string, never>;
    }
  }
}

export const clockFeature = feature({
  about: 'Terms that end by the clock alone',
  routes: [clockMetrics],
  tasks: (deps) => ({
    clock: async (_payload, { abortSignal }) =>
      void (await tick(deps.db, clockHandlersOf(deps.features), { abortSignal, brand: deps.config.brand })),
  }),
  schedule: [
    // The next minute's job replaces one that failed.
    { task: 'clock', match: '* * * * *', options: { jobKey: 'clock' } },
  ],
  text: {
    tables: [
      // A kind, a moment and what came of it in numbers and codes.
      'clock_events',
    ],
  },
});
