import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { LOADER } from '../../../scripts/lib/loader.ts';
import type { RunningSite } from './site.ts';

const READY_MS = 120_000;

/** Settings beside those of the running site; `PORT` and `PUBLIC_URL` are its own. */
type Settings = NodeJS.ProcessEnv & { DATABASE_URL?: string };

/** A process of the product from its sources, with the environment of the running site but for `settings`. */
export function startProgram(name: 'server' | 'worker', settings: Settings): ChildProcess {
  return spawn(process.execPath, [...LOADER, `api/src/${name}.ts`], {
    cwd: new URL('../../..', import.meta.url).pathname,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      AUTH_SECRET: 'a secret of tests, long enough for nobody',
      DATABASE_URL: process.env.E2E_DATABASE_OWNER_URL ?? process.env.DATABASE_URL,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '0',
      ...settings,
    },
  });
}

/** Asks a program to end, and waits until it has. */
export async function endProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}

/** A second server, over the running site's database unless told otherwise. */
export async function startOwnServer(settings: Settings): Promise<RunningSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = startProgram('server', { PORT: String(port), PUBLIC_URL: url, ...settings });
  const deadline = Date.now() + READY_MS;
  while (!(await answers(`${url}/api/health`))) {
    if (Date.now() > deadline || server.exitCode !== null) {
      await endProgram(server);
      throw new Error('a server of the test did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, close: () => endProgram(server) };
}

const answers = (address: string) =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
