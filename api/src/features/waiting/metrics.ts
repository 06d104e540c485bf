import type { FastifyPluginAsync } from 'fastify';
import { Gauge } from 'prom-client';
import { waitingForAdministrators } from './for-administrators.ts';

/** An id that nobody has: what anybody proposed waits. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What waits for administrators, so that a queue that nobody works is seen from outside. */
export const waitingMetrics: FastifyPluginAsync = async (app) => {
  new Gauge({
    name: 'waiting_for_administrators',
    help: 'By section of the dashboard: listings to review, reports, appeals, applications, requests for credit, advertisements, payees, failing mails and jobs',
    labelNames: ['section'],
    registers: [app.metrics],
    async collect() {
      const waiting = await waitingForAdministrators(app.deps.db, NOBODY);
      for (const [section, n] of Object.entries(waiting)) this.set({ section }, n);
    },
  });
};
