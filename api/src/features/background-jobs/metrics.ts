import type { FastifyPluginAsync } from 'fastify';
import { Gauge } from 'prom-client';
import { jobFigures } from './queries.ts';

/** The worker's queue, read from the database: it is told when no worker lives, too. */
export const jobMetrics: FastifyPluginAsync = async (app) => {
  new Gauge({
    name: 'jobs',
    help: 'Jobs of the worker by task and state; failed are those that are not tried again by themselves',
    labelNames: ['task', 'state'],
    registers: [app.metrics],
    async collect() {
      this.reset();
      for (const { task, state, n } of await jobFigures(app.deps.db)) this.set({ task, state }, n);
    },
  });
  new Gauge({
    name: 'jobs_late_seconds',
    help: 'By task, seconds since the oldest job that waits was due; above 120 no worker lives, or its tries fail (a mail server that refuses)',
    labelNames: ['task'],
    registers: [app.metrics],
    async collect() {
      this.reset();
      for (const { task, late } of await jobFigures(app.deps.db)) if (late !== null) this.set({ task }, late);
    },
  });
};
