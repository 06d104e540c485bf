import { EventEmitter } from 'node:events';
import { setImmediate as endOfTick } from 'node:timers/promises';
import { withoutPersonalData } from '@diyar/db';
import { Logger, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Tasks, WorkerDeps } from '#feature.ts';
import { notingRefusals } from '#mail/refusals.ts';
import { holdWorkerLocks } from './worker-locks.ts';

/** Handlers of every feature's jobs. */
export function taskList(given: WorkerDeps): Tasks {
  const deps = { ...given, mailer: notingRefusals(given.mailer, given.db) };
  return Object.assign({}, ...deps.features.map(({ tasks }) => tasks?.(deps)));
}

/** Works jobs until stopped; `stop()` lets those that run finish, and waits until that is written down. */
export async function runJobs(
  deps: WorkerDeps,
  { concurrency = 4 } = {},
): Promise<Pick<Runner, 'stop' | 'promise' | 'events'>> {
  const { log } = deps;
  const pgPool = new pg.Pool({ connectionString: deps.databaseUrl, max: concurrency + 2 });
  // A broken connection must not end the process: the next query opens another.
  const onError = (error: Error) => log.warn({ err: error }, 'a connection of the jobs broke');
  pgPool.on('error', onError).on('connect', (client) => client.on('error', onError));
  const locks = holdWorkerLocks(deps.databaseUrl, onError);
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => locks.hold(workerPool.id));
  const runner = await run({
    pgPool,
    events,
    concurrency,
    pollInterval: 2_000,
    noHandleSignals: true,
    noPreparedStatements: false,
    taskList: taskList(deps),
    parsedCronItems: parseCronItems(deps.features.flatMap(({ schedule = [] }) => schedule)),
    logger: new Logger(() => (level, text) => {
      // A mail server's refusal names the address.
      const message = withoutPersonalData(text);
      if (level === 'error') log.error(message);
      else if (level === 'warning') log.warn(message);
      else log.debug(message);
    }),
  });
  return {
    promise: runner.promise,
    events: runner.events,
    async stop() {
      await runner.stop();
      // The library does not wait for its last "done": a job would stay locked for hours and then be done again.
      await endOfTick();
      await locks.release();
      await pgPool.end();
    },
  };
}
