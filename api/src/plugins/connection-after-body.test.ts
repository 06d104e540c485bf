import { Agent, createServer, request as forward, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTHORISATION } from '#testing/authorisation.ts';
import { allEndpoints } from '#testing/contracts.ts';
import { aListing } from '#testing/factories.ts';
import { signedIn, signedInAgain } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

/** S19 of the acceptance, dead connections: after any call with a body, the next one on its connection is answered or the connection closed. */
let api: TestApp;
let port: number;
let listing: string;
const people = new Map<string, { id: string; type: 'regular' | 'office' | 'admin' }>();

beforeAll(async () => {
  api = await testApp();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  port = portOf(api.app.server);
  for (const type of TYPES) {
    const { id } = await signedIn(api, { account_type: type });
    people.set(type, { id, type });
  }
  const owner = people.get('regular');
  ({ id: listing } = await aListing(api.db, { owner, status: 'draft', published_at: null }));
});
afterAll(() => api.close());

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;
const KB = 1024;
const MB = 1024 * KB;
const BOUNDARY = 'one-of-the-test';
/** A limit for what hangs: the broken connections stood for 72 s. */
const HANGS_MS = 30_000;
/** A file that none of the types begins with is refused at its first bytes. */
const NO_FILE = 'GIF89a';

const TYPES = ['regular', 'office', 'admin'] as const;
const COLUMN = { regular: 'regularA', office: 'officeA', admin: 'admin' } as const;
const routes = (await allEndpoints())
  .map(([, endpoint]) => endpoint)
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path, summary }) => {
    const expects = AUTHORISATION[`${method} ${path}`]?.expects;
    const who = TYPES.find((type) => expects?.[COLUMN[type]] === 'in');
    return { route: `${method} ${path}`, method, path, who, field: /field `(\w+)`/.exec(summary)?.[1] };
  });

interface Sent {
  method: string;
  path: string;
  token?: string;
  bytes: number;
  /** The file of a form; without, the body is JSON. */
  field?: string;
}

function bodyOf({ bytes, field }: Sent): [type: string, before: string, after: string] {
  if (!field) return ['application/json', '{"x":"', '"}'];
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="x"\r\n\r\n${NO_FILE}`;
  return [`multipart/form-data; boundary=${BOUNDARY}`, head, `\r\n--${BOUNDARY}--\r\n`.slice(0, bytes - head.length)];
}

/** Sends a call with its whole body, then asks for the health on the same connection. @returns whether that was answered, or the connection ended */
async function nextAfter(sent: Sent, to = port): Promise<'answered' | 'closed' | 'dead'> {
  const socket = connect(to, '127.0.0.1');
  const answers = answersOn(socket);
  const [type, before, after] = bodyOf(sent);
  const lines = [
    `${sent.method} /api${sent.path} HTTP/1.1`,
    'host: diyar.test',
    `content-type: ${type}`,
    `content-length: ${sent.bytes}`,
    ...(sent.token ? [`authorization: Bearer ${sent.token}`] : []),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${before}`);
  await fill(socket, sent.bytes - before.length - after.length, answers);
  socket.write(after);
  const first = await answers.count(1);
  if (first === 'answered') socket.write('GET /api/health HTTP/1.1\r\nhost: diyar.test\r\n\r\n');
  const outcome = first === 'answered' ? await answers.count(2) : first;
  socket.destroy();
  return outcome;
}

/** Writes as fast as it is read, and no further once the connection ended or was said to. */
async function fill(socket: Socket, bytes: number, answers: ReturnType<typeof answersOn>): Promise<void> {
  const piece = Buffer.alloc(64 * KB, 'x');
  for (let left = bytes; left > 0; left -= piece.length) {
    if (socket.write(piece.subarray(0, Math.min(left, piece.length)))) continue;
    const isRead = await Promise.race([drained(socket), answers.over]);
    if (!isRead) return;
  }
}

const drained = (socket: Socket) => new Promise<true>((resolve) => socket.once('drain', () => resolve(true)));

function answersOn(socket: Socket) {
  let text = '';
  let isOver = false;
  let changed = () => {};
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(() => resolve(), HANGS_MS);
    const end = () => {
      clearTimeout(timer);
      isOver = true;
      resolve();
      changed();
    };
    for (const event of ['end', 'close', 'error']) socket.on(event, end);
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (/^connection: close/im.test(text)) end();
      changed();
    });
  });
  const heads = () => text.match(/HTTP\/1\.1 [2-5]\d\d /g)?.length ?? 0;
  const count = (wanted: number) =>
    new Promise<'answered' | 'closed' | 'dead'>((resolve) => {
      const timer = setTimeout(() => resolve('dead'), HANGS_MS);
      changed = () => {
        if (!isOver && heads() < wanted) return;
        clearTimeout(timer);
        resolve(isOver ? 'closed' : 'answered');
      };
      changed();
    });
  return { over, count };
}

async function tokenFor(who: (typeof routes)[number]['who']): Promise<string | undefined> {
  const person = who && people.get(who);
  return person && (await signedInAgain(api, person.id, person.type)).token;
}

const withIds = (path: string) =>
  path.replace('/listings/:id', `/listings/${listing}`).replace(/:\w+/g, crypto.randomUUID());

const SIZES = [1 * KB, 64 * KB, 130_000, 160_000, 200_000, 256 * KB, 270_000, 1 * MB, 64 * MB];
const SIZES_OF_JSON = [1 * KB, 200_000, 2 * MB, 64 * MB];

describe('the connection of a call with a body (S19)', () => {
  it.each(routes)('$route', async ({ method, path, who, field }) => {
    const call = { method, path: withIds(path), token: await tokenFor(who), field };
    const all = (field ? SIZES : SIZES_OF_JSON).map(
      async (bytes) => `${bytes}: ${await nextAfter({ ...call, bytes })}`,
    );
    expect((await Promise.all(all)).filter((outcome) => outcome.endsWith('dead'))).toEqual([]);
  });

  it('is somebody else’s next behind a proxy that keeps connections', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const proxy = createServer((request, response) => {
      const { method, url, headers } = request;
      const onward = forward({ host: '127.0.0.1', port, path: url, method, headers, agent }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.headersSent || response.writeHead(502).end());
      request.pipe(onward);
    }).listen(0, '127.0.0.1');
    const token = await tokenFor('regular');
    const upload = { method: 'POST', path: `/listings/${listing}/images`, token, field: 'images' };
    for (const bytes of SIZES.filter((size) => size < 1 * MB)) {
      await nextAfter({ ...upload, bytes }, portOf(proxy));
      const stranger = await fetch(`http://127.0.0.1:${portOf(proxy)}/api/health`, {
        signal: AbortSignal.timeout(HANGS_MS),
      });
      expect(stranger.status, `after ${bytes}`).toBe(200);
    }
    agent.destroy();
    proxy.closeAllConnections();
    proxy.close();
  });
});
