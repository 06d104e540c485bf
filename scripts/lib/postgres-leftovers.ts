import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readText } from './files.ts';
import { commandLineOf, hasGone, isAlive, isTaken, signal } from './identity.ts';

/**
 * Makes the cluster free to start after a run that was killed: ends a server that is still there, then backends that
 * outlived theirs, then removes a pid file that names a stranger or a zombie: PostgreSQL refuses to start on those.
 * A pid file that names nobody is left alone: PostgreSQL checks shared memory through it before it takes over.
 */
export async function clearLeftovers(pgDir: string): Promise<void> {
  const pidFile = path.join(pgDir, 'postmaster.pid');
  const pid = Number(readText(pidFile)?.split('\n')[0]);
  if (pid && isAlive(pid) && commandLineOf(pid).includes(`-D ${pgDir} `)) {
    // The process was told of its parent's death by the kernel and may be on its way out.
    if (!(await hasGone(pid, 1_500))) await endServer(pid);
  }
  for (const backend of processesIn(pgDir)) {
    signal(backend, 'SIGQUIT');
    if (!(await hasGone(backend, 2_000))) signal(backend, 'SIGKILL');
  }
  if (pid && isTaken(pid)) rmSync(pidFile, { force: true });
}

async function endServer(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await hasGone(pid, 8_000)) return;
  signal(pid, 'SIGQUIT');
  await hasGone(pid, 5_000);
}

/** Ids of processes whose working directory this is (Linux: PostgreSQL's own always are). */
function processesIn(directory: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === directory && commandLineOf(pid).startsWith('postgres');
      } catch {
        return false;
      }
    });
}
