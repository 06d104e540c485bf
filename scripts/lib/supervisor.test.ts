import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasGone } from './identity.ts';
import type { Child } from './lock.ts';
import { createSupervisor, type Service, type Supervisor } from './supervisor.ts';

let folder: string;
let supervisor: Supervisor;
let running: Child[] = [];
const notes: string[] = [];
const fatal = vi.fn();
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervisor-'));
  notes.length = 0;
  fatal.mockReset();
  supervisor = createSupervisor({
    logDir: folder,
    note: (text) => void notes.push(text),
    onChange: (children) => {
      running = children;
    },
    onFatal: fatal,
  });
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `script`, which is ready when it has made the file `<name>.ready`. */
const aService = (name: string, script: string): Service => ({
  name,
  layer: 0,
  command: () => [process.execPath, ['-e', script]],
  options: { cwd: folder },
  signal: 'SIGTERM',
  graceMs: 2_000,
  isReady: async () => existsSync(path.join(folder, `${name}.ready`)),
  readyMs: 20_000,
});
const STAYS = `require('fs').writeFileSync('api.ready', ''); setInterval(() => {}, 1000);`;
const pidOf = (name: string) => running.find((child) => child.name === name)?.pid ?? 0;

it('starts a service again that died, and ends it when asked to', async () => {
  await supervisor.start(aService('api', STAYS));
  const first = pidOf('api');
  process.kill(first, 'SIGKILL');
  await vi.waitUntil(() => notes.includes('api is up again'), { timeout: 20_000 });
  const second = pidOf('api');
  expect(second).not.toBe(first);
  await supervisor.stop();
  expect(await hasGone(second, 1_000)).toBe(true);
  expect(fatal).not.toHaveBeenCalled();
});

it('says with the end of its log why a service did not start', async () => {
  const start = supervisor.start(aService('worker', `console.error('no such table'); process.exit(3);`));
  await expect(start).rejects.toThrow(/worker stopped \(code 3\)[\s\S]*no such table/);
  expect(running).toEqual([]);
});

it('gives up a service that dies five times in a minute', async () => {
  const dies = `const fs = require('fs'); fs.appendFileSync('starts', '.'); fs.writeFileSync('api.ready', '');
    setTimeout(() => process.exit(1), 100);`;
  await supervisor.start(aService('api', dies));
  await vi.waitUntil(() => fatal.mock.calls.length > 0, { timeout: 30_000 });
  expect(String(fatal.mock.calls[0]?.[0])).toContain('api stopped 5 times in a minute');
  expect(readFileSync(path.join(folder, 'starts'), 'utf8')).toBe('.....');
});
