import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { type WebSocket, WebSocketServer } from 'ws';

interface Channel {
  id: string;
  /** Of the Firefox that registered it. */
  uaid: string;
  /** The site's VAPID key; its messages alone are accepted. */
  key: string;
}
type FromFirefox = { messageType?: string; uaid?: string; channelID?: string; key?: string; updates?: Ack[] };
interface Ack {
  channelID: string;
  version: string;
  /** 100 was handed to the worker, 101 could not be decrypted, 102 was not delivered. */
  code: number;
}

const POSTS = '/wpush/v2/';
const MOST_BYTES = 4096;
/** Seconds until a token of the site has to end. */
const LONGEST_TOKEN_S = 86_400;

/**
 * Mozilla's push service on this machine: Firefox registers over a WebSocket and is handed its messages by it, sites post them by
 * HTTP (autopush's documentation, RFC 8030, RFC 8292). One that comes while its Firefox is away waits.
 */
export async function mozillaPush() {
  /** By the last part of their address. */
  const channels = new Map<string, Channel>();
  const firefoxes = new Map<string, WebSocket>();
  const waiting = new Map<string, object[]>();
  const posted: { endpoint: string; status: number; body: Buffer }[] = [];
  const acks: Ack[] = [];
  const server = createServer(async (request, reply) => {
    const endpoint = origin + request.url;
    const channel = channels.get(request.url?.slice(POSTS.length) ?? '');
    const body = await bodyOf(request);
    const status = channel ? await answerTo(request, { key: channel.key, origin, bytes: body.length }) : 410;
    posted.push({ endpoint, status, body });
    const version = randomUUID();
    reply
      .writeHead(status, status === 201 ? { location: `${origin}/m/${version}`, ttl: request.headers.ttl } : {})
      .end();
    if (!channel || status !== 201) return;
    const data = body.toString('base64url');
    const headers = { encoding: request.headers['content-encoding'] };
    hand(channel.uaid, { messageType: 'notification', channelID: channel.id, version, data, headers });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  function hand(uaid: string, message: object): void {
    const firefox = firefoxes.get(uaid);
    if (firefox) firefox.send(JSON.stringify(message));
    else waiting.set(uaid, [...(waiting.get(uaid) ?? []), message]);
  }

  const sockets = new WebSocketServer({ server, handleProtocols: () => 'push-notification' });
  sockets.on('connection', (socket) => {
    let uaid = '';
    const answer = (message: object) => socket.send(JSON.stringify(message));
    socket.on('message', (raw) => {
      const message: FromFirefox = JSON.parse(String(raw));
      const { messageType, channelID: id = '' } = message;
      if (messageType === undefined) answer({});
      if (messageType === 'hello') {
        uaid = message.uaid || randomUUID().replaceAll('-', '');
        firefoxes.set(uaid, socket);
        answer({ messageType, uaid, status: 200, use_webpush: true, broadcasts: {} });
        for (const missed of waiting.get(uaid) ?? []) answer(missed);
        waiting.delete(uaid);
      }
      if (messageType === 'register') {
        const token = randomBytes(24).toString('base64url');
        channels.set(token, { id, uaid, key: (message.key ?? '').replace(/=+$/, '') });
        answer({ messageType, channelID: id, status: 200, pushEndpoint: origin + POSTS + token });
      }
      if (messageType === 'unregister') {
        for (const [token, channel] of channels) if (channel.id === id) channels.delete(token);
        answer({ messageType, channelID: id, status: 200 });
      }
      if (messageType === 'ack') acks.push(...(message.updates ?? []));
    });
    socket.on('close', () => {
      if (firefoxes.get(uaid) === socket) firefoxes.delete(uaid);
    });
  });

  return {
    /** Of a Firefox that is to use this service in the place of Mozilla's. */
    preferences: {
      'dom.push.serverURL': `ws://127.0.0.1:${port}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      'dom.push.connection.enabled': true,
      'dom.push.enabled': true,
    },
    posted,
    acks,
    endpoints: () => [...channels.keys()].map((token) => origin + POSTS + token),
    /** As it does with a browser that was away for too long. */
    forget: (endpoint: string) => void channels.delete(endpoint.slice(origin.length + POSTS.length)),
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** Status of a post: 201 where the service accepts it. */
async function answerTo(
  { method, headers }: IncomingMessage,
  { key, origin, bytes }: { key: string; origin: string; bytes: number },
): Promise<number> {
  if (method !== 'POST' || headers.ttl === undefined || headers['content-encoding'] !== 'aes128gcm') return 400;
  if (headers.topic !== undefined && !/^[\w-]{1,32}$/.test(String(headers.topic))) return 400;
  if (bytes > MOST_BYTES) return 413;
  const [, token, sender] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (!token || sender !== key) return 401;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const claims = await jwtVerify(token, publicKey, { audience: origin, requiredClaims: ['exp', 'sub'] }).catch(
    () => null,
  );
  const ends = claims?.payload.exp ?? 0;
  return claims && ends <= Date.now() / 1_000 + LONGEST_TOKEN_S ? 201 : 401;
}
