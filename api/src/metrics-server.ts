import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** `/metrics` on a port of its own, which no proxy passes on. */
export function startMetrics({ host, port }: { host: string; port: number }, registry: Registry): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
  return server.listen(port, host);
}
