import { EventEmitter } from 'node:events';
import { Logger, run } from 'graphile-worker';
import { holdWorkerLocks } from '#jobs/worker-locks.ts';

// A worker that claims a job, says so, and never ends it: killed, or alive for as long as its test lets it.
const url = process.env.DATABASE_URL ?? '';
const locks = holdWorkerLocks(url, console.error);
const events = new EventEmitter();
events.on('pool:create', ({ workerPool }) => locks.hold(workerPool.id));
await run({
  connectionString: url,
  concurrency: 1,
  events,
  taskList: { mail: () => new Promise(() => process.send?.('claimed')) },
  noHandleSignals: true,
  logger: new Logger(() => () => {}),
});
