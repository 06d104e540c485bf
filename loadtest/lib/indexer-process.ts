import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOADER } from '../../scripts/lib/loader.ts';
import { onCore } from './child-process.ts';

const MAIN = fileURLToPath(new URL('../../indexer/src/main.ts', import.meta.url));

export interface IndexerProcess {
  pid: number;
  signal(name: NodeJS.Signals): void;
  /** kill -9, and gone. */
  kill(): Promise<void>;
  readonly alive: boolean;
  /** How often it said that it leads. */
  terms(): number;
}

/**
 * Starts the indexer as production does: a process of its own. Set FAULTS_LOG to a file to keep what it says.
 * @param core the one processor core it may use; all of them unless told
 */
export function startIndexerProcess(env: Record<string, string>, core?: number): IndexerProcess {
  const [command, ...args] = onCore(core, [process.execPath, ...LOADER, MAIN]);
  const child: ChildProcess = spawn(command, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, INDEXER_AUDIT_HOURS: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let terms = 0;
  child.stdout?.on('data', (text: Buffer) => {
    if (text.includes('"leading"')) terms++;
    if (process.env.FAULTS_LOG) appendFileSync(process.env.FAULTS_LOG, text);
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { pid } = child;
  if (pid === undefined) throw new Error('the indexer did not start');
  return {
    pid,
    signal: (name) => child.kill(name),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    get alive() {
      return child.exitCode === null && child.signalCode === null;
    },
    terms: () => terms,
  };
}
