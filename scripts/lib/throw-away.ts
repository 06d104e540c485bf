import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Installation, openInstallation, outsideDirOf } from './installation.ts';
import { acquireLock, currentHolder } from './lock.ts';
import { memoryDirOf } from './memory-dir.ts';
import { anyPort } from './ports.ts';
import type { Progress } from './progress.ts';
import { root } from './root.ts';

const FOLDER = /^test-\d+$/;
// The operator's own parts must never be what tests write to.
const FOREIGN = /^(DATABASE_|MEILI_(?!BIN)|PORT$|HOST$|PUBLIC_URL$|DATA_DIR$|DIYAR_DEMO$|S3_|SMTP_)/;

/** Takes the operator's addresses out of the environment. */
export function forgetOperators(): void {
  for (const name of Object.keys(process.env)) if (FOREIGN.test(name)) delete process.env[name];
}

/** An installation of its own under `.data/test-<pid>`, on free ports, that `close()` removes without a trace. */
export async function openThrowAway(progress: Progress): Promise<Installation> {
  forgetOperators();
  const parent = path.join(root, '.data');
  await removeAbandoned(parent);
  const dataDir = path.join(parent, `test-${process.pid}`);
  const installation = await openInstallation({ dataDir, purpose: 'test', progress, choosePort: anyPort });
  const { close } = installation;
  installation.close = async () => {
    await close();
    remove(dataDir);
  };
  return installation;
}

/** Environments of test runs that were killed: their processes are ended, their files removed. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const dataDir = path.join(parent, name);
    if (!FOLDER.test(name) || currentHolder(dataDir)) continue;
    await acquireLock(dataDir, 'clear up');
    remove(dataDir);
  }
}

function remove(dataDir: string): void {
  for (const folder of [dataDir, outsideDirOf(dataDir), memoryDirOf(dataDir)]) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
