import type { ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, readFileSync, statSync } from 'node:fs';
import { lastLines } from './files.ts';
import { identityOf } from './identity.ts';
import type { Child } from './lock.ts';
import { Problem } from './problem.ts';
import type { Report } from './progress.ts';
import { openLog, outcomeOf, type SpawnOptions, signalGroup, spawnDetached } from './spawn.ts';

const TAIL_LINES = 15;
const FOLLOW_MS = 500;

type Run = SpawnOptions & {
  /** Output goes to `<logDir>/<log>.log`. */
  log: string;
  report?: Report;
  /** For what must not be cut short (the system's package manager). */
  outlivesUs?: boolean;
  /** What the error says; by default the command. */
  fails?: string;
};
type Show = SpawnOptions & {
  limitMs?: number;
  /** For one that runs beside others: its output goes to `<logDir>/<log>.log` and is printed when it has ended. */
  log?: string;
};
export type Commands = ReturnType<typeof createCommands>;

/** The newest line of a log, if it grew beyond `from` bytes. */
const newestLine = (file: string, from: number): string =>
  statSync(file).size > from ? (lastLines(file, 1).split('\r').at(-1) ?? '').trim() : '';

/** Runs commands to their end, and ends those still running when everything stops. */
export function createCommands({ logDir, onChange }: { logDir: string; onChange: (running: Child[]) => void }) {
  const running = new Set<ChildProcess>();
  const changed = () =>
    onChange(
      [...running].map(({ pid = 0 }) => ({ name: 'command', pid, signal: 'SIGKILL', identity: identityOf(pid) })),
    );
  const begin = (child: ChildProcess) => {
    if (!child.pid) return;
    running.add(child);
    changed();
  };
  const finish = (child: ChildProcess) => {
    if (running.delete(child)) changed();
  };

  /**
   * Runs a command without input. @returns its last line of output
   * @throws {Problem} `fails` and the end of its output, when it does not end with 0
   */
  async function run(command: string, args: string[], { log, report, outlivesUs, fails, ...options }: Run) {
    const { file, descriptor } = openLog(logDir, log);
    const from = fstatSync(descriptor).size;
    // Straight into the file: a command that outlives us must not write into a pipe nobody reads.
    const child = spawnDetached(command, args, {
      output: descriptor,
      onParentDeath: outlivesUs ? undefined : 'SIGKILL',
      ...options,
    });
    closeSync(descriptor);
    if (!outlivesUs) begin(child);
    const follow = setInterval(() => report?.(newestLine(file, from)), FOLLOW_MS);
    const outcome = await outcomeOf(child);
    clearInterval(follow);
    finish(child);
    if (outcome === 0) return newestLine(file, from);
    const what = fails ?? `${command} ${args.join(' ')} failed`;
    throw new Problem(`${what} (${outcome}). The end of ${file}:\n\n${lastLines(file, TAIL_LINES)}`);
  }

  /** Runs a command with its output on ours. @returns exit code, or what ended it */
  async function show(command: string, args: string[], { limitMs, log, ...options }: Show = {}) {
    const kept = log ? openLog(logDir, log) : undefined;
    const child = spawnDetached(command, args, {
      output: kept?.descriptor,
      onParentDeath: 'SIGTERM',
      ...options,
    });
    if (kept) closeSync(kept.descriptor);
    begin(child);
    const timer = limitMs && setTimeout(() => signalGroup(child.pid, 'SIGKILL'), limitMs);
    const outcome = await outcomeOf(child);
    clearTimeout(timer);
    finish(child);
    if (kept) process.stdout.write(readFileSync(kept.file));
    return outcome;
  }

  function stop(): void {
    for (const child of running) signalGroup(child.pid, 'SIGTERM');
    setTimeout(() => {
      for (const child of running) signalGroup(child.pid, 'SIGKILL');
    }, 2_000).unref();
  }

  return { run, show, stop };
}
