import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, fchmodSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const MAX_LOG_BYTES = 20_000_000;
const knowsParentDeath = spawnSync('setpriv', ['--help']).stdout?.includes('--pdeathsig') ?? false;

/**
 * Starts a process of its own session: Ctrl-C in the terminal reaches the launcher alone, which then ends the others in
 * order. The kernel sends it `onParentDeath` when the launcher is killed in a way it cannot handle.
 */
export function spawnDetached(command, args, { onParentDeath, ...options }) {
  const bound =
    onParentDeath && knowsParentDeath
      ? ['setpriv', ['--pdeathsig', onParentDeath.replace('SIG', ''), '--', command, ...args]]
      : [command, args];
  return spawn(...bound, { detached: true, ...options });
}

/**
 * A file descriptor at the end of the log; one older log is kept. Logs are private whatever the umask: they tell addresses
 * and times of visitors. A folder and files that an earlier version left open to others are closed.
 */
export function openLog(logDir, name) {
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  chmodSync(logDir, 0o700);
  const file = path.join(logDir, `${name}.log`);
  if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  fchmodSync(descriptor, 0o600);
  return { file, descriptor };
}

/** Signals the process and whatever it started itself. */
export function signalGroup(pid, name) {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
