import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeAtomically } from './files.mjs';
import { hasGone, identityOf, isSameProcess, signal } from './identity.mjs';

const fileOf = (dataDir) => path.join(dataDir, 'running.json');

/**
 * The record of the launcher that holds `dataDir` now: `{pid, identity, purpose, ready, url, children}`; undefined when
 * none is alive.
 */
export function currentHolder(dataDir) {
  const record = readJson(fileOf(dataDir));
  return record?.pid && isSameProcess(record) ? record : undefined;
}

/**
 * Makes this process the only launcher of `dataDir`. What a killed predecessor left running is ended first.
 * @returns {Promise<{update: Function, release: Function} | undefined>} undefined when someone else holds it
 */
export async function acquireLock(dataDir, purpose) {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const file = fileOf(dataDir);
  const own = { pid: process.pid, identity: identityOf(process.pid), purpose, ready: false, children: [] };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own), { mode: 0o644 });
  try {
    const stale = readJson(file);
    if (!claim(draft, file)) {
      if (currentHolder(dataDir)) return undefined;
      const aside = `${file}.stale-${process.pid}`;
      renameSync(file, aside);
      const moved = readJson(aside);
      // Someone else claimed it between our look and our move: give it back.
      if (moved?.pid && isSameProcess(moved)) return void renameSync(aside, file);
      rmSync(aside, { force: true });
      if (!claim(draft, file)) return undefined;
    }
    await endLeftovers(stale?.children ?? []);
  } finally {
    rmSync(draft, { force: true });
  }
  let isHeld = true;
  return {
    /** Adds facts to the public record (address, children …). */
    update(facts) {
      if (!isHeld) return;
      writeAtomically(file, JSON.stringify(Object.assign(own, facts), null, 1));
    },
    release() {
      isHeld = false;
      if (readJson(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

/** Linking fails when the name exists, so two that start at once cannot both win. */
function claim(draft, file) {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function endLeftovers(children) {
  const left = children.filter(isSameProcess);
  for (const child of left) signal(child.pid, child.signal);
  for (const child of left) if (!(await hasGone(child.pid, 4_000))) signal(child.pid, 'SIGKILL');
}
