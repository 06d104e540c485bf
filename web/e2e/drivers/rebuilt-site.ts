import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningSite, theSite } from './site.ts';

/** The site behind a door that can hand out another build's worker: the same one with another word at its end. */
export function aSiteThatIsRebuilt(): { build: () => void; site: () => Promise<RunningSite> } {
  let builds = 0;

  async function site(): Promise<RunningSite> {
    const behind = await theSite();
    const door = createServer((asked, reply) => {
      const isWorker = asked.url === '/firebase-messaging-sw.js';
      const headers = { ...asked.headers, ...(isWorker && { 'accept-encoding': 'identity', 'if-none-match': '' }) };
      const forwarded = request(new URL(asked.url ?? '/', behind.url), { method: asked.method, headers }, (answer) => {
        const { 'content-length': _, ...rest } = answer.headers;
        reply.writeHead(answer.statusCode ?? 500, isWorker ? rest : answer.headers);
        answer.on('data', (piece) => reply.write(piece));
        answer.on('end', () => reply.end(isWorker ? `\n// build ${builds}` : undefined));
      });
      forwarded.on('error', () => reply.destroy());
      asked.pipe(forwarded);
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
    const { port } = door.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      async close() {
        door.closeAllConnections();
        door.close();
        await behind.close();
      },
    };
  }

  return { build: () => void builds++, site };
}
