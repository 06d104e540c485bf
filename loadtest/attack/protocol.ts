import type { AttackedSite } from '../lib/attacked-site.ts';
import { rawSocket, sendRaw } from '../lib/raw-socket.ts';
import type { Tally } from '../lib/tally.ts';
import { pause } from '../lib/until.ts';

export const title = 'HTTP itself: framing, methods, HEAD, ranges, headers, slow and pipelined requests';

const HOST = 'host: diyar.test\r\n';
const SMUGGLED = 'GET /api/health?smuggled HTTP/1.1\r\nhost: diyar.test\r\n\r\n';
/** A head has 30 s, and so has a body of a byte a second; both are looked at every five. */
const SLOW_ENDS_MS = 50_000;

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  // The slow ones take their minute beside the others.
  const slow = slowRequests(site, tally);
  await framing(site, tally);
  await pipelining(site, tally);
  await methods(site, tally);
  await heads(site, tally);
  await ranges(site, tally);
  await largeHeads(site, tally);
  await slow;
}

const POST = 'POST /api/contact HTTP/1.1\r\ncontent-type: application/json\r\n';
/** Two readers may disagree where the body ends: none may be answered as two requests, or the second as a request of its own. */
const AMBIGUOUS: Record<string, string> = {
  'length and chunks': `${POST}${HOST}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'chunks and length': `${POST}${HOST}transfer-encoding: chunked\r\ncontent-length: 60\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'two lengths': `${POST}${HOST}content-length: 0\r\ncontent-length: 70\r\n\r\n${SMUGGLED}`,
  'two equal lengths': `${POST}${HOST}content-length: 2\r\ncontent-length: 2\r\n\r\n{}${SMUGGLED}`,
  'a list of lengths': `${POST}${HOST}content-length: 0, 70\r\n\r\n${SMUGGLED}`,
  'a length with a sign': `${POST}${HOST}content-length: +0\r\n\r\n${SMUGGLED}`,
  'a negative length': `${POST}${HOST}content-length: -1\r\n\r\n${SMUGGLED}`,
  'a hexadecimal length': `${POST}${HOST}content-length: 0x0\r\n\r\n${SMUGGLED}`,
  'a length without end': `${POST}${HOST}content-length: 99999999999999999999999\r\n\r\n${SMUGGLED}`,
  'a space before the colon': `${POST}${HOST}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'an unknown coding': `${POST}${HOST}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'chunks that are not last': `${POST}${HOST}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'two codings': `${POST}${HOST}transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a folded header': `${POST}${HOST}x: a\r\n transfer-encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a bad chunk size': `${POST}${HOST}transfer-encoding: chunked\r\n\r\n-1\r\n\r\n${SMUGGLED}`,
  'a chunk of 2^64': `${POST}${HOST}transfer-encoding: chunked\r\n\r\n10000000000000000\r\n${SMUGGLED}`,
  'bare line feeds': `POST /api/contact HTTP/1.1\nhost: x\ncontent-length: 0\n\n${SMUGGLED}`,
  'a bare carriage return': `${POST}${HOST}x: a\rcontent-length: 0\r\n\r\n${SMUGGLED}`,
  'NUL in a header': `${POST}${HOST}x: a\0b\r\n\r\n${SMUGGLED}`,
  'no host': `GET /api/health HTTP/1.1\r\n\r\n${SMUGGLED}`,
  'two hosts': `GET /api/health HTTP/1.1\r\n${HOST}host: evil.example\r\n\r\n${SMUGGLED}`,
  'a header without a name': `${POST}${HOST}: x\r\n\r\n${SMUGGLED}`,
  'HTTP/2’s preface': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${SMUGGLED}`,
  'HTTP/0.9': `GET /\r\n${SMUGGLED}`,
  'HTTP/9.9': `GET / HTTP/9.9\r\n${HOST}\r\n${SMUGGLED}`,
  'a space in the address': `GET /a b HTTP/1.1\r\n${HOST}\r\n${SMUGGLED}`,
  'TLS’s first bytes': `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${SMUGGLED}`,
};
/** Framing that every reader agrees about: a second request is one. */
const AGREED = ['two equal lengths', 'two hosts'];

async function framing({ url, count, send }: AttackedSite, { check }: Tally) {
  for (const [name, bytes] of Object.entries(AMBIGUOUS)) {
    count();
    const { statuses, text, isClosed } = await sendRaw(url, bytes, { answers: 2, withinMs: 3_000 });
    const figure = { statuses, isClosed, text: text.slice(0, 100) };
    check(
      `${name}: no 5xx`,
      statuses.every((status) => status < 500),
      figure,
    );
    const isTwo = statuses.length > 1 && !AGREED.includes(name);
    check(`${name}: the second is none`, !isTwo, figure);
    if (statuses[0] === 400) check(`${name}: refused and closed`, isClosed, figure);
  }
  const chunked = `${POST}${HOST}transfer-encoding: chunked\r\n\r\n2;x="y"\r\n{}\r\n0\r\ntrailer: x\r\n\r\n${SMUGGLED}`;
  const plain = await sendRaw(url, chunked, { answers: 2 });
  check('chunks with extensions and trailers are read', plain.statuses[1] === 200, plain.statuses);
  check('alive after all', (await send('/api/health')).status === 200);
}

/** Requests in a row on one connection are answered in their order, whatever stood before. */
async function pipelining({ url, count }: AttackedSite, { check, same }: Tally) {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\n${HOST}accept-language: en\r\n\r\n`;
  const post = (body: string) => `${POST}${HOST}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const kinds: [string, number][] = [
    ...([
      [get('/api/health'), 200],
      [get('/api/nothing'), 404],
      [get('/api/admin/users'), 401],
    ] as [string, number][]),
    ...([
      [post('{'), 400],
      [post('{}'), 400],
      [get('/api/listings/search?limit=x'), 400],
    ] as [string, number][]),
  ];
  const row = Array.from({ length: 48 }, (_, n) => kinds[(n * 7 + (n >> 2)) % kinds.length] ?? kinds[0]);
  count(row.length);
  const bytes = row.map((exchange) => exchange?.[0]).join('');
  const { statuses, text, isClosed } = await sendRaw(url, bytes, { answers: row.length, withinMs: 30_000 });
  const wanted = row.map((exchange) => exchange?.[1]);
  same('48 in a row, in their order', statuses, wanted.slice(0, statuses.length));
  // A body that is no JSON may end the connection, if the answer says so.
  const isSaid = isClosed && /^connection: close/im.test(text);
  check('all are answered, or the end is said', statuses.length === row.length || isSaid, statuses.length);
}

const METHODS = [
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'PURGE',
  'PATCH',
  'DELETE',
  'PUT',
  'LOCK',
  'QUERY',
  'get',
  'FOO',
];

async function methods({ url, count }: AttackedSite, { check }: Tally) {
  for (const method of METHODS) {
    for (const path of ['/', '/api/health', '/properties', '/assets/x.js', '/images/x', '*', 'http://evil.example/']) {
      count();
      const secret = 'x-secret: one-that-must-not-come-back';
      const { statuses, text, isClosed } = await sendRaw(
        url,
        `${method} ${path} HTTP/1.1\r\n${HOST}${secret}\r\nconnection: close\r\n\r\n`,
      );
      const [status = 0] = statuses;
      // CONNECT is a tunnel, which Node closes without a word.
      const isRefused = (status >= 400 && status < 500) || (method === 'CONNECT' && isClosed);
      const isFine = method === 'OPTIONS' ? status < 500 && status > 0 : isRefused;
      check(`${method} ${path}`, isFine, text.slice(0, 200));
      check(`${method} ${path} sends nothing back`, !text.includes('must-not-come-back'));
    }
  }
}

/** HEAD says what GET says, without a body. */
async function heads({ url, send, db, count }: AttackedSite, { check, same }: Tally) {
  const listing = await db('listings').where({ status: 'active' }).first('id');
  const pages = ['/', '/properties', '/offices', '/robots.txt', '/sitemap.xml', '/nothing/here', '/dashboard'];
  const calls = ['/api/health', `/api/listings/${listing?.id}`, '/api/listings/search?limit=1', '/api/nothing'];
  for (const path of [...pages, ...calls]) {
    const got = await send(path, { headers: { accept: 'text/html' } });
    count();
    const head = `HEAD ${path} HTTP/1.1\r\n${HOST}accept: text/html\r\nconnection: close\r\n\r\n`;
    const { statuses, text } = await sendRaw(url, head, { withinMs: 10_000 });
    same(`HEAD ${path}`, statuses, [got.status]);
    check(`HEAD ${path} has no body`, text.split('\r\n\r\n')[1] === '', text.slice(-200));
    const type = /^content-type: (.*)$/im.exec(text)?.[1]?.trim();
    same(`HEAD ${path}: its type`, type, got.headers['content-type']);
  }
}

const RANGES = [
  ...['bytes=0-0', 'bytes=-1', 'bytes=0-999999999999', 'bytes=5-2', 'bytes=', 'bytes=a-b', 'lines=1-2', 'bytes=-0'],
  ...['bytes=99999999-', `bytes=${Array(1_000).fill('0-').join(',')}`, 'bytes=0-0,2-3', 'bytes=18446744073709551616-'],
];

async function ranges({ send }: AttackedSite, { check }: Tally) {
  const page = (await send('/?lang=en', { headers: { accept: 'text/html' } })).text;
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '/assets/none.js';
  const whole = await send(script);
  for (const path of [script, '/?lang=en', '/api/health', '/robots.txt']) {
    for (const range of RANGES) {
      const { status, text } = await send(path, { headers: { range } });
      const label = `${path.slice(0, 20)} ${range.slice(0, 30)}`;
      check(label, [200, 206, 304, 400, 416].includes(status), status);
      // A thousand times the file for one request is a lever.
      if (path === script)
        check(`${label}: no more than the file`, text.length <= whole.text.length * 1.1 + 4_096, text.length);
    }
  }
}

async function largeHeads({ url, count, send }: AttackedSite, { check }: Tally) {
  const many = Array.from({ length: 3_000 }, (_, n) => `x-${n}: 1\r\n`).join('');
  const heads: Record<string, string> = {
    'a header of 20 KB': `x: ${'a'.repeat(20_000)}\r\n`,
    'a header of 5 MB': `x: ${'a'.repeat(5_000_000)}\r\n`,
    'three thousand headers': many,
    'a cookie of 15 KB': `cookie: ${'a=b; '.repeat(3_000)}\r\n`,
    'a token of 15 KB': `authorization: Bearer ${'a.'.repeat(7_500)}\r\n`,
    'languages of 15 KB': `accept-language: ${'ar-SY;q=0.1,'.repeat(1_200)}\r\n`,
    'encodings of 15 KB': `accept-encoding: ${'gzip;q=0.1,'.repeat(1_300)}\r\n`,
    'tags of 15 KB': `if-none-match: ${'"a",'.repeat(3_500)}\r\n`,
  };
  for (const [name, head] of Object.entries(heads)) {
    for (const path of ['/api/health', '/']) {
      count();
      const { statuses, ms } = await sendRaw(url, `GET ${path} HTTP/1.1\r\n${HOST}${head}\r\n`, { answers: 1 });
      check(`${name} at ${path}`, statuses.every((status) => status < 500) && ms < 4_000, { statuses, ms });
    }
  }
  for (const length of [2_000, 8_000, 14_000, 60_000]) {
    const answer = await send(`/properties?keywords=${'a'.repeat(length)}`).catch(() => null);
    check(`an address of ${length} signs`, answer === null || answer.status < 500, answer?.status);
  }
}

/** Two hundred connections that send a sign a second: nobody else waits, and each is ended in its time. */
async function slowRequests({ url, count, send }: AttackedSite, { check, note }: Tally) {
  const heads = [
    `${POST}${HOST}content-length: 500\r\n\r\n{`,
    `GET /api/health HTTP/1.1\r\nx: `,
    `${POST}${HOST}transfer-encoding: chunked\r\n\r\n`,
    `POST /api/auth/login HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: 500\r\n\r\n{`,
  ];
  const began = performance.now();
  const ended: number[] = [];
  const sockets = Array.from({ length: 200 }, (_, n) => {
    count();
    const socket = rawSocket(url);
    const isOver = () => ended.push(performance.now() - began);
    socket.once('close', isOver).on('error', () => {});
    socket.resume().write(heads[n % heads.length] ?? '');
    return socket;
  });
  let slowest = 0;
  while (ended.length < sockets.length && performance.now() - began < SLOW_ENDS_MS) {
    for (const [n, socket] of sockets.entries()) if (socket.writable) socket.write(n % 4 === 2 ? '1\r\na\r\n' : 'a');
    const asked = performance.now();
    await send('/api/health');
    slowest = Math.max(slowest, performance.now() - asked);
    await pause(1_000);
  }
  check('every slow connection is ended', ended.length === sockets.length, ended.length);
  check('nobody waits for them', slowest < 5_000, slowest);
  note('the last slow connection ended after, s', (Math.max(...ended) / 1_000).toFixed(1));
  for (const socket of sockets) socket.destroy();
}
