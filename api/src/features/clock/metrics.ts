import type { FastifyPluginAsync } from 'fastify';
import { Gauge } from 'prom-client';
import { clockHandlersOf } from '#feature.ts';
import { clockLag } from './tick.ts';

/** How far the clock is behind, told with the process's own figures. */
export const clockMetrics: FastifyPluginAsync = async (app) => {
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
