import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const VAPID = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';

interface Posted {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** A push service on this machine: keeps what is posted to it, and answers as it is told for a path. */
export async function pushService() {
  const posted: Posted[] = [];
  const answers = new Map<string, number[]>();
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const path = request.url ?? '';
    posted.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    const status = answers.get(path)?.shift() ?? 201;
    reply.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    posted,
    /** The next posts to a browser's path are answered so, later ones with 201. */
    answer: (path: string, ...statuses: number[]) => answers.set(path, statuses),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A browser that has subscribed: what it tells the site, and what it reads of a post. */
export function aBrowser(origin: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const path = `/${randomUUID()}`;
  const subscription = {
    endpoint: origin + path,
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  return { path, subscription, read: (body: Buffer) => decrypt(body, ecdh.getPrivateKey(), auth) };
}

/** The receiver's side of RFC 8291, 3.4. */
export function decrypt(body: Buffer, privateKey: Buffer, auth: Buffer): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const hkdf = (...[secret, from, info, bytes]: [Buffer, Buffer, Buffer, number]) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}
