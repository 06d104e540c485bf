import { createServer, type Server } from 'node:http';
import type { Db } from '@diyar/db';
import { countDeadLetters } from './dead-letters.ts';
import type { Indexer } from './indexer.ts';
import { countMarks } from './marks.ts';
import type { Metrics } from './metrics.ts';

interface Parts {
  db: Db;
  indexer: Indexer;
  metrics: Metrics;
}

/** `/health` (200 while the database answers, leading or standing by) and `/metrics`, for the operator's network only. */
export function startHealth(at: { host: string; port: number }, { db, indexer, metrics }: Parts): Server {
  async function answer(path: string): Promise<{ status: number; type: string; body: string }> {
    const [pending, buried] = await Promise.all([countMarks(db), countDeadLetters(db)]);
    if (path === '/health') {
      const body = JSON.stringify({ leads: indexer.leads, pending, deadLetters: buried });
      return { status: 200, type: 'application/json', body };
    }
    if (path !== '/metrics') return { status: 404, type: 'text/plain', body: 'not found' };
    metrics.pending.set(pending);
    metrics.buried.set(buried);
    return { status: 200, type: metrics.registry.contentType, body: await metrics.registry.metrics() };
  }
  const server = createServer((request, response) => {
    answer(request.url ?? '')
      .catch((error) => ({ status: 503, type: 'text/plain', body: String(error) }))
      .then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body));
  });
  return server.listen(at.port, at.host);
}
