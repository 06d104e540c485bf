import { afterEach, describe, expect, it, vi } from 'vitest';
import { type JobProcesses, jobProcesses } from './job-processes.ts';

let jobs: JobProcesses | undefined;
afterEach(() => {
  jobs?.close();
  vi.useRealTimers();
});

const start = (options: { size?: number; timeoutMs?: number; maxQueued?: number; maxHeapMb?: number } = {}) => {
  jobs = jobProcesses({
    entry: new URL('./testing/job-fixture.ts', import.meta.url),
    size: 1,
    timeoutMs: 5000,
    ...options,
  });
  return jobs;
};

describe('job processes', () => {
  it('outlive a job that crashes its process or throws', async () => {
    const { run } = start();
    const answers = await Promise.allSettled(['crash', 'throw', 'fine'].map((payload) => run(payload)));
    expect(answers).toMatchObject([
      { reason: { kind: 'crashed' } },
      { reason: { kind: 'refused', message: 'no' } },
      { value: { pid: expect.any(Number) } },
    ]);
  });

  it('kill a job that takes too long', async () => {
    const { run } = start({ timeoutMs: 1500 });
    await expect(run('hang')).rejects.toMatchObject({ kind: 'late' });
    await expect(run('fine')).resolves.toBeDefined();
  });

  it('end a job that takes more memory than allowed, and nothing else', async () => {
    const { run } = start({ maxHeapMb: 64, timeoutMs: 60_000 });
    await expect(run('grow')).rejects.toMatchObject({ kind: 'crashed' });
    await expect(run('fine')).resolves.toBeDefined();
  });

  it('refuse when too many wait, and share at most the given number of processes', async () => {
    const { run } = start({ size: 2, maxQueued: 3 });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => run<{ pid: number }>('fine')));
    const pids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.pid] : []));
    expect(pids).toHaveLength(5);
    expect(new Set(pids).size).toBeLessThanOrEqual(2);
  });

  it('end after five minutes without a job, and a job that comes just then has a new one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { run } = start();
    const pid = async () => (await run<{ pid: number }>('fine')).pid;
    const first = await pid();
    for (let times = 0; times < 2; times++) {
      vi.advanceTimersByTime(4 * 60_000);
      expect(await pid()).toBe(first);
    }
    vi.advanceTimersByTime(5 * 60_000);
    expect(await pid()).not.toBe(first);
  });

  it('hand none of our environment down', async () => {
    const { env } = await start().run<{ env: string[] }>('fine');
    expect(env).not.toContain('PATH');
    expect(env).not.toContain('DATABASE_URL');
  });
});
