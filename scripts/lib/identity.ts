import { readFileSync } from 'node:fs';
import { execaSync } from 'execa';

/** A process as it is recorded: its id may be another's later. */
export type Process = { pid: number; identity: string | undefined };

const onLinux = process.platform === 'linux';

/** @returns true while the id is taken, even by a dead process that nobody has collected yet */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** @returns true while a process with this id runs, whoever owns it */
export const isAlive = (pid: number): boolean => isTaken(pid) && !(onLinux && statFields(pid)?.[0] === 'Z');

/** The process's fields after its name, which may itself hold blanks and brackets; undefined when it is gone. */
function statFields(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Tells one process from a later one that was given the same id; undefined when there is none. */
export function identityOf(pid: number): string | undefined {
  if (!onLinux) return fromPs('lstart=', pid).trim() || undefined;
  const started = statFields(pid)?.[19];
  return started && `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${started}`;
}

/** Is the process that was recorded still the one that has this id? */
export const isSameProcess = ({ pid, identity }: Process): boolean => isAlive(pid) && identityOf(pid) === identity;

const fromPs = (column: string, pid: number): string =>
  execaSync('ps', ['-o', column, '-p', String(pid)], { reject: false }).stdout;

export function commandLineOf(pid: number): string {
  if (!onLinux) return fromPs('command=', pid);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Sends a signal; a process that is already gone is what was wanted. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the process has gone. @returns false when it is still there after `ms` */
export async function hasGone(pid: number, ms: number): Promise<boolean> {
  for (const until = Date.now() + ms; Date.now() < until; await sleep(50)) if (!isAlive(pid)) return true;
  return !isAlive(pid);
}
