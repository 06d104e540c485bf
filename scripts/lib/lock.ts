import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lock as lockFile } from 'proper-lockfile';
import { readJson, writeAtomically } from './files.ts';
import { hasGone, identityOf, isSameProcess, type Process, signal } from './identity.ts';

/** A process that this installation runs, and how it is asked to end. */
export type Child = Process & { name: string; signal: NodeJS.Signals };
/** Who holds a data directory. */
export type Holder = Process & {
  purpose: string;
  ready: boolean;
  url?: string;
  servicesAreUp?: boolean;
  children: Child[];
};
export type Lock = { update: (facts: Partial<Holder>) => void; release: () => void };

// The record is looked at and written within milliseconds; a launcher killed just then is waited for this long.
const STALE_MS = 5_000;
const RETRIES = { retries: 60, factor: 1, minTimeout: 200, maxTimeout: 200 };

const fileOf = (dataDir: string): string => path.join(dataDir, 'running.json');

/** The launcher that holds `dataDir` now; undefined when none is alive. */
export function currentHolder(dataDir: string): Holder | undefined {
  const record = readJson<Holder>(fileOf(dataDir));
  return record?.pid && isSameProcess(record) ? record : undefined;
}

/**
 * Makes this process the only launcher of `dataDir`. What a killed predecessor left running is ended first.
 * @returns undefined when someone else holds it
 */
export async function acquireLock(dataDir: string, purpose: string): Promise<Lock | undefined> {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const file = fileOf(dataDir);
  const own: Holder = { pid: process.pid, identity: identityOf(process.pid), purpose, ready: false, children: [] };
  const save = () => writeAtomically(file, JSON.stringify(own, null, 1));
  const unlock = await lockFile(file, { realpath: false, stale: STALE_MS, retries: RETRIES });
  try {
    if (currentHolder(dataDir)) return undefined;
    own.children = readJson<Holder>(file)?.children ?? [];
    save();
  } finally {
    await unlock();
  }
  await endLeftovers(own.children);
  own.children = [];
  let isHeld = true;
  return {
    /** Adds facts to the public record (address, children …). */
    update(facts) {
      if (!isHeld) return;
      Object.assign(own, facts);
      save();
    },
    release() {
      isHeld = false;
      if (readJson<Holder>(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

async function endLeftovers(children: Child[]): Promise<void> {
  const left = children.filter(isSameProcess);
  for (const child of left) signal(child.pid, child.signal);
  for (const child of left) if (!(await hasGone(child.pid, 4_000))) signal(child.pid, 'SIGKILL');
}
