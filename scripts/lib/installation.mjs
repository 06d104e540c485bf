import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { canReach, serviceAccount } from './account.mjs';
import { createCommands } from './commands.mjs';
import { sha256 } from './files.mjs';
import { acquireLock, currentHolder } from './lock.mjs';
import { freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { openState } from './state.mjs';
import { createSupervisor } from './supervisor.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const FIRST_PORTS = { postgres: 54330, meilisearch: 7710 };

/** Reads `.env` beside package.json; what is in the environment already wins. */
export function readEnvFile() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

export const dataDirOf = () => path.resolve(root, process.env.DATA_DIR ?? '.data');

/**
 * Takes hold of a data directory: lock, state, and the means to run things. Call `close()` at the end, always.
 * @param {{ dataDir: string, purpose: string, progress: object, choosePort?: Function }} options
 *   `choosePort(name)` replaces the remembered ports (throw-away environments)
 * @throws {Problem} when another launcher has it
 */
export async function openInstallation({ dataDir, purpose, progress, choosePort }) {
  ensureWritable(dataDir);
  const lock = await acquireLock(dataDir, purpose);
  if (!lock) throw new Problem(alreadyHeld(currentHolder(dataDir)));

  const logDir = path.join(dataDir, 'logs');
  const state = openState(dataDir);
  const children = { services: [], commands: [] };
  const record = (kind) => (list) => {
    children[kind] = list;
    lock.update({ children: [...children.services, ...children.commands] });
  };
  const commands = createCommands({ logDir, onChange: record('commands') });
  let closing;
  const installation = {
    root,
    dataDir,
    logDir,
    serviceDir: serviceDirOf(dataDir, state),
    progress,
    lock,
    state,
    commands,
    choosePort: choosePort ?? ((name) => rememberedPort(state, name, progress)),
    onFatal: undefined,
    close() {
      commands.stop();
      closing ??= installation.supervisor.stop().finally(lock.release);
      return closing;
    },
  };
  installation.supervisor = createSupervisor({
    logDir,
    note: (text) => progress.line(`  ! ${text}`),
    onChange: record('services'),
    onFatal: (error) => installation.onFatal?.(error),
  });
  return installation;
}

function ensureWritable(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    throw new Problem(
      `${dataDir} cannot be written by this user. Start as its owner, or set DATA_DIR to another folder.`,
    );
  }
  // Services that run as another account walk through it, whatever our umask.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o755);
}

const alreadyHeld = (holder) =>
  holder?.purpose === 'start'
    ? `Diyar is already running${holder.url ? ` at ${holder.url}` : ''} (process ${holder.pid}). Stop it with: npm stop`
    : `Another command of this installation is running (process ${holder?.pid ?? 'unknown'}). Try again when it has ended.`;

/**
 * Where the database and the engine keep their files: the data directory, or, when root started us and the unprivileged
 * account cannot walk down to it, a folder under /var/lib named after it. Decided once, so that data never moves.
 */
function serviceDirOf(dataDir, state) {
  const account = serviceAccount();
  if (state.values.outside === undefined) state.save({ outside: !canReach(account, dataDir) });
  if (!state.values.outside) return dataDir;
  const outside = outsideDirOf(dataDir);
  mkdirSync(outside, { recursive: true, mode: 0o755 });
  return outside;
}

export const outsideDirOf = (dataDir) => `/var/lib/diyar-${sha256(dataDir).slice(0, 12)}`;

async function rememberedPort(state, name, progress) {
  const before = state.values.ports[name];
  const port = await freePort(before ?? FIRST_PORTS[name]);
  if (before && before !== port) progress.line(`  ! port ${before} (${name}) is taken; using ${port}`);
  state.save({ ports: { ...state.values.ports, [name]: port } });
  return port;
}
