import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasGone, identityOf, isAlive } from './identity.ts';
import { acquireLock, currentHolder } from './lock.ts';

let dataDir: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that stays until it is ended. */
function aProcess(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  started.push(child);
  if (!child.pid) throw new Error('nothing was started');
  return child.pid;
}
const recordOf = (pid: number, identity: string | undefined, children: object[] = []) =>
  writeFileSync(
    path.join(dataDir, 'running.json'),
    JSON.stringify({ pid, identity, purpose: 'start', ready: true, children }),
  );

it('is had by one of those who ask at once, and free when it was given back', async () => {
  const asked = await Promise.all([acquireLock(dataDir, 'start'), acquireLock(dataDir, 'test')]);
  const [lock, ...others] = asked.filter((answer) => answer !== undefined);
  expect(others).toEqual([]);
  lock?.update({ url: 'http://localhost:3000' });
  expect(currentHolder(dataDir)).toMatchObject({ pid: process.pid, url: 'http://localhost:3000' });

  lock?.release();
  expect(existsSync(path.join(dataDir, 'running.json'))).toBe(false);
  (await acquireLock(dataDir, 'start'))?.release();
});

it('is refused while the process that has it lives', async () => {
  const pid = aProcess();
  recordOf(pid, identityOf(pid));
  expect(await acquireLock(dataDir, 'start')).toBeUndefined();
  expect(currentHolder(dataDir)?.pid).toBe(pid);
});

it('is taken over from a killed launcher, whose children are ended; a stranger with the same number is left alone', async () => {
  const [child, stranger] = [aProcess(), aProcess()];
  recordOf(2 ** 22 - 1, 'another boot/1', [
    { name: 'api', pid: child, signal: 'SIGTERM', identity: identityOf(child) },
    { name: 'worker', pid: stranger, signal: 'SIGTERM', identity: 'another boot/2' },
  ]);
  const lock = await acquireLock(dataDir, 'start');
  expect(await hasGone(child, 2_000)).toBe(true);
  expect(isAlive(stranger)).toBe(true);
  lock?.release();
});
