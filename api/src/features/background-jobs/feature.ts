import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { unlockDeadWorkers } from '#jobs/worker-locks.ts';
import * as contract from './contract.ts';
import { jobMetrics } from './metrics.ts';
import { backgroundJobRoutes } from './routes.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      unlock_dead_workers: Record<string, never>;
    }
  }
}

export const backgroundJobsFeature = feature({
  about: 'What the worker has to do, and what failed',
  contract,
  authorisation: {
    'GET /admin/jobs': admin('search'),
    'POST /admin/jobs/retry': admin('search'),
  },
  routes: [backgroundJobRoutes, jobMetrics],
  tasks: ({ db }) => ({ unlock_dead_workers: async () => void (await unlockDeadWorkers(db)) }),
  schedule: [{ task: 'unlock_dead_workers', match: '* * * * *' }],
  text: {
    people: ['graphile_worker._private_jobs.last_error', 'graphile_worker._private_jobs.payload'],
    ours: [
      'graphile_worker._private_jobs.flags',
      'graphile_worker._private_jobs.key',
      'graphile_worker._private_jobs.locked_by',
    ],
    tables: [
      'graphile_worker._private_job_queues',
      'graphile_worker._private_known_crontabs',
      'graphile_worker._private_tasks',
      'graphile_worker.migrations',
    ],
  },
  personal: [
    {
      what: '`_private_jobs` of `graphile_worker`',
      holds: 'e-mails, titles and refusals in waiting and failed jobs',
      erased: 'erased',
      kept: 'dead letters 30 days',
    },
  ],
});
