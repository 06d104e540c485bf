import type { Db } from '@diyar/db';

type Payloads = GraphileWorker.Tasks;

/**
 * Adds a job in the caller's transaction: it is done if, and only if, that commits. Each feature declares its jobs and their
 * payloads in `feature.ts`; no secret is ever in a payload: links are made when they are sent. Failed tries come again later
 * and later (about a day for ten); what fails for good stays as a dead letter (`npm run jobs:dead-letters`).
 */
export const enqueue = <Name extends keyof Payloads>(
  db: Db,
  task: Name,
  payload: Payloads[Name],
  waitMs = 0,
): Promise<void> => enqueueAll(db, task, [{ payload, waitMs }]);

interface Job<Payload> {
  payload: Payload;
  /** Not before so long from now; a length and no moment, since the queue goes by the machine's clock and the site's may be moved. */
  waitMs?: number | undefined;
}

/** Many jobs of one kind, in one statement; see {@link enqueue}. `tries`: of each, ten unless told. */
export async function enqueueAll<Name extends keyof Payloads>(
  db: Db,
  task: Name,
  jobs: Job<Payloads[Name]>[],
  { tries = 10 }: { tries?: number } = {},
): Promise<void> {
  await db.raw(
    `select graphile_worker.add_job(?, job.payload, run_at => nullif(job.run_at, '')::timestamptz, max_attempts => ?)
     from unnest(?::json[], ?::text[]) as job (payload, run_at)`,
    [
      task,
      tries,
      jobs.map(({ payload }) => JSON.stringify(payload)),
      jobs.map(({ waitMs = 0 }) => (waitMs > 0 ? new Date(Date.now() + waitMs).toISOString() : '')),
    ],
  );
}
