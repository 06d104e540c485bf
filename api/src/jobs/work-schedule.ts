import { Logger, runOnce } from 'graphile-worker';
import type { WorkerDeps } from '#feature.ts';
import { taskList } from './run-jobs.ts';

const HEARD_EVERY_MS = 200;

export interface Worked {
  task: string;
  /** Null: it went well. */
  error: string | null;
}

/**
 * Does once what the schedule does at its hours, and all that waits; a worker that runs beside it takes its share. Each job is tried
 * once here: one that fails stays in the queue like any other.
 */
export async function workSchedule(deps: WorkerDeps): Promise<Worked[]> {
  const tasks = [...new Set(deps.features.flatMap(({ schedule = [] }) => schedule.map(({ task }) => task)))];
  const { rows: jobs } = await deps.db.raw<{ rows: { id: string; task: string }[] }>(
    `select (graphile_worker.add_job(task, '{}'::json)).id::text as id, task from unnest(?::text[]) as task`,
    [tasks],
  );
  await runOnce({
    connectionString: deps.databaseUrl,
    concurrency: 2,
    taskList: taskList(deps),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });
  const failed = await failedOf(
    deps,
    jobs.map(({ id }) => id),
  );
  return jobs.map(({ id, task }) => ({ task, error: failed.get(id) ?? null }));
}

/** Those that were tried and are still there; waits for a worker beside us, and until the database has heard how ours went. */
async function failedOf({ db }: WorkerDeps, ids: string[]): Promise<Map<string, string>> {
  for (;;) {
    const { rows } = await db.raw<{ rows: { id: string; attempts: number; is_locked: boolean; last_error: string }[] }>(
      `select id::text as id, attempts, locked_at is not null as is_locked, last_error from graphile_worker.jobs
       where id = any(?::bigint[])`,
      [ids],
    );
    if (rows.every(({ is_locked, attempts }) => !is_locked && attempts > 0))
      return new Map(rows.map(({ id, last_error }) => [id, last_error]));
    await new Promise((resolve) => setTimeout(resolve, HEARD_EVERY_MS));
  }
}
