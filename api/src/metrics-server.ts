import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/**
 * `/metrics` on a port of its own, which no proxy passes on.
 * @param isWell `/health`, for a process that has no other port: 200, or 503 where it rejects
 */
export function startMetrics(
  { host, port }: { host: string; port: number },
  registry: Registry,
  isWell?: () => Promise<unknown>,
): Server {
  const server = createServer(async (request, response) => {
    if (request.url === '/health' && isWell) {
      const status = await isWell().then(
        () => 200,
        () => 503,
      );
      return response.writeHead(status).end();
    }
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
  return server.listen(port, host);
}
