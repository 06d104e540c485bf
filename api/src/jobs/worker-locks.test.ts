import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { enqueue } from './enqueue.ts';
import { unlockDeadWorkers } from './worker-locks.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const PROGRAM = new URL('../../testing/killed-worker.ts', import.meta.url).pathname;

/** A process of its own that holds one job. */
async function aWorker() {
  const person = await aPerson(api.db);
  await enqueue(api.db, 'mail', { kind: 'password_changed', userId: person.id });
  const env = { ...process.env, DATABASE_URL: api.config.database.url };
  const child = fork(PROGRAM, { env, execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return {
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
/** The server notices a closed connection when its backend is given time. */
const SOON = { timeout: 20_000 };
const held = () => api.db('graphile_worker.jobs').whereNotNull('locked_at').pluck('id');
/** Longer than a worker may take to say that it lives. */
const later = () =>
  api.owner.raw(`update graphile_worker._private_jobs set locked_at = locked_at - interval '2 minutes'`);

it('jobs of a killed worker are given back within minutes; those of a living one stay', {
  timeout: 60_000,
}, async () => {
  const [dead, living] = [await aWorker(), await aWorker()];
  try {
    const [first, second] = await held();
    expect([first, second].every(Boolean)).toBe(true);
    await dead.kill();
    // Just claimed: its worker may not have said yet that it lives.
    expect(await unlockDeadWorkers(api.db)).toBe(0);
    await later();
    await expect.poll(() => unlockDeadWorkers(api.db), SOON).toBe(1);
    expect(await held()).toHaveLength(1);
    expect(await unlockDeadWorkers(api.db)).toBe(0);
  } finally {
    await living.kill();
  }
  await expect.poll(() => unlockDeadWorkers(api.db), SOON).toBe(1);
  expect(await held()).toEqual([]);
});
