import { accessSync, chmodSync, constants, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canReach, isRoot, serviceAccount } from './account.ts';
import { type Commands, createCommands } from './commands.ts';
import { sha256 } from './files.ts';
import { acquireLock, type Child, currentHolder, type Holder, type Lock } from './lock.ts';
import { freePort } from './ports.ts';
import { Problem } from './problem.ts';
import type { Progress } from './progress.ts';
import { root } from './root.ts';
import { openState, type State } from './state.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

const FIRST_PORTS = { postgres: 54330, meilisearch: 7710 };
export type PortName = keyof typeof FIRST_PORTS;
export type ChoosePort = (name: PortName) => Promise<number>;

/** A data directory that this process holds, and the means to run things in it. */
export type Installation = {
  root: string;
  dataDir: string;
  logDir: string;
  /** Where database and engine keep their files. */
  serviceDir: string;
  progress: Progress;
  lock: Lock;
  state: State;
  commands: Commands;
  supervisor: Supervisor;
  choosePort: ChoosePort;
  onFatal?: (error: unknown) => void;
  close: () => Promise<void>;
};

type Wanted = {
  dataDir: string;
  purpose: string;
  progress: Progress;
  /** Replaces the remembered ports (throw-away environments). */
  choosePort?: ChoosePort;
};

/** Reads `.env` beside package.json; what is in the environment already wins. */
export function readEnvFile(): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

export const dataDirOf = (): string => path.resolve(root, process.env.DATA_DIR ?? '.data');

/**
 * Takes hold of a data directory: lock, state, and the means to run things. Call `close()` at the end, always.
 * @throws {Problem} when another launcher has it
 */
export async function openInstallation({ dataDir, purpose, progress, choosePort }: Wanted): Promise<Installation> {
  ensureWritable(dataDir);
  const lock = await acquireLock(dataDir, purpose);
  if (!lock) throw new Problem(alreadyHeld(currentHolder(dataDir)));

  const logDir = path.join(dataDir, 'logs');
  const state = openState(dataDir);
  const children: Record<'services' | 'commands', Child[]> = { services: [], commands: [] };
  const record = (kind: keyof typeof children) => (list: Child[]) => {
    children[kind] = list;
    lock.update({ children: [...children.services, ...children.commands] });
  };
  const commands = createCommands({ logDir, onChange: record('commands') });
  const supervisor = createSupervisor({
    logDir,
    note: (text) => progress.line(`  ! ${text}`),
    onChange: record('services'),
    onFatal: (error) => installation.onFatal?.(error),
  });
  let closing: Promise<void> | undefined;
  const installation: Installation = {
    root,
    dataDir,
    logDir,
    serviceDir: serviceDirOf(dataDir, state),
    progress,
    lock,
    state,
    commands,
    supervisor,
    choosePort: choosePort ?? ((name) => rememberedPort(state, name, progress)),
    close() {
      commands.stop();
      closing ??= supervisor.stop().finally(lock.release);
      return closing;
    },
  };
  return installation;
}

function ensureWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new Problem(
      `${dataDir} cannot be written by this user. Start as its owner, or set DATA_DIR to another folder.`,
    );
  }
  // Services that run as another account walk through it, whatever our umask.
  if (isRoot) chmodSync(dataDir, 0o755);
}

const alreadyHeld = (holder: Holder | undefined): string =>
  holder?.purpose === 'start'
    ? `Diyar is already running${holder.url ? ` at ${holder.url}` : ''} (process ${holder.pid}). Stop it with: npm stop`
    : `Another command of this installation is running (process ${holder?.pid ?? 'unknown'}). Try again when it has ended.`;

/**
 * Where the database and the engine keep their files: the data directory, or, when root started us and the unprivileged
 * account cannot walk down to it, a folder under /var/lib named after it. Decided once, so that data never moves.
 */
function serviceDirOf(dataDir: string, state: State): string {
  const account = serviceAccount();
  if (state.values.outside === undefined) state.save({ outside: !canReach(account, dataDir) });
  if (!state.values.outside) return dataDir;
  const outside = outsideDirOf(dataDir);
  bringAlong(state.values.dataDir, dataDir);
  mkdirSync(outside, { recursive: true, mode: 0o755 });
  writeFileSync(path.join(outside, OWNER_FILE), `${dataDir}\n`);
  if (state.values.dataDir !== dataDir) state.save({ dataDir });
  return outside;
}

/** A checkout that was moved finds its database again; one that was copied begins its own. */
function bringAlong(before: string | undefined, now: string): void {
  if (!before || before === now || existsSync(before)) return;
  if (existsSync(outsideDirOf(before)) && !existsSync(outsideDirOf(now)))
    renameSync(outsideDirOf(before), outsideDirOf(now));
}

/** Where packages of the system keep what their services write. */
export const SERVICES_ROOT = '/var/lib';
/** In a folder outside: which data directory it belongs to. */
export const OWNER_FILE = 'belongs-to';

export const outsideDirOf = (dataDir: string, root = SERVICES_ROOT): string =>
  path.join(root, `diyar-${sha256(dataDir).slice(0, 12)}`);

async function rememberedPort(state: State, name: PortName, progress: Progress): Promise<number> {
  const before = state.values.ports[name];
  const port = await freePort(before ?? FIRST_PORTS[name]);
  if (before && before !== port) progress.line(`  ! port ${before} (${name}) is taken; using ${port}`);
  state.save({ ports: { ...state.values.ports, [name]: port } });
  return port;
}
