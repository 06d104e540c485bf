import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killedAtExit } from './child-process.ts';
import { anyPort } from './private-engine.ts';
import { siteProgram } from './site-program.ts';
import { until } from './until.ts';

/** Where nothing listens: scenarios that need no engine name none. */
const NO_ENGINE = 'http://127.0.0.1:9';

export interface ApiAnswer<T = unknown> {
  status: number;
  /** The API's envelope; null where it sent something else. `data` is what the caller says it asked for. */
  json: { success: boolean; statusCode: number; message: string; code?: string; data: T } | null;
}
/** The data of an answer. @throws Error that shows the answer when it is no success */
export function dataOf<T>({ status, json }: ApiAnswer<T>): T {
  if (!json?.success) throw new Error(`${status} ${JSON.stringify(json)}`);
  return json.data;
}
interface Call {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  /** Bytes are sent as they are, anything else as JSON. */
  body?: Buffer | object;
}
export interface Api {
  url: string;
  /** @param path with `/api`; answers are worded in English */
  call<T>(path: string, call?: Call): Promise<ApiAnswer<T>>;
}
export interface ApiProcess extends Api {
  pid: number;
  /** kill -9, and gone. */
  close(): Promise<void>;
  /** Asks it to end as a supervisor does. @returns its exit code (null: a signal ended it) and how long that took */
  terminate(): Promise<{ code: number | null; ms: number }>;
}

/** Starts the API as production does, on a port of its own or `PORT`; give it DATABASE_URL. Its pages need a built `web/dist`. */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const port = Number(env.PORT) || (await anyPort());
  const dataDir = mkdtempSync(join(tmpdir(), 'diyar-fault-api-'));
  const [program, args] = await siteProgram('api');
  const child: ChildProcess = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_PER_MINUTE: '0',
      AUTH_SECRET: 'a secret of fault tests, long enough for nobody',
      MEILI_URL: NO_ENGINE,
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  killedAtExit(child);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    child.kill('SIGKILL');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const terminate = async () => {
    const began = performance.now();
    child.kill('SIGTERM');
    await gone;
    return { code: child.exitCode, ms: performance.now() - began };
  };
  const url = `http://127.0.0.1:${port}`;
  const isUp = async () => (await fetch(`${url}/api/health`)).ok;
  await until('the API answers', isUp, 180_000).catch(async (error) => {
    await close();
    throw error;
  });
  return { ...apiAt(url), pid: child.pid ?? 0, close, terminate };
}

/** Talks to the API at an address, whoever started it. */
export function apiAt(url: string): Api {
  return {
    url,
    async call(path, { method = 'GET', token, headers, body } = {}) {
      const isBytes = Buffer.isBuffer(body);
      const reply = await fetch(url + path, {
        method,
        headers: {
          'accept-language': 'en',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && !isBytes && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
      });
      const text = await reply.text();
      const isJson = reply.headers.get('content-type')?.startsWith('application/json');
      return { status: reply.status, json: isJson ? JSON.parse(text) : null };
    },
  };
}
