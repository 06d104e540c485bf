import type { FastifyPluginAsync } from 'fastify';
import { audit } from '#lib/audit.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { jobCounts, jobsIn, rescheduleFailed, schedule } from './queries.ts';

const PAGE_SIZE = 20;

export const backgroundJobRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.listJobs, async ({ query }) => {
    const { state = 'failed', page: number = 1 } = query;
    const [counts, jobs, scheduled] = await Promise.all([
      jobCounts(db),
      jobsIn(db, state, { size: PAGE_SIZE, skip: (number - 1) * PAGE_SIZE }),
      schedule(db),
    ]);
    return { counts, jobs, page: { number, size: PAGE_SIZE, total: counts[state] }, schedule: scheduled };
  });

  serve(app, contract.retryJobs, async ({ body, caller, request }) => {
    const retried = await db.transaction(async (trx) => {
      const jobs = await rescheduleFailed(trx, body.ids);
      for (const { id, task, attempts } of jobs) {
        await audit(trx, {
          actorId: caller.id,
          ip: request.ip,
          action: 'job.retry',
          subjectKind: 'job',
          subjectId: id,
          before: { attempts },
          after: { task },
        });
      }
      return jobs.length;
    });
    return { retried };
  });
};
