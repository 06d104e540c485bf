import { type ChildProcess, type SpawnOptions as NodeSpawnOptions, spawn } from 'node:child_process';
import { chmodSync, existsSync, fchmodSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { execaSync } from 'execa';

const MAX_LOG_BYTES = 20_000_000;
const knowsParentDeath = execaSync('setpriv', ['--help'], { reject: false }).stdout?.includes('--pdeathsig') ?? false;

export type SpawnOptions = Pick<NodeSpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
  /** Takes output and errors; by default they are ours. */
  output?: number;
  onParentDeath?: NodeJS.Signals;
};

/**
 * Starts a process of its own session, without input: Ctrl-C in the terminal reaches the launcher alone, which then ends the
 * others in order. The kernel sends it `onParentDeath` when the launcher is killed in a way it cannot handle.
 */
export function spawnDetached(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const { onParentDeath, output = 'inherit', ...rest } = options;
  const [file, all]: [string, string[]] =
    onParentDeath && knowsParentDeath
      ? ['setpriv', ['--pdeathsig', onParentDeath.replace('SIG', ''), '--', command, ...args]]
      : [command, args];
  return spawn(file, all, { detached: true, stdio: ['ignore', output, output], ...rest });
}

/** How a process ended: its code, a signal, or why it did not start. */
export const outcomeOf = (child: ChildProcess): Promise<number | string> =>
  new Promise((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ENOENT' ? 'command not found' : error.message),
    );
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });

/**
 * A file descriptor at the end of the log; one older log is kept. Logs are private whatever the umask: they tell addresses
 * and times of visitors. A folder and files that an earlier version left open to others are closed.
 */
export function openLog(logDir: string, name: string): { file: string; descriptor: number } {
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  chmodSync(logDir, 0o700);
  const file = path.join(logDir, `${name}.log`);
  if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  fchmodSync(descriptor, 0o600);
  return { file, descriptor };
}

/** Signals the process and whatever it started itself. */
export function signalGroup(pid: number | undefined, name: NodeJS.Signals): void {
  if (!pid) return;
  try {
    process.kill(-pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
