import { once } from 'node:events';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callOwnApi } from '#lib/own-call.ts';
import { testApp } from '#testing/test-app.ts';
import { draining } from './draining.ts';

it('ends connections that browsers opened ahead, and answers what is under way', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  await app.register(draining);
  const { asked, answer } = heldRoute(app);
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const ahead = connect(port, '127.0.0.1').resume();
  await once(ahead, 'connect');
  const reply = fetch(`http://127.0.0.1:${port}/held`).then((whole) => whole.text());
  await asked;
  const closed = app.close();
  await once(ahead, 'close');
  answer();
  expect(await reply).toBe('whole');
  await closed;
});

/** A route that answers when it is told to. */
function heldRoute(app: FastifyInstance, work = async () => 'whole') {
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    app.get('/held', async () => {
      resolve();
      await released;
      return work();
    });
  });
  return { asked, answer };
}

it('waits for nobody whose request broke off', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  await app.register(draining);
  app.post('/', async () => 'whole');
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const arrived = once(app.server, 'request');
  const sender = connect(port, '127.0.0.1').resume();
  sender.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 900\r\n\r\nhalf');
  await arrived;
  sender.destroy();
  await app.draining.finish();
  await app.close();
});

let api: Awaited<ReturnType<typeof testApp>>;
let held: ReturnType<typeof heldRoute>;
let whileClosing: () => Promise<void>;
let url: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeEach(async () => {
  whileClosing = async () => {};
  api = await testApp({}, (app) => {
    app.addHook('preClose', () => whileClosing());
    const call = callOwnApi(app);
    held = heldRoute(app, async () => {
      const own = await call({ method: 'GET', path: '/api/categories', query: {}, lang: 'ar' });
      return String(own.statusCode);
    });
  });
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => api.close());

/** A connection, kept by whoever lets us. */
async function ask(path: string) {
  const [answer] = (await once(httpGet(url + path, { agent }), 'response')) as [IncomingMessage];
  const body = await text(answer);
  return { status: answer.statusCode, connection: answer.headers.connection, json: JSON.parse(body) };
}

it('tells proxies to go elsewhere while it drains, and answers all the same', async () => {
  expect(await ask('/api/ready')).toMatchObject({ status: 200, connection: 'keep-alive' });
  api.app.draining.begin();
  for (const path of ['/api/ready', '/api/health']) {
    const json = { success: false, code: 'service_unavailable' };
    expect(await ask(path)).toMatchObject({ status: 503, connection: 'close', json });
  }
  expect(await ask('/api/categories')).toMatchObject({ status: 200, connection: 'close' });
});

it('takes no connection after it has drained, and waits for the page that is being drawn', async () => {
  const page = ask('/held');
  await held.asked;
  api.app.draining.begin();
  let isFinished = false;
  const finished = api.app.draining.finish().then(() => {
    isFinished = true;
  });
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  expect(isFinished).toBe(false);
  held.answer();
  expect(await page).toMatchObject({ status: 200, json: 200 });
  await finished;
});

it('says nothing of the framework to a request that comes while it closes', async () => {
  await ask('/api/ready');
  let late: unknown;
  whileClosing = async () => {
    late = await ask('/api/categories');
  };
  await api.app.close();
  expect(late).toMatchObject({ status: 200, json: { success: true } });
});
