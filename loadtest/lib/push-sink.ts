import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push service on this machine that takes everything and knows how often each browser's address was posted to. */
export async function pushSink() {
  const posts = new Map<string, number>();
  const server = createServer((request, reply) => {
    request.resume().on('end', () => {
      const path = request.url ?? '';
      posts.set(path, (posts.get(path) ?? 0) + 1);
      reply.writeHead(201).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Browsers that heard. */
    heard: () => posts.size,
    /** Posts beyond each browser's first. */
    again: () => [...posts.values()].reduce((sum, count) => sum + count - 1, 0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
