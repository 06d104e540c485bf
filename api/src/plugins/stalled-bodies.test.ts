import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { locale } from './locale.ts';
import { SILENT_MS, stalledBodies } from './stalled-bodies.ts';

/** Bytes of the body that arrived; a test that sends some waits until they did. */
let arrived = 0;
const app = Fastify();
beforeAll(async () => {
  await app.register(locale);
  await app.register(stalledBodies);
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
  app.post('/file', async (request) => {
    for await (const chunk of request.raw) arrived += chunk.length;
    return 'whole';
  });
  app.post('/refused', async (_request, reply) => reply.code(403).send('no'));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

/** The tools' own waiting would move the clock. */
async function until(look: () => boolean): Promise<void> {
  while (!look()) await new Promise((resolve) => setImmediate(resolve));
}

/** Begins to send 60,000 bytes; the server's clock stands until it is moved on. */
async function begun(path = '/file') {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  arrived = 0;
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString('utf8');
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const head = ['host: x', 'accept-language: en', 'content-type: application/octet-stream', 'content-length: 60000'];
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  let sent = 0;
  return {
    async send(bytes: number) {
      socket.write(Buffer.alloc(bytes));
      sent += bytes;
      await until(() => arrived === sent);
    },
    pass: (ms: number) => vi.advanceTimersByTime(ms),
    said: (words: string) => until(() => answer.includes(words)),
    ended: async () => {
      await closed;
      return answer;
    },
  };
}

describe('a body', () => {
  it('may take its time', async () => {
    const sender = await begun();
    for (let n = 0; n < 12; n++) {
      await sender.send(5_000);
      // Five seconds short of what is too slow, which for the whole would be six limits.
      if (n < 11) sender.pass(n % 3 ? 0 : SILENT_MS - 15_000);
    }
    await sender.said('whole');
  });

  it('that falls silent ends in words', async () => {
    const sender = await begun();
    await sender.send(5_000);
    sender.pass(SILENT_MS + 5_000);
    expect(await sender.ended()).toMatch(/^HTTP\/1\.1 408 .*took too long.*"code":"request_timeout"/s);
  });

  it('of a byte now and then is held no longer', async () => {
    const sender = await begun();
    for (let n = 0; n < 4; n++) {
      await sender.send(1);
      sender.pass(10_000);
    }
    expect(await sender.ended()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that was refused and never comes to its end holds nothing', async () => {
    const sender = await begun('/refused');
    await sender.said('403');
    sender.pass(SILENT_MS + 5_000);
    await sender.ended();
  });
});
