import { type Db, withoutPersonalData } from '@diyar/db';
import type { Job } from './contract.ts';

type State = Job['state'];

/** Tries after which a job is told as failed, though it may be tried again by itself for a day. */
const FAILED_AFTER = 3;
const stateAfter = (tries: string) =>
  `case when locked_at is not null then 'running' when attempts >= ${tries} then 'failed' else 'waiting' end`;
/** SQL: the state of a row of graphile_worker.jobs. */
const STATE = stateAfter(`least(max_attempts, ${FAILED_AFTER})`);
/** As the metrics tell it: failed is what is not tried again by itself. */
const FINAL_STATE = stateAfter('max_attempts');
/** An error is a stack: its head says what happened. */
const LONGEST_ERROR = 300;

export async function jobCounts(db: Db): Promise<Record<State, number>> {
  const { rows } = await db.raw<{ rows: { state: State; n: number }[] }>(
    `select ${STATE} as state, count(*)::int as n from graphile_worker.jobs group by 1`,
  );
  const of = (state: State) => rows.find((row) => row.state === state)?.n ?? 0;
  return { running: of('running'), waiting: of('waiting'), failed: of('failed') };
}

/** By task and state; `late`: seconds since the oldest of those that wait was due. */
export async function jobFigures(db: Db): Promise<{ task: string; state: State; n: number; late: number | null }[]> {
  const { rows } = await db.raw<{ rows: { task: string; state: State; n: number; late: number | null }[] }>(
    `select task_identifier as task, ${FINAL_STATE} as state, count(*)::int as n,
       (case ${FINAL_STATE} when 'waiting' then greatest(0, extract(epoch from clock_timestamp() - min(run_at))) end)::float8 as late
     from graphile_worker.jobs group by 1, 2`,
  );
  return rows;
}

interface Row {
  id: string;
  task: string;
  attempts: number;
  max_attempts: number;
  created_at: Date;
  at: Date;
  last_error: string | null;
}

export async function jobsIn(db: Db, state: State, { size, skip }: { size: number; skip: number }): Promise<Job[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select id::text as id, task_identifier as task, attempts, max_attempts, created_at, coalesce(locked_at, run_at) as at,
       left(last_error, ?) as last_error
     from graphile_worker.jobs where ${STATE} = ? order by at ${state === 'failed' ? 'desc' : 'asc'}, jobs.id
     limit ? offset ?`,
    [LONGEST_ERROR, state, size, skip],
  );
  return rows.map((row) => ({
    id: row.id,
    task: row.task,
    state,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    isGivenUp: row.attempts >= row.max_attempts && state === 'failed',
    createdAt: row.created_at.toISOString(),
    at: row.at.toISOString(),
    error: row.last_error === null ? null : withoutPersonalData(row.last_error),
  }));
}

export async function schedule(db: Db): Promise<{ task: string; lastRunAt: string | null }[]> {
  const { rows } = await db.raw<{ rows: { task: string; at: Date | null }[] }>(
    'select identifier as task, last_execution as at from graphile_worker._private_known_crontabs order by 1',
  );
  return rows.map(({ task, at }) => ({ task, lastRunAt: at?.toISOString() ?? null }));
}

/** @returns those that had failed, at their first try again */
export async function rescheduleFailed(
  trx: Db,
  ids: string[],
): Promise<{ id: string; task: string; attempts: number }[]> {
  const { rows } = await trx.raw<{ rows: { id: string; task: string; attempts: number }[] }>(
    `select id::text as id, task_identifier as task, attempts from graphile_worker.jobs
     where id = any(?::bigint[]) and ${STATE} = 'failed' order by jobs.id`,
    [ids],
  );
  await trx.raw('select graphile_worker.reschedule_jobs(?::bigint[], run_at => clock_timestamp(), attempts => 0)', [
    rows.map(({ id }) => id),
  ]);
  return rows;
}

/** Jobs that do not get done, and how many of them are mails. */
export async function countFailing(db: Db): Promise<{ jobs: number; mails: number }> {
  const { rows } = await db.raw<{ rows: [{ jobs: number; mails: number }] }>(
    `select count(*) filter (where not is_mail)::int as jobs, count(*) filter (where is_mail)::int as mails
     from (select task_identifier ~ '(^|_)mail$' as is_mail from graphile_worker.jobs where ${STATE} = 'failed') failed`,
  );
  return rows[0];
}
