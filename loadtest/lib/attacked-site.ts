import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@diyar/api/config';
import { generateListings } from '@diyar/api/demo/generate';
import { offerEveryMethod } from '@diyar/api/testing/payees';
import type { CallOptions, TestApp } from '@diyar/api/testing/test-app';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { anyPort } from './private-engine.ts';
import { privatePostgres } from './private-postgres.ts';
import { siteProgram } from './site-program.ts';
import { openStack, type Stack } from './stack.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Null where it is no JSON. */
  json: { success: boolean; statusCode: number; code?: string; message: string; data: never } | null;
}
interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Of 127.0.0.0/8, which is all ours. */
  from?: string;
}

/** A site of its own for attacks: cluster, engine, indexer, worker, an API process, and listings of the demo. */
export interface AttackedSite extends Stack {
  url: string;
  /** What every process of it is started with. */
  env: Record<string, string>;
  /** The site as the factories of the API's own tests know it; its calls go through the front door. */
  app: TestApp;
  /** A call as it stands: redirects are not followed. @param path with `/api`, where it is the API's */
  send(path: string, sent?: Sent): Promise<Answer>;
  /** Requests so far, whoever made them; `count` adds those that were sent past `send`. */
  calls(): number;
  count(more?: number): void;
  /** Another API on the same database, with settings of its own. */
  another(env: Record<string, string>): Promise<ApiProcess>;
  /** Starts a worker, which mails and works jobs until the site closes. */
  withWorker(): void;
}

export const SECRET = 'a secret of attacks, long enough for nobody';

/** @param listings of the demo; the attack of the findings had 600 */
export async function openAttackedSite({ listings = 600 } = {}): Promise<AttackedSite> {
  const cluster = await privatePostgres();
  process.env.TEST_DATABASE_OWNER_URL = cluster.ownerUrl;
  process.env.TEST_DATABASE_URL = cluster.ownerUrl.replace('diyar_owner', 'diyar_app');
  const stack = await openStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'diyar-attacked-'));
  const port = await anyPort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: stack.databaseUrl,
    MEILI_URL: stack.process.url,
    MEILI_KEY: stack.process.key,
    MEILI_PREFIX: stack.prefix,
    AUTH_SECRET: SECRET,
    VIEWS_WRITE_EVERY_MS: '100',
    ADVERTISEMENTS_READ_EVERY_MS: '100',
    RATE_LIMIT_PER_MINUTE: '0',
  };
  await offerEveryMethod(stack.owner);
  stack.startIndexer();
  await generateListings(stack.db, listings, () => {});
  await stack.settled();
  const api = await startApiProcess(env);
  const worker = await siteProgram('worker');
  let calls = 0;
  const send = (path: string, sent: Sent = {}) => {
    calls++;
    return sendTo(url, path, sent);
  };
  const others: ApiProcess[] = [];
  const workers: ReturnType<typeof spawn>[] = [];
  const config = loadConfig(env);
  return {
    ...stack,
    url,
    env,
    send,
    app: { ...stack, database: { ...stack, url: stack.databaseUrl }, config, dataDir, ...frontDoor(send) } as never,
    calls: () => calls,
    count: (more = 1) => {
      calls += more;
    },
    async another(more) {
      const one = await startApiProcess({ ...env, PORT: String(await anyPort()), ...more });
      others.push(one);
      return one;
    },
    withWorker() {
      if (workers.length > 0) return;
      const own = { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'fatal', ...env };
      workers.push(spawn(...worker, { env: own, stdio: ['ignore', 'inherit', 'inherit'] }));
    },
    async close() {
      for (const running of workers) running.kill('SIGKILL');
      for (const one of [api, ...others]) await one.close();
      await stack.close().catch(() => {});
      await cluster.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A request as it stands, to whatever listens at an address. */
export function sendTo(url: string, path: string, { method = 'GET', headers, body, from }: Sent = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { hostname, port, path, method, localAddress: from, headers: { ...length, ...headers } };
    const sent = request({ ...options, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const isJson = String(reply.headers['content-type']).startsWith('application/json');
        const json = isJson && text ? JSON.parse(text) : null;
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text, json });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** `call` and `get` as the API's test application has them. */
function frontDoor(send: AttackedSite['send']) {
  async function call(method: string, path: string, { body, token, lang = 'ar', headers, ip }: CallOptions = {}) {
    const isJson = body !== undefined && !Buffer.isBuffer(body);
    const answer = await send(`/api${path}`, {
      method,
      ...(body !== undefined && { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      ...(ip && { from: ip }),
      headers: {
        'accept-language': lang,
        ...(isJson && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    return { statusCode: answer.status, json: answer.json, headers: answer.headers, answer: { body: answer.text } };
  }
  return { call, get: (path: string, lang: 'ar' | 'en' = 'ar') => call('GET', path, { lang }) };
}
