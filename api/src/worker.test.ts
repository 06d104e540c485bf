import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '#testing/people.ts';
import { smtpSink } from '#testing/smtp-sink.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { LOADER } from '../../scripts/lib/loader.ts';
import { enqueue } from './jobs/enqueue.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
const CLOSING = 'running jobs are finished first';
/** A busy machine starts a process late. */
const patiently = { timeout: 60_000 };

let api: TestApp;
let sink: Awaited<ReturnType<typeof smtpSink>>;
beforeAll(async () => {
  [api, sink] = await Promise.all([testApp(), smtpSink()]);
});
afterAll(async () => {
  await api.close();
  await sink.close();
});

async function busyConnections(): Promise<number> {
  const [{ count } = {}] = await api
    .db('pg_stat_activity')
    .whereRaw("datname = current_database() and pid <> pg_backend_pid() and state = 'active'")
    .count();
  return Number(count);
}

describe('the worker', () => {
  it('told to end finishes the job in hand, takes no other, and leaves none locked', { timeout: 120_000 }, async () => {
    const [first, second] = [await aPerson(api.db), await aPerson(api.db)];
    const release = sink.hold();
    await enqueue(api.db, 'mail', { kind: 'password_changed', userId: first.id });
    const worker = spawn(process.execPath, [...LOADER, WORKER], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        AUTH_SECRET: api.config.auth.secret,
        DATA_DIR: api.dataDir,
        DATABASE_URL: api.database.url,
        MEILI_URL: 'http://127.0.0.1:9',
        SMTP_URL: sink.url,
      },
    });
    let said = '';
    worker.stdout.on('data', (chunk) => {
      said += chunk;
    });
    const ended = once(worker, 'exit');
    try {
      await expect.poll(() => sink.mails.length, patiently).toBe(1);
      worker.kill('SIGTERM');
      await expect.poll(() => said, patiently).toContain(CLOSING);
      // A question for the next job that was on its way already is answered, and finds none.
      await expect.poll(busyConnections, patiently).toBe(0);
      await enqueue(api.db, 'mail', { kind: 'password_changed', userId: second.id });
      expect(worker.exitCode).toBeNull();
      release();
      expect(await ended).toEqual([0, null]);
    } finally {
      worker.kill('SIGKILL');
    }
    expect(sink.mails.map(({ to }) => to)).toEqual([[first.email]]);
    const mails = api.owner('graphile_worker._private_jobs').whereRaw(`payload->>'kind' = 'password_changed'`);
    const left = await mails.select('attempts', 'locked_by', 'payload');
    expect(left).toMatchObject([{ attempts: 0, locked_by: null, payload: { userId: second.id } }]);
  });
});
