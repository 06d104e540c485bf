import { closeSync, fstatSync, statSync } from 'node:fs';
import { lastLines } from './files.mjs';
import { identityOf } from './identity.mjs';
import { Problem } from './problem.mjs';
import { openLog, signalGroup, spawnDetached } from './spawn.mjs';

const TAIL_LINES = 15;
const FOLLOW_MS = 500;

/** The newest line of a log, if it grew beyond `from` bytes. */
const newestLine = (file, from) => (statSync(file).size > from ? lastLines(file, 1).split('\r').at(-1).trim() : '');

/**
 * Runs commands to their end, and ends those still running when everything stops.
 * @param {{ logDir: string, onChange: (running: object[]) => void }} options
 */
export function createCommands({ logDir, onChange }) {
  const running = new Set();
  const changed = () =>
    onChange([...running].map(({ pid }) => ({ name: 'command', pid, signal: 'SIGKILL', identity: identityOf(pid) })));
  const begin = (child) => {
    if (!child.pid) return;
    running.add(child);
    changed();
  };
  const finish = (child) => {
    if (running.delete(child)) changed();
  };

  /**
   * Runs a command without input; its output goes to `<logDir>/<log>.log`.
   * @param {{ log: string, report?: (line: string) => void, outlivesUs?: boolean, fails?: string }} options
   *   `outlivesUs` for what must not be cut short (the system's package manager)
   * @returns {Promise<string>} its last line of output
   * @throws {Problem} `fails` and the end of its output, when it does not end with 0
   */
  async function run(command, args, { log, report = () => {}, outlivesUs = false, fails, ...options }) {
    const { file, descriptor } = openLog(logDir, log);
    const from = fstatSync(descriptor).size;
    // Straight into the file: a command that outlives us must not write into a pipe nobody reads.
    const child = spawnDetached(command, args, {
      stdio: ['ignore', descriptor, descriptor],
      // Not a request: npm for one takes its time with those, and would meet the next start's.
      onParentDeath: outlivesUs ? undefined : 'SIGKILL',
      ...options,
    });
    closeSync(descriptor);
    if (!outlivesUs) begin(child);
    const follow = setInterval(() => report(newestLine(file, from)), FOLLOW_MS);
    const outcome = await ending(child);
    clearInterval(follow);
    finish(child);
    if (outcome === 0) return newestLine(file, from);
    const what = fails ?? `${command} ${args.join(' ')} failed`;
    throw new Problem(`${what} (${outcome}). The end of ${file}:\n\n${lastLines(file, TAIL_LINES)}`);
  }

  /** Runs a command with its output on ours. @returns {Promise<number | string>} exit code, or what ended it */
  async function show(command, args, { limitMs, ...options }) {
    const child = spawnDetached(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      onParentDeath: 'SIGTERM',
      ...options,
    });
    begin(child);
    const timer = limitMs && setTimeout(() => signalGroup(child.pid, 'SIGKILL'), limitMs);
    const outcome = await ending(child);
    clearTimeout(timer);
    finish(child);
    return outcome;
  }

  function stop() {
    for (const child of running) signalGroup(child.pid, 'SIGTERM');
    setTimeout(() => running.forEach((child) => void signalGroup(child.pid, 'SIGKILL')), 2_000).unref();
  }

  return { run, show, stop };
}

const ending = (child) =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.code === 'ENOENT' ? 'command not found' : error.message));
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
